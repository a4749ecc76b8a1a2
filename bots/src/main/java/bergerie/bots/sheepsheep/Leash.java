package bergerie.bots.sheepsheep;

import bergerie.bots.Thought;

/** What every part of a search asks whether it may go on. */
final class Leash {

  private Thought.Watch watch = Thought.unhurried().start();

  /** From now on it is this long. */
  void tie(Thought.Watch next) {
    watch = next;
  }

  boolean isSpent() {
    return watch.spent(0);
  }
}

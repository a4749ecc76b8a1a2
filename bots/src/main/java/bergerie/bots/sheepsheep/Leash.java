package bergerie.bots.sheepsheep;

import bergerie.bots.Thought;
import java.util.List;
import java.util.Optional;
import java.util.function.ToDoubleFunction;

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

  /** The best of several, the first of equals, as far as the time lasts. */
  <T> Optional<T> best(List<T> all, ToDoubleFunction<? super T> value) {
    Optional<T> best = Optional.empty();
    double most = Double.NEGATIVE_INFINITY;
    for (T one : all) {
      double worth = value.applyAsDouble(one);
      if (isSpent()) {
        return best;
      }
      if (worth > most) {
        most = worth;
        best = Optional.of(one);
      }
    }
    return best;
  }
}

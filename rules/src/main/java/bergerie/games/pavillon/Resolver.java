package bergerie.games.pavillon;

/**
 * The loop that carries a game on: it takes the next task from the agenda and does it, until
 * somebody has to choose, a card has to be drawn, or the game is over.
 */
final class Resolver {

  private final Workbench b;
  private final Effects effects;
  private final Preparation preparation;
  private final Fighting fighting;
  private final Casting casting;
  private final Aftermath aftermath;

  Resolver(Workbench b, Story story) {
    this.b = b;
    EffectNotes told = new EffectNotes(b, story);
    CourseNotes notes = new CourseNotes(b, story);
    Triggers triggers = new Triggers(b);
    Blow blow = new Blow(b, told, triggers);
    effects = new Effects(b, told, triggers);
    preparation = new Preparation(b, notes, triggers);
    fighting = new Fighting(b, notes, blow, triggers, effects);
    casting = new Casting(b, notes, triggers);
    aftermath = new Aftermath(b, notes, blow, triggers);
  }

  void run() {
    while (!b.over()) {
      // PT-36: effects resolve wholly before anything else; PT-37: then it is seen who has fallen.
      if (b.losses && b.turn > 0 && !(b.next() instanceof Task.Part) && !ranked()) {
        b.losses = false;
        if (fighting.over()) {
          aftermath.rank();
        }
      }
      Task next = b.next();
      if (next.waiting(b) != Waiting.NOTHING) {
        return;
      }
      b.agenda.removeNext();
      next.carryOut(this);
    }
  }

  private boolean ranked() {
    return !b.ranking.isEmpty();
  }

  Preparation preparation() {
    return preparation;
  }

  Fighting fighting() {
    return fighting;
  }

  Casting casting() {
    return casting;
  }

  Aftermath aftermath() {
    return aftermath;
  }

  Effects effects() {
    return effects;
  }
}

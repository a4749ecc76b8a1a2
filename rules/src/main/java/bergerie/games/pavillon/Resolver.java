package bergerie.games.pavillon;

import bergerie.rules.Seat;

/**
 * The loop that carries a game on: it takes the next task from the agenda and does it, until
 * somebody has to choose, a card has to be drawn, or the game is over.
 */
final class Resolver {

  private final Bench b;
  private final Effects effects;
  private final Preparation preparation;
  private final Fighting fighting;
  private final Casting casting;
  private final Aftermath aftermath;

  Resolver(Bench b, Story story) {
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
    while (!b.agenda.isEmpty()) {
      // PT-36: effects resolve wholly before anything else; PT-37: then it is seen who has fallen.
      if (b.losses && b.turn > 0 && !(b.next() instanceof Task.Part) && !ranked()) {
        b.losses = false;
        if (fighting.over()) {
          aftermath.rank();
        }
      }
      if (Waiting.of(b, b.next()) != Waiting.NOTHING) {
        return;
      }
      carryOut(b.agenda.removeNext());
    }
  }

  private boolean ranked() {
    return !b.ranking.isEmpty();
  }

  private void carryOut(Task task) {
    switch (task) {
      case Task.Fire fire -> effects.fire(fire);
      case Task.Apply apply -> effects.apply(apply);
      case Task.Settle settle -> casting.settle(settle);
      case Task.DrawSpell _, Task.LoseSpell _, Task.GiveUpSpell _, Task.Shed _ -> {
        // Nothing to draw, to lose or to shed.
      }

      case Task.DealStarters _, Task.FillShop _, Task.DrawFirst _ -> {
        // Done card by card.
      }
      case Task.ChooseStarters _ -> preparation.revealStarters();

      case Task.Prepare _ -> preparation.prepare();
      case Task.Shopping _ -> {
        // No action left.
      }
      case Task.Refresh _, Task.Place _, Task.Tame _, Task.Adopt _ ->
          throw new IllegalStateException(task + " waits");

      case Task.StartCombat _ -> fighting.start();
      case Task.StartTurn(Seat seat) -> fighting.startTurn(seat);
      case Task.Respond respond -> window(respond);
      case Task.ChooseStrike(var extra) -> fighting.cannotStrike(extra);
      case Task.Land _ -> fighting.land();
      case Task.Extras _ -> fighting.extras();
      case Task.EndTurn _ -> fighting.endTurn();

      case Task.Rest _ -> aftermath.rest();
      case Task.WeaponStrike(Seat seat) -> aftermath.strike(seat, Facts.besides(b, seat));
      case Task.LoseToVenom _ -> aftermath.venom();
      case Task.Eliminate _ -> aftermath.eliminate();
      case Task.Reveal _ -> {
        // No spell is left to reveal.
      }
      case Task.PickSpell(Seat seat) -> aftermath.noSpell(seat);
    }
  }

  // PT-35: a window opens with a fresh glass, where somebody may respond.
  private void window(Task.Respond respond) {
    if (b.ground().sand() && Facts.eligible(b) != 0) {
      b.glasses++;
      b.agenda.first(new Task.Respond(respond.window(), 0, b.glasses));
    }
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

package bergerie.games.pavillon.play;

import bergerie.games.pavillon.facts.Waiting;
import bergerie.games.pavillon.table.Task;
import bergerie.games.pavillon.telling.Story;
import bergerie.rules.Seat;

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
    EffectNotes notes = new EffectNotes(b, story);
    Triggers triggers = new Triggers(b);
    Blow blow = new Blow(b, notes, triggers);
    Gear gear = new Gear(b, new GearNotes(b, story));
    effects = new Effects(b, notes, gear, triggers);
    preparation = new Preparation(b, new PreparationNotes(story), gear, triggers);
    fighting = new Fighting(b, new CombatNotes(b, story), blow, triggers, effects);
    casting = new Casting(b, new CastingNotes(story), gear, triggers);
    aftermath = new Aftermath(b, new AftermathNotes(b, story), blow, triggers);
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
      if (Waiting.of(b, next) != Waiting.NOTHING) {
        return;
      }
      b.agenda.removeNext();
      carryOut(next);
    }
  }

  private void carryOut(Task task) {
    switch (task) {
      case Task.Fire fire -> effects.fire(fire);
      case Task.Apply apply -> effects.apply(apply);
      case Task.Settle settle -> casting.settle(settle);
      case Task.Respond window -> fighting.open(window);
      case Task.ChooseStrike(var extra) -> fighting.cannotStrike(extra);
      case Task.Land _ -> fighting.land();
      case Task.Extras _ -> fighting.extras();
      case Task.EndTurn _ -> fighting.endTurn();
      case Task.StartTurn(Seat seat) -> fighting.startTurn(seat);
      case Task.StartCombat _ -> fighting.start();
      case Task.Rest _ -> aftermath.rest();
      case Task.WeaponStrike(Seat seat) -> aftermath.strike(seat);
      case Task.LoseToVenom _ -> aftermath.venom();
      case Task.Eliminate _ -> aftermath.eliminate();
      case Task.PickSpell(Seat seat) -> aftermath.noSpell(seat);
      case Task.ChooseStarters _ -> preparation.revealStarters();
      case Task.Prepare _ -> {
        aftermath.leaveDeclined();
        preparation.prepare();
      }
      // Nothing is left to draw, or to choose from.
      case Task.Drawing _,
          Task.GiveUpSpell _,
          Task.Shed _,
          Task.Shopping _,
          Task.Place _,
          Task.Adopt _ -> {}
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

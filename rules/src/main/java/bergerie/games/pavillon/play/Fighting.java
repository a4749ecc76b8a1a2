package bergerie.games.pavillon.play;

import bergerie.games.pavillon.cards.ShortList;
import bergerie.games.pavillon.cards.Trigger.Moment;
import bergerie.games.pavillon.facts.Facts;
import bergerie.games.pavillon.play.Triggers.Occasion;
import bergerie.games.pavillon.player.Affliction;
import bergerie.games.pavillon.player.Affliction.Calmed;
import bergerie.games.pavillon.player.Affliction.Poisoned;
import bergerie.games.pavillon.player.Affliction.Stunned;
import bergerie.games.pavillon.player.Pet;
import bergerie.games.pavillon.player.PetRef;
import bergerie.games.pavillon.player.Player;
import bergerie.games.pavillon.player.Standing;
import bergerie.games.pavillon.table.Agreement.Rate;
import bergerie.games.pavillon.table.Cause;
import bergerie.games.pavillon.table.Extra;
import bergerie.games.pavillon.table.Schedule;
import bergerie.games.pavillon.table.Strike;
import bergerie.games.pavillon.table.Task;
import bergerie.rules.Seat;
import java.util.Optional;

/** A combat from its first turn to its last (PT-30 to PT-37). */
final class Fighting {

  /** PT-37: from this turn on the pets tire, so that no combat goes on for ever. */
  static final int TIRING = 100;

  /** Those that come again when the end of a turn has brought extra strikes. */
  private static final ShortList<Task> EXTRA_COURSE =
      ShortList.copyOf(Schedule.TURN.subList(2, Schedule.TURN.size()));

  private final Workbench b;
  private final CombatNotes notes;
  private final Blow blow;
  private final Triggers triggers;
  private final Effects effects;

  Fighting(Workbench b, CombatNotes notes, Blow blow, Triggers triggers, Effects effects) {
    this.b = b;
    this.notes = notes;
    this.blow = blow;
    this.triggers = triggers;
    this.effects = effects;
  }

  // PT-30: all pets are healed and face up; the winner of the last combat starts; start-of-combat
  // effects go in turn order.
  void start() {
    Seat first = b.survivors().getFirst();
    b.active = first;
    b.turn = 1;
    b.passes = 0;
    b.cast = 0;
    b.steps = 0;
    b.declared = Optional.empty();
    b.extras = ShortList.none();
    b.fallen = ShortList.none();
    b.ranking = ShortList.none();
    notes.combatStarts(b.round, first);
    for (Seat seat : b.clockwiseFrom(first)) {
      b.set(seat, b.player(seat).rested());
      for (Pet pet : b.player(seat).pets()) {
        PetRef ref = PetRef.of(seat, pet.slot());
        int most = Facts.most(b, ref);
        if (pet.life() != most) {
          b.set(ref, pet.withLife(most));
        }
      }
    }
    for (Seat seat : b.clockwiseFrom(first)) {
      triggers.reached(seat, Moment.COMBAT_START, Cause.NONE);
    }
    b.agenda.last(new Task.StartTurn(first));
    b.losses = true;
  }

  // PT-37: whoever has no living pet falls; at once: the others clockwise, the active player last.
  // Whether the combat is over.
  boolean over() {
    int standing = 0;
    for (Seat seat : b.ground().clockwiseFrom(b.active.next(1, b.seats()))) {
      if (b.player(seat).hasLivingPet()) {
        standing++;
      } else if (b.player(seat).in() && !b.fallen.contains(seat)) {
        b.fallen = b.fallen.and(seat);
        notes.fell(seat);
      }
    }
    return standing <= 1;
  }

  // PT-30: clockwise, past those who have fallen. PT-34: poison works at the start of its owner's
  // turn.
  void startTurn(Seat from) {
    Seat seat = from;
    while (!b.player(seat).hasLivingPet()) {
      seat = seat.next(1, b.seats());
    }
    b.active = seat;
    b.cast = spentAt(from, seat);
    b.steps = 0;
    b.set(seat, b.player(seat).tallied(b.player(seat).tally().turnBegun()));
    notes.turnStarts(seat);
    ShortList<PetRef> dead = ShortList.none();
    for (Pet pet : b.player(seat).pets()) {
      PetRef ref = PetRef.of(seat, pet.slot());
      if (pet.alive() && suffers(ref, pet)) {
        dead = dead.and(ref);
      }
    }
    b.agenda.first(Schedule.TURN);
    triggers.died(dead);
  }

  // PT-35: by the lap one may cast anew from the own turn on, even where it is skipped.
  private int spentAt(Seat from, Seat now) {
    if (b.ground().agreed().spells() != Rate.LAP) {
      return b.cast;
    }
    int spent = b.cast & ~(1 << now.index());
    for (Seat seat = from; !seat.equals(now); seat = seat.next(1, b.seats())) {
      spent &= ~(1 << seat.index());
    }
    return spent;
  }

  /** Poison, and tiredness in a very long combat; whether the pet died of it. */
  private boolean suffers(PetRef ref, Pet pet) {
    if (pet.afflictions().isEmpty() && b.turn < TIRING) {
      return false;
    }
    int loss = 0;
    ShortList<Affliction> left = ShortList.none();
    for (Affliction affliction : pet.afflictions()) {
      switch (affliction) {
        case Poisoned poison -> {
          loss += poison.amount();
          left = poison.turns() > 1 ? left.and(poison.turnPassed()) : left;
        }
        case Stunned _, Calmed _ -> left = left.and(affliction);
      }
    }
    if (loss > 0) {
      b.set(ref, pet.suffering(left));
      notes.poisonBites(ref, loss);
    }
    int tired = Math.max(0, b.turn - TIRING + 1);
    if (tired > 0) {
      notes.tired(ref.seat(), tired);
    }
    return effects.lose(ref, loss + tired);
  }

  // PT-35: a window opens with a fresh glass, where somebody may respond.
  void open(Task.Respond window) {
    if (b.ground().sand() && b.eligible() != 0) {
      b.glasses++;
      b.agenda.first(new Task.Respond(window.window(), 0, b.glasses));
    }
  }

  // PT-31: a strike is declared. A player who passed until attacked is asked again.
  void declare(Strike strike) {
    b.declared = Optional.of(strike);
    b.passes = 0;
    b.steps++;
    Player struck = b.player(strike.at().seat());
    if (struck.standing() == Standing.UNTIL_ATTACKED) {
      b.set(strike.at().seat(), struck.standing(Standing.ASK));
    }
    b.agenda.first(Schedule.STRIKE);
  }

  // PT-33: a strike is passed, of one's own will or because there is none. An extra strike may
  // always be left out.
  void hold(Optional<Extra> extra) {
    b.steps++;
    if (extra.isEmpty()) {
      b.passes |= 1 << b.active.index();
    }
  }

  void cannotStrike(Optional<Extra> extra) {
    if (b.player(b.active).hasLivingPet()) {
      notes.cannotStrike(b.active);
    }
    hold(extra);
  }

  // PT-31: the pet loses the Attack, no counter-strike. PT-36: a declared strike whose striker or
  // target is gone is lost.
  void land() {
    if (b.declared.isEmpty()
        || !b.alive(b.declared.get().by())
        || !b.alive(b.declared.get().at())) {
      notes.lost();
      b.declared = Optional.empty();
      return;
    }
    Strike strike = b.declared.get();
    int life = b.surely(strike.at()).life();
    int damage = blow.ofPet(strike);
    notes.struck(strike, damage);
    Occasion hit = new Occasion(Moment.ON_STRIKE, strike.by(), Cause.of(strike.at()));
    if (effects.lose(strike.at(), damage)) {
      Cause kill = Cause.of(strike.at(), damage - life);
      ShortList<Occasion> both = ShortList.of(hit, new Occasion(Moment.ON_KILL, strike.by(), kill));
      triggers.happened(Triggers.death(both, strike.at(), Cause.of(strike.by())));
    } else {
      Cause blow = Cause.of(strike.by());
      triggers.happened(ShortList.of(hit, new Occasion(Moment.ON_STRUCK, strike.at(), blow)));
    }
  }

  /** Extra strikes come after the turn's own. */
  void extras() {
    b.declared = Optional.empty();
    if (!b.extras.isEmpty()) {
      Extra extra = b.extras.getFirst();
      b.extras = b.extras.removed(0);
      b.agenda.first(new Task.ChooseStrike(Optional.of(extra)), new Task.Extras());
    }
  }

  // PT-31: then the turn ends. PT-34: stuns count their owner's turns.
  void endTurn() {
    if (!b.extras.isEmpty()) {
      b.agenda.first(EXTRA_COURSE);
      return;
    }
    ShortList<PetRef> dead = ShortList.none();
    for (PetRef ref : PetRef.of(PetRef.bits(b.active, b.player(b.active).pets().stunned()))) {
      if (recovers(ref, b.surely(ref))) {
        dead = dead.and(ref);
      }
    }
    triggers.died(dead);
    b.turn++;
    // PT-35: by the turn everyone may cast anew.
    b.cast = b.ground().agreed().spells() == Rate.TURN ? 0 : b.cast;
    b.agenda.last(new Task.StartTurn(b.active.next(1, b.seats())));
  }

  /** Whether the pet died of what came after the stun. */
  private boolean recovers(PetRef ref, Pet pet) {
    int after = 0;
    ShortList<Affliction> left = ShortList.none();
    for (Affliction affliction : pet.afflictions()) {
      switch (affliction) {
        case Stunned stunned when stunned.turns() > 1 -> left = left.and(stunned.turnPassed());
        case Stunned stunned -> after += stunned.after();
        case Poisoned _, Calmed _ -> left = left.and(affliction);
      }
    }
    b.set(ref, pet.suffering(left));
    effects.wakes(ref);
    if (after > 0) {
      notes.stingsAfter(ref, after);
    }
    return effects.lose(ref, after);
  }
}

package bergerie.games.pavillon.play;

import bergerie.games.pavillon.cards.Ability;
import bergerie.games.pavillon.cards.Powers;
import bergerie.games.pavillon.cards.ShortList;
import bergerie.games.pavillon.cards.Spell;
import bergerie.games.pavillon.cards.Trigger;
import bergerie.games.pavillon.cards.Trigger.Moment;
import bergerie.games.pavillon.cards.Uses;
import bergerie.games.pavillon.facts.Facts;
import bergerie.games.pavillon.player.Pet;
import bergerie.games.pavillon.player.PetRef;
import bergerie.games.pavillon.player.Player;
import bergerie.games.pavillon.table.Cause;
import bergerie.games.pavillon.table.Source;
import bergerie.games.pavillon.table.Task;
import bergerie.rules.Seat;

/** Finds the abilities that something sets off, in the order they work. */
final class Triggers {

  private final Workbench b;

  Triggers(Workbench b) {
    this.b = b;
  }

  /** Something that has happened to a pet. */
  record Occasion(Moment moment, PetRef subject, Cause matter) {}

  // PT-36: simultaneous triggers go clockwise from the active player.
  void happened(ShortList<Occasion> occasions) {
    for (Seat seat : b.ground().clockwiseFrom(b.active)) {
      if ((b.player(seat).fired() & concerning(seat, occasions)) != 0) {
        noticed(seat, occasions);
      }
    }
  }

  /** The moments at which a card of this player may do something, as bits. */
  private static int concerning(Seat seat, ShortList<Occasion> occasions) {
    int moments = 0;
    for (Occasion occasion : occasions) {
      boolean concerned =
          occasion.moment() == Moment.ANY_DEATH || occasion.subject().seat().equals(seat);
      moments |= concerned ? occasion.moment().bit() : 0;
    }
    return moments;
  }

  private void noticed(Seat seat, ShortList<Occasion> occasions) {
    for (Pet pet : b.player(seat).pets()) {
      for (Occasion occasion : occasions) {
        PetRef ref = PetRef.of(seat, pet.slot());
        if (concerns(ref, pet, occasion)) {
          fire(Source.of(ref), pet.species().powers(), occasion.moment(), occasion.matter());
        }
      }
    }
    for (Occasion occasion : occasions) {
      if (occasion.subject().seat().equals(seat)) {
        gearFires(seat, occasion.moment(), occasion.matter());
      }
    }
  }

  private static boolean concerns(PetRef ref, Pet pet, Occasion occasion) {
    boolean same = ref.equals(occasion.subject());
    return switch (occasion.moment()) {
      case ON_DEATH -> same && !pet.alive();
      case ALLY_DEATH -> !same && pet.alive() && ref.seat().equals(occasion.subject().seat());
      case ANY_DEATH -> !same && pet.alive();
      case ON_TAME,
          COMBAT_START,
          BEFORE_STRIKE,
          ON_STRIKE,
          ON_STRUCK,
          ON_KILL,
          ON_EQUIP,
          WEAPON_STRIKE,
          WEAPON_HIT_TAKEN,
          ROUND_WON,
          ROUND_LAST,
          PASSIVE,
          CAST ->
          same && pet.alive();
    };
  }

  /** The weapon, then the aspect. */
  private void gearFires(Seat seat, Moment moment, Cause matter) {
    Player player = b.player(seat);
    fire(Source.weapon(seat), player.weapon().powers(), moment, matter);
    if (player.aspect().isPresent()) {
      fire(Source.aspect(seat), player.aspect().get().powers(), moment, matter);
    }
  }

  private void fire(Source source, Powers powers, Moment moment, Cause matter) {
    for (int left = powers.firingAt(moment); left != 0; left &= left - 1) {
      b.agenda.queue(new Task.Fire(source, Integer.numberOfTrailingZeros(left), matter));
    }
  }

  /** Pets have died, not of a strike. */
  void died(ShortList<PetRef> dead) {
    if (dead.isEmpty()) {
      return;
    }
    ShortList<Occasion> occasions = ShortList.none();
    for (PetRef ref : dead) {
      occasions = death(occasions, ref, Cause.NONE);
    }
    happened(occasions);
  }

  /** What has happened, and the death of a pet besides. */
  static ShortList<Occasion> death(ShortList<Occasion> before, PetRef ref, Cause cause) {
    return before
        .and(new Occasion(Moment.ON_DEATH, ref, cause))
        .and(new Occasion(Moment.ALLY_DEATH, ref, Cause.of(ref)))
        .and(new Occasion(Moment.ANY_DEATH, ref, Cause.of(ref)));
  }

  /** A moment for all cards of a player. */
  void reached(Seat seat, Moment moment, Cause matter) {
    if ((b.player(seat).fired() & moment.bit()) == 0) {
      return;
    }
    for (Pet pet : b.player(seat).pets()) {
      if (pet.alive()) {
        Source source = Source.of(PetRef.of(seat, pet.slot()));
        fire(source, pet.species().powers(), moment, matter);
      }
    }
    gearFires(seat, moment, matter);
  }

  void cast(Seat seat, Spell spell, Cause matter) {
    Player player = b.player(seat);
    for (Pet pet : player.pets()) {
      if (pet.alive()) {
        Source source = Source.of(PetRef.of(seat, pet.slot()));
        answer(source, pet.species().powers(), spell, matter);
      }
    }
    answer(Source.weapon(seat), player.weapon().powers(), spell, matter);
    if (player.aspect().isPresent()) {
      answer(Source.aspect(seat), player.aspect().get().powers(), spell, matter);
    }
  }

  private void answer(Source source, Powers powers, Spell spell, Cause matter) {
    if (!powers.answer(spell.family())) {
      return;
    }
    for (int i = 0; i < powers.all().size(); i++) {
      if (powers.all().get(i).trigger() instanceof Trigger.SpellCast(var families)
          && families.contains(spell.family())) {
        b.agenda.queue(new Task.Fire(source, i, matter));
      }
    }
  }

  /** The one card that is new. */
  void arrived(Source source, Moment moment) {
    fire(source, b.card(source).powers(), moment, Cause.NONE);
  }

  /** Whether the card is still there, its limit not reached and its condition met. */
  boolean ready(Task.Fire fire) {
    if (fire.source() instanceof Source.OfPet(PetRef ref)
        && (b.pet(ref).isEmpty() || !works(ref, fire.ability()))) {
      return false;
    }
    return ready(fire.source(), fire.ability(), fire.matter());
  }

  private boolean works(PetRef ref, int ability) {
    boolean whenDead = b.surely(ref).species().powers().all().get(ability).at(Moment.ON_DEATH);
    return b.alive(ref) != whenDead;
  }

  boolean ready(Source source, int index, Cause matter) {
    Ability ability = b.ability(source, index);
    return (ability.limit() == Ability.UNLIMITED || used(source, index) < ability.limit())
        && Facts.holds(b, ability.condition(), source, matter);
  }

  private int used(Source source, int ability) {
    return switch (source) {
      case Source.OfPet(PetRef ref) -> b.surely(ref).used(ability);
      case Source.OfWeapon(Seat seat) -> Uses.of(b.player(seat).tally().weapon(), ability);
      case Source.OfAspect(Seat seat) -> Uses.of(b.player(seat).tally().aspect(), ability);
      case Source.OfSpell _ -> 0;
    };
  }

  /** Counts a use, where there is a limit to it. */
  void use(Source source, int index) {
    if (b.ability(source, index).limit() == Ability.UNLIMITED) {
      return;
    }
    switch (source) {
      case Source.OfPet(PetRef ref) -> b.set(ref, b.surely(ref).using(index));
      case Source.OfWeapon(Seat seat) -> {
        Player player = b.player(seat);
        b.set(seat, player.tallied(player.tally().usingWeapon(index)));
      }
      case Source.OfAspect(Seat seat) -> {
        Player player = b.player(seat);
        b.set(seat, player.tallied(player.tally().usingAspect(index)));
      }
      case Source.OfSpell _ -> {}
    }
  }
}

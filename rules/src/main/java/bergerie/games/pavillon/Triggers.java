package bergerie.games.pavillon;

import bergerie.games.pavillon.Trigger.Moment;
import bergerie.rules.Seat;
import java.util.List;

/** Finds the abilities that something sets off, in the order they work. */
final class Triggers {

  private final Bench b;

  Triggers(Bench b) {
    this.b = b;
  }

  /** Something that has happened to a pet. */
  record Occasion(Moment moment, PetRef subject, Matter matter) {}

  // PT-36: simultaneous triggers go clockwise from the active player.
  void happened(Few<Occasion> occasions) {
    int moments = 0;
    for (Occasion occasion : occasions) {
      moments |= occasion.moment().bit();
    }
    Few<Seat> round = b.ground().clockwiseFrom(b.active);
    for (int i = 0; i < round.size(); i++) {
      if ((b.player(round.get(i)).fired() & moments) != 0) {
        noticed(round.get(i), occasions);
      }
    }
  }

  private void noticed(Seat seat, Few<Occasion> occasions) {
    for (Pet pet : b.player(seat).pets()) {
      for (Occasion occasion : occasions) {
        PetRef ref = PetRef.of(seat, pet.slot());
        if (pet.species().powers().fireAt(occasion.moment()) && concerns(ref, pet, occasion)) {
          fire(new Source.OfPet(ref), pet.species(), occasion.moment(), occasion.matter());
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
  private void gearFires(Seat seat, Moment moment, Matter matter) {
    Player player = b.player(seat);
    if (player.weapon().powers().fireAt(moment)) {
      fire(new Source.OfWeapon(seat), player.weapon(), moment, matter);
    }
    if (player.aspect().isPresent() && player.aspect().get().powers().fireAt(moment)) {
      fire(new Source.OfAspect(seat), player.aspect().get(), moment, matter);
    }
  }

  private void fire(Source source, Card card, Moment moment, Matter matter) {
    List<Ability> abilities = card.abilities();
    for (int i = 0; i < abilities.size(); i++) {
      if (abilities.get(i).at(moment) && !abilities.get(i).shapes()) {
        b.agenda.queue(new Task.Fire(source, i, matter));
      }
    }
  }

  /** Pets have died, not of a strike. */
  void died(Few<PetRef> dead) {
    if (dead.isEmpty()) {
      return;
    }
    Few<Occasion> occasions = Few.none();
    for (PetRef ref : dead) {
      occasions = death(occasions, ref, Matter.NONE);
    }
    happened(occasions);
  }

  /** What has happened, and the death of a pet besides. */
  static Few<Occasion> death(Few<Occasion> before, PetRef ref, Matter cause) {
    return before
        .and(new Occasion(Moment.ON_DEATH, ref, cause))
        .and(new Occasion(Moment.ALLY_DEATH, ref, Matter.of(ref)))
        .and(new Occasion(Moment.ANY_DEATH, ref, Matter.of(ref)));
  }

  /** A moment for all cards of a player. */
  void reached(Seat seat, Moment moment, Matter matter) {
    if ((b.player(seat).fired() & moment.bit()) == 0) {
      return;
    }
    for (Pet pet : b.player(seat).pets()) {
      if (pet.alive() && pet.species().powers().fireAt(moment)) {
        fire(new Source.OfPet(PetRef.of(seat, pet.slot())), pet.species(), moment, matter);
      }
    }
    gearFires(seat, moment, matter);
  }

  void cast(Seat seat, Spell spell, Matter matter) {
    Player player = b.player(seat);
    for (Pet pet : player.pets()) {
      if (pet.alive()) {
        answer(new Source.OfPet(PetRef.of(seat, pet.slot())), pet.species(), spell, matter);
      }
    }
    answer(new Source.OfWeapon(seat), player.weapon(), spell, matter);
    if (player.aspect().isPresent()) {
      answer(new Source.OfAspect(seat), player.aspect().get(), spell, matter);
    }
  }

  private void answer(Source source, Card card, Spell spell, Matter matter) {
    if (!card.powers().answer(spell.family())) {
      return;
    }
    for (int i = 0; i < card.abilities().size(); i++) {
      if (card.abilities().get(i).trigger() instanceof Trigger.SpellCast(var families)
          && families.contains(spell.family())) {
        b.agenda.queue(new Task.Fire(source, i, matter));
      }
    }
  }

  /** The one card that is new. */
  void arrived(Source source, Moment moment) {
    fire(source, Choices.card(b, source), moment, Matter.NONE);
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
    boolean whenDead = b.surely(ref).species().abilities().get(ability).at(Moment.ON_DEATH);
    return b.alive(ref) != whenDead;
  }

  boolean ready(Source source, int index, Matter matter) {
    Ability ability = Choices.card(b, source).abilities().get(index);
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
    if (Choices.card(b, source).abilities().get(index).limit() == Ability.UNLIMITED) {
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

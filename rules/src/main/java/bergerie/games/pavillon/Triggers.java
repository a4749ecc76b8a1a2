package bergerie.games.pavillon;

import bergerie.games.pavillon.Trigger.Moment;
import bergerie.rules.Seat;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Finds the abilities that something sets off, in the order they work. */
final class Triggers {

  private final Bench b;

  Triggers(Bench b) {
    this.b = b;
  }

  /** Something that has happened to a pet. */
  record Occasion(Moment moment, PetRef subject, Matter matter) {}

  // PT-36: simultaneous triggers go clockwise from the active player.
  void happened(List<Occasion> occasions) {
    if (occasions.isEmpty()) {
      return;
    }
    List<Task.Part> fires = new ArrayList<>();
    for (Seat seat : b.clockwiseFrom(b.active)) {
      Player player = b.player(seat);
      for (Pet pet : player.pets()) {
        PetRef ref = PetRef.of(seat, pet.slot());
        for (Occasion occasion : occasions) {
          if (concerns(ref, pet, occasion)) {
            collect(new Source.OfPet(ref), pet.species(), occasion, fires);
          }
        }
      }
      for (Occasion occasion : occasions) {
        if (occasion.subject().seat().equals(seat)) {
          collect(new Source.OfWeapon(seat), player.weapon(), occasion, fires);
          if (player.aspect().isPresent()) {
            collect(new Source.OfAspect(seat), player.aspect().get(), occasion, fires);
          }
        }
      }
    }
    b.queue(fires);
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

  private static void collect(Source source, Card card, Occasion occasion, List<Task.Part> fires) {
    for (int i = 0; i < card.abilities().size(); i++) {
      if (card.abilities().get(i).at(occasion.moment()) && !Blow.shapes(card.abilities().get(i))) {
        fires.add(new Task.Fire(source, i, occasion.matter()));
      }
    }
  }

  /** Pets have died, of a strike or of something else. */
  void died(List<PetRef> dead, Optional<PetRef> striker) {
    List<Occasion> occasions = new ArrayList<>();
    dead.forEach(ref -> occasions.addAll(deaths(ref, striker)));
    happened(occasions);
  }

  static List<Occasion> deaths(PetRef ref, Optional<PetRef> striker) {
    return List.of(
        new Occasion(Moment.ON_DEATH, ref, striker.map(Matter::of).orElse(Matter.NONE)),
        new Occasion(Moment.ALLY_DEATH, ref, Matter.of(ref)),
        new Occasion(Moment.ANY_DEATH, ref, Matter.of(ref)));
  }

  /** A moment for all cards of a player. */
  void reached(Seat seat, Moment moment, Matter matter) {
    List<Task.Part> fires = new ArrayList<>();
    for (Source source : cards(seat)) {
      Card card = Choices.card(b, source);
      for (int i = 0; i < card.abilities().size(); i++) {
        if (card.abilities().get(i).at(moment) && !Blow.shapes(card.abilities().get(i))) {
          fires.add(new Task.Fire(source, i, matter));
        }
      }
    }
    b.queue(fires);
  }

  void cast(Seat seat, Spell spell, Matter matter) {
    List<Task.Part> fires = new ArrayList<>();
    for (Source source : cards(seat)) {
      Card card = Choices.card(b, source);
      for (int i = 0; i < card.abilities().size(); i++) {
        if (card.abilities().get(i).trigger() instanceof Trigger.SpellCast(var families)
            && families.contains(spell.family())) {
          fires.add(new Task.Fire(source, i, matter));
        }
      }
    }
    b.queue(fires);
  }

  /** The one card that is new. */
  void arrived(Source source, Moment moment) {
    List<Task.Part> fires = new ArrayList<>();
    Card card = Choices.card(b, source);
    for (int i = 0; i < card.abilities().size(); i++) {
      if (card.abilities().get(i).at(moment)) {
        fires.add(new Task.Fire(source, i, Matter.NONE));
      }
    }
    b.queue(fires);
  }

  private List<Source> cards(Seat seat) {
    List<Source> sources = new ArrayList<>();
    for (Pet pet : b.player(seat).pets()) {
      if (pet.alive()) {
        sources.add(new Source.OfPet(PetRef.of(seat, pet.slot())));
      }
    }
    sources.add(new Source.OfWeapon(seat));
    if (b.player(seat).aspect().isPresent()) {
      sources.add(new Source.OfAspect(seat));
    }
    return sources;
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
    boolean whenDead =
        b.pet(ref).orElseThrow().species().abilities().get(ability).at(Moment.ON_DEATH);
    return b.alive(ref) != whenDead;
  }

  boolean ready(Source source, int index, Matter matter) {
    Ability ability = Choices.card(b, source).abilities().get(index);
    return (ability.limit() == Ability.UNLIMITED || used(source, index) < ability.limit())
        && Facts.holds(b, ability.condition(), source, matter);
  }

  private int used(Source source, int ability) {
    return switch (source) {
      case Source.OfPet(PetRef ref) -> b.pet(ref).orElseThrow().used(ability);
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
      case Source.OfPet(PetRef ref) -> b.set(ref, b.pet(ref).orElseThrow().using(index));
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

package bergerie.games.pavillon;

import bergerie.rules.Seat;
import bergerie.rules.Words;
import java.util.List;
import java.util.stream.Collectors;

/** What seats, pets and cards are called. */
final class Names {

  private Names() {}

  static String seat(Seat seat) {
    return "P" + (seat.index() + 1);
  }

  static String seats(List<Seat> seats) {
    return seats.stream().map(Names::seat).collect(Collectors.joining(","));
  }

  /** A pet by its place, as cues have it: {@code P2.1}. */
  static String place(PetRef ref) {
    return seat(ref.seat()) + "." + (ref.slot() + 1);
  }

  /** A pet by name, as moves have it: {@code P2.loup}, its twin {@code P2.loup2}. */
  static String pet(Situation s, PetRef ref) {
    Pet pet = s.surely(ref);
    int twin = 1;
    for (Pet other : s.player(ref.seat()).pets()) {
      if (other.slot() < pet.slot() && other.species().equals(pet.species())) {
        twin++;
      }
    }
    return seat(ref.seat()) + "." + pet.species().id() + (twin > 1 ? twin : "");
  }

  /** A pet to people. */
  static Words petWords(Situation s, PetRef ref) {
    return s.pet(ref)
        .orElseThrow()
        .species()
        .name()
        .then(Words.same(" (" + seat(ref.seat()) + ")"));
  }

  static Words source(Situation s, Source source) {
    return switch (source) {
      case Source.OfPet(PetRef ref) -> petWords(s, ref);
      case Source.OfWeapon(_), Source.OfAspect(_), Source.OfSpell(_, _) ->
          Choices.card(s, source).name();
    };
  }
}

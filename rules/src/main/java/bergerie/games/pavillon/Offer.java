package bergerie.games.pavillon;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The pets of the first preparation, seen by one player only (PT-10).
 *
 * @param kept the one the player keeps, sealed until all have chosen
 */
record Offer(List<Species> pets, Optional<Species> kept) {

  static final int SIZE = 3;
  static final Offer NONE = new Offer(List.of(), Optional.empty());

  Offer {
    pets = List.copyOf(pets);
  }

  Offer and(Species pet) {
    List<Species> more = new ArrayList<>(pets);
    more.add(pet);
    more.sort((a, b) -> Integer.compare(a.index(), b.index()));
    return new Offer(more, kept);
  }

  Offer keeping(Species pet) {
    return new Offer(pets, Optional.of(pet));
  }
}

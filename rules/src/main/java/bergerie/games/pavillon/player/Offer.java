package bergerie.games.pavillon.player;

import bergerie.games.pavillon.cards.ShortList;
import bergerie.games.pavillon.cards.Species;
import java.util.Optional;

/**
 * The pets of the first preparation, seen by one player only (PT-10).
 *
 * @param kept the one the player keeps, sealed until all have chosen
 */
public record Offer(ShortList<Species> pets, Optional<Species> kept) {

  public static final int SIZE = 3;
  public static final Offer NONE = new Offer(ShortList.none(), Optional.empty());

  public Offer and(Species pet) {
    int place = pets.size();
    while (place > 0 && pets.get(place - 1).index() > pet.index()) {
      place--;
    }
    return new Offer(pets.inserted(place, pet), kept);
  }

  public Offer keeping(Species pet) {
    return new Offer(pets, Optional.of(pet));
  }
}

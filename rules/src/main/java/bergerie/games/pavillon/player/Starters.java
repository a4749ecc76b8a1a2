package bergerie.games.pavillon.player;

import bergerie.games.pavillon.cards.ShortList;
import bergerie.games.pavillon.cards.Species;
import java.util.Optional;

/**
 * The pets of the first preparation, seen by one player only (PT-10).
 *
 * @param kept the one the player keeps, sealed until all have chosen
 */
public record Starters(ShortList<Species> pets, Optional<Species> kept) {

  public static final int SIZE = 3;
  public static final Starters NONE = new Starters(ShortList.none(), Optional.empty());

  public Starters and(Species pet) {
    int place = pets.size();
    while (place > 0 && pets.get(place - 1).index() > pet.index()) {
      place--;
    }
    return new Starters(pets.inserted(place, pet), kept);
  }

  public Starters keeping(Species pet) {
    return new Starters(pets, Optional.of(pet));
  }
}

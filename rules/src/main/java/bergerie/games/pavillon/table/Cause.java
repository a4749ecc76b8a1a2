package bergerie.games.pavillon.table;

import bergerie.games.pavillon.cards.ShortList;
import bergerie.games.pavillon.player.PetRef;
import bergerie.rules.Seat;
import java.util.List;

/**
 * What an ability was set off by.
 *
 * @param pets the struck pet, the attacker, the dead, or what a spell was aimed at
 * @param players the players hit, or whom a spell was aimed at
 * @param amount the damage left over of a killing strike
 */
public record Cause(ShortList<PetRef> pets, ShortList<Seat> players, int amount) {

  public static final Cause NONE = new Cause(ShortList.none(), ShortList.none(), 0);

  private static final List<Cause> OF_ONE =
      PetRef.everywhere().stream().map(pet -> of(pet, 0)).toList();

  public static Cause of(PetRef pet) {
    return OF_ONE.get(pet.index());
  }

  public static Cause of(PetRef pet, int amount) {
    return new Cause(pet.alone(), ShortList.none(), amount);
  }

  public static Cause hit(ShortList<Seat> players) {
    return new Cause(ShortList.none(), players, 0);
  }
}

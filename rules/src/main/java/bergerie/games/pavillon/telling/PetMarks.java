package bergerie.games.pavillon.telling;

import bergerie.games.pavillon.cards.Effect;
import bergerie.games.pavillon.player.Affliction;
import bergerie.games.pavillon.player.Affliction.Calmed;
import bergerie.games.pavillon.player.Affliction.Poisoned;
import bergerie.games.pavillon.player.Affliction.Stunned;
import bergerie.games.pavillon.player.Pet;
import java.util.ArrayList;
import java.util.List;

/** What a pet has gained, suffers and has used: {@code up1}, {@code stun2}, {@code poison1/3}. */
public final class PetMarks {

  public static final String CALM = "calm";

  private PetMarks() {}

  public static List<String> of(Pet pet) {
    List<String> marks = new ArrayList<>();
    if (pet.raised() > 0) {
      marks.add("up" + pet.raised());
    }
    if (pet.lowered() > 0) {
      marks.add("down" + pet.lowered());
    }
    for (Affliction affliction : pet.afflictions()) {
      marks.add(
          switch (affliction) {
            case Stunned(int turns, Effect.Ending ending, int after) ->
                "stun"
                    + turns
                    + (ending == Effect.Ending.WHEN_DAMAGED ? "-waking" : "")
                    + (after > 0 ? "-then" + after : "");
            case Poisoned(int amount, int turns) -> "poison" + amount + "/" + turns;
            case Calmed _ -> CALM;
          });
    }
    if (pet.uses() > 0) {
      marks.add("used" + pet.uses());
    }
    return marks;
  }
}

package bergerie.games.pavillon.table;

import bergerie.games.pavillon.cards.ShortList;
import bergerie.games.pavillon.player.Player;
import java.util.Collections;
import java.util.Optional;

/** The table before the first card. */
public final class Start {

  private Start() {}

  public static Lodge of(Ground ground) {
    return new Lodge(
        ground,
        1,
        ShortList.copyOf(Collections.nCopies(ground.players(), Player.fresh())),
        Pile.of(ground.cards().everyPet()),
        Pile.of(ground.cards().weapons()),
        Pile.of(ground.cards().everySpell()),
        ShortList.none(),
        ShortList.none(),
        Ground.COINS - ground.players() * Player.COINS,
        Combat.NONE,
        ShortList.none(),
        ShortList.copyOf(Schedule.first(ground)),
        0,
        Optional.empty());
  }
}

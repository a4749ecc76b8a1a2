package bergerie.bots.sheepsheep;

import bergerie.games.sheepsheep.meadow.Card;
import bergerie.games.sheepsheep.meadow.Meadow;
import java.util.List;

/**
 * A group that can be gathered, and what is left then.
 *
 * @param meadow with gaps where the group stood
 * @param cards the player's own, after the exchanges
 */
record Harvest(Plan plan, Meadow meadow, List<Card> cards) {

  Harvest {
    cards = List.copyOf(cards);
  }
}

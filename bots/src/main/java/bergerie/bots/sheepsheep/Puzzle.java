package bergerie.bots.sheepsheep;

import bergerie.games.sheepsheep.meadow.Card;
import bergerie.games.sheepsheep.meadow.Cell;
import bergerie.games.sheepsheep.meadow.Family;
import bergerie.games.sheepsheep.meadow.Laid;
import bergerie.games.sheepsheep.meadow.Meadow;
import bergerie.games.sheepsheep.meadow.SheepSheepMove.Exchange;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Where a search starts: a meadow, a player's cards and the family that counts twice. A meadow with
 * gaps is allowed; nothing is exchanged there.
 */
public record Puzzle(Meadow meadow, List<Card> cards, Optional<Family> fetish) {

  static final int HAND = 4;

  public Puzzle {
    cards = List.copyOf(cards);
    if (cards.size() != HAND) {
      throw new IllegalArgumentException("a player has four cards, not " + cards);
    }
  }

  /** The same player's puzzle once a card is exchanged. */
  Puzzle after(Exchange exchange) {
    Laid taken = meadow.card(exchange.cell());
    List<Card> hand = new ArrayList<>(cards);
    hand.set(hand.indexOf(exchange.card()), taken.card());
    return new Puzzle(
        meadow.with(exchange.cell(), exchange.card().hiding(taken.up())), hand, fetish);
  }

  /** How many cards carry a family: no group of it is larger. */
  int carriers(Family family) {
    int carriers = 0;
    for (Cell cell : Cell.ALL) {
      carriers += !meadow.isEmpty(cell) && meadow.card(cell).card().carries(family) ? 1 : 0;
    }
    for (Card card : cards) {
      carriers += card.carries(family) ? 1 : 0;
    }
    return Math.min(carriers, CellSets.CELLS);
  }

  /** The points for a sheep of a family. */
  int worth(int family) {
    return fetish.isPresent() && fetish.get().ordinal() == family ? 2 : 1;
  }
}

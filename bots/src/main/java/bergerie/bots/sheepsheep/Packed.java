package bergerie.bots.sheepsheep;

import bergerie.games.sheepsheep.meadow.Card;
import bergerie.games.sheepsheep.meadow.Cell;
import bergerie.games.sheepsheep.meadow.Family;
import bergerie.games.sheepsheep.meadow.Laid;
import bergerie.games.sheepsheep.meadow.Meadow;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The table in two numbers. Six bits a card: the family that is up, then the one that is down. A
 * meadow is nine of them in a long, a player's cards four of them in an int, either way round. An
 * empty cell shows a family that no card has.
 */
final class Packed {

  static final int WIDTH = 6;
  static final int FAMILIES = Family.ALL.size();

  private static final int FACE = 3;
  private static final int NOBODY = 0b111;
  private static final int CARD = 0b111111;

  private Packed() {}

  static long meadow(Puzzle puzzle) {
    long meadow = 0;
    for (Cell cell : Cell.ALL) {
      int card = puzzle.meadow().at(cell).map(laid -> card(laid)).orElse(NOBODY | (NOBODY << FACE));
      meadow |= (long) card << (WIDTH * cell.ordinal());
    }
    return meadow;
  }

  static int hand(List<Card> cards) {
    int hand = 0;
    for (int i = 0; i < cards.size(); i++) {
      hand |= card(cards.get(i)) << (WIDTH * i);
    }
    return hand;
  }

  /** The lower family up. */
  static int card(Card card) {
    return card(card.showing(card.one()));
  }

  private static int card(Laid laid) {
    return laid.up().ordinal() | (laid.down().ordinal() << FACE);
  }

  static boolean isCard(int card) {
    return up(card) != NOBODY;
  }

  static int at(long meadow, int cell) {
    return (int) (meadow >>> (WIDTH * cell)) & CARD;
  }

  static int inHand(int hand, int slot) {
    return (hand >>> (WIDTH * slot)) & CARD;
  }

  static int up(int card) {
    return card & NOBODY;
  }

  static int down(int card) {
    return card >>> FACE;
  }

  /** A card so that one of its families is down, or -1 where it has no such family. */
  static int hiding(int card, int family) {
    if (down(card) == family) {
      return card;
    }
    return up(card) == family ? down(card) | (family << FACE) : -1;
  }

  static long with(long meadow, int cell, int card) {
    int shift = WIDTH * cell;
    return (meadow & ~((long) CARD << shift)) | ((long) card << shift);
  }

  static int with(int hand, int slot, int card) {
    int shift = WIDTH * slot;
    return (hand & ~(CARD << shift)) | (card << shift);
  }

  /** The cells that show a family, as a set. */
  static int showing(long meadow, int family) {
    int cells = 0;
    for (int cell = 0; cell < CellSets.CELLS; cell++) {
      cells |= up(at(meadow, cell)) == family ? 1 << cell : 0;
    }
    return cells;
  }

  static Card unpacked(int card) {
    return Card.of(Family.ALL.get(up(card)), Family.ALL.get(down(card)));
  }

  static List<Card> unpackedHand(int hand) {
    return IntStream.range(0, Puzzle.HAND).mapToObj(slot -> unpacked(inHand(hand, slot))).toList();
  }

  static Meadow unpacked(long meadow) {
    Meadow unpacked = Meadow.EMPTY;
    for (Cell cell : Cell.ALL) {
      int card = at(meadow, cell.ordinal());
      if (isCard(card)) {
        unpacked = unpacked.with(cell, unpacked(card).showing(Family.ALL.get(up(card))));
      }
    }
    return unpacked;
  }
}

package bergerie.bots.sheepsheep;

import bergerie.games.sheepsheep.meadow.Cell;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntConsumer;

/**
 * Sheep without places. Whether an exchange is allowed does not depend on where in the meadow a
 * card lies, so forgetting the places leaves a small game of its own: which four cards are in hand,
 * and which face of the others is up, 715 × 512 tables at most. Walking it backwards from all
 * tables that show enough sheep of a family tells how many exchanges any table is away from that.
 * Real exchanges can only need more, and what is out of reach here is out of reach.
 */
final class Crowd {

  static final int UNREACHABLE = 127;

  private static final int CARDS = CellSets.CELLS + Puzzle.HAND;
  private static final int TURNED = (1 << CARDS) - 1;
  private static final int FACES = 1 << CellSets.CELLS;

  /** So many tables are followed between two looks at the time, less one. */
  private static final int CHECK = 255;

  /** Hands as sets of cards, and the number of each. */
  private static final int[] HANDS = hands();

  private static final short[] NUMBERS = numbers();

  private final int[] cards = new int[CARDS];
  private final int[] firstOf = new int[1 << Packed.WIDTH];

  /** By family: the cards that have it as their lower face, and as their higher one. */
  private final int[] low = new int[Packed.FAMILIES];

  private final int[] high = new int[Packed.FAMILIES];

  private final byte[] distances = new byte[HANDS.length * FACES];
  private final int[] queue = new int[HANDS.length * FACES];
  private final int[] most = new int[Packed.FAMILIES];
  private final Leash leash;
  private int queued;
  private int all;

  Crowd(Leash leash) {
    this.leash = leash;
  }

  /**
   * Learns the cards of a puzzle, and how many sheep of each family can be shown at once. Answers
   * whether there was time for it.
   */
  boolean deal(Puzzle puzzle) {
    List<Integer> sorted = new ArrayList<>();
    for (Cell cell : Cell.ALL) {
      puzzle.meadow().at(cell).ifPresent(laid -> sorted.add(Packed.card(laid.card())));
    }
    puzzle.cards().forEach(card -> sorted.add(Packed.card(card)));
    sorted.sort(null);
    all = (1 << sorted.size()) - 1;
    Arrays.fill(low, 0);
    Arrays.fill(high, 0);
    for (int i = sorted.size() - 1; i >= 0; i--) {
      int card = sorted.get(i);
      cards[i] = card;
      low[Packed.up(card)] |= 1 << i;
      high[Packed.down(card)] |= 1 << i;
      firstOf[card] = i;
      firstOf[Packed.hiding(card, Packed.up(card))] = i;
    }
    return explore(Packed.meadow(puzzle), Packed.hand(puzzle.cards()));
  }

  /** The most sheep of a family that any number of exchanges can show. */
  int most(int family) {
    return most[family];
  }

  private boolean explore(long meadow, int hand) {
    Arrays.fill(distances, (byte) UNREACHABLE);
    Arrays.fill(most, 0);
    queued = 0;
    int start = table(meadow, hand);
    reach(start >>> CARDS, start & TURNED, 0);
    return followed(table -> stepOn(table >>> CARDS, table & TURNED));
  }

  /** Goes on from every table that is queued, and from those that this queues. */
  private boolean followed(IntConsumer step) {
    for (int i = 0; i < queued; i++) {
      if ((i & CHECK) == 0 && leash.isSpent()) {
        return false;
      }
      step.accept(queue[i]);
    }
    return true;
  }

  /** Every table one exchange after this one: a card of the hand is put on what it hides. */
  private void stepOn(int hand, int turned) {
    int held = all & ~hand;
    for (int family = 0; family < Packed.FAMILIES; family++) {
      int shown = showing(held, turned, family);
      most[family] = Math.max(most[family], Integer.bitCount(shown));
      for (; shown != 0; shown &= shown - 1) {
        int taken = shown & -shown;
        for (int rest = hand & low[family]; rest != 0; rest &= rest - 1) {
          int put = rest & -rest;
          reach((hand ^ put) | taken, (turned & ~taken) | put, 0);
        }
        for (int rest = hand & high[family]; rest != 0; rest &= rest - 1) {
          int put = rest & -rest;
          reach((hand ^ put) | taken, turned & ~taken, 0);
        }
      }
    }
  }

  /**
   * Measures all tables by how far they are from showing {@code size} sheep of a family. Answers
   * whether there was time for it.
   */
  boolean measure(int family, int size) {
    Arrays.fill(distances, (byte) UNREACHABLE);
    queued = 0;
    for (int hand : HANDS) {
      if (hand > all) {
        break;
      }
      if (leash.isSpent()) {
        return false;
      }
      int held = all & ~hand;
      for (int faces = 0; faces < 1 << Integer.bitCount(held); faces++) {
        int turned = Integer.expand(faces, held);
        if (Integer.bitCount(showing(held, turned, family)) >= size) {
          reach(hand, turned, 0);
        }
      }
    }
    return followed(table -> stepBack(table >>> CARDS, table & TURNED));
  }

  /**
   * Every table one exchange before this one: a card {@code put} lies on a family; the card that it
   * replaced showed that family and is now in hand.
   */
  private void stepBack(int hand, int turned) {
    int held = all & ~hand;
    int before = distances[index(hand, turned)] + 1;
    for (int family = 0; family < Packed.FAMILIES; family++) {
      int puts = held & ((low[family] & turned) | (high[family] & ~turned));
      for (; puts != 0; puts &= puts - 1) {
        int put = puts & -puts;
        for (int rest = hand & low[family]; rest != 0; rest &= rest - 1) {
          int taken = rest & -rest;
          reach((hand ^ taken) | put, turned & ~put, before);
        }
        for (int rest = hand & high[family]; rest != 0; rest &= rest - 1) {
          int taken = rest & -rest;
          reach((hand ^ taken) | put, (turned & ~put) | taken, before);
        }
      }
    }
  }

  private void reach(int hand, int turned, int distance) {
    int index = index(hand, turned);
    if (distances[index] == UNREACHABLE) {
      distances[index] = (byte) Math.min(distance, UNREACHABLE - 1);
      queue[queued++] = (hand << CARDS) | turned;
    }
  }

  /** The cards of the meadow that show a family. */
  private int showing(int held, int turned, int family) {
    return held & ((low[family] & ~turned) | (high[family] & turned));
  }

  private int index(int hand, int turned) {
    return NUMBERS[hand] * FACES + Integer.compress(turned, all & ~hand);
  }

  /** How many exchanges a table is away at least, or {@link #UNREACHABLE}. */
  int distance(long meadow, int hand) {
    int table = table(meadow, hand);
    return distances[index(table >>> CARDS, table & TURNED)];
  }

  /**
   * A table without its places: the set of cards in hand, then that of cards with the high face up.
   */
  private int table(long meadow, int hand) {
    int inHand = 0;
    for (int slot = 0; slot < Puzzle.HAND; slot++) {
      inHand |= free(Packed.inHand(hand, slot), inHand);
    }
    int placed = inHand;
    int turned = 0;
    for (int cell = 0; cell < CellSets.CELLS; cell++) {
      int card = Packed.at(meadow, cell);
      if (Packed.isCard(card)) {
        int bit = free(card, placed);
        placed |= bit;
        turned |= Packed.up(card) > Packed.down(card) ? bit : 0;
      }
    }
    return (inHand << CARDS) | turned;
  }

  /** Of equal cards, the first that is not taken yet: which one it is makes no difference. */
  private int free(int card, int taken) {
    int bit = 1 << firstOf[card];
    while ((taken & bit) != 0) {
      bit <<= 1;
    }
    return bit;
  }

  private static int[] hands() {
    List<Integer> hands = new ArrayList<>();
    for (int set = 0; set < 1 << CARDS; set++) {
      if (Integer.bitCount(set) == Puzzle.HAND) {
        hands.add(set);
      }
    }
    return hands.stream().mapToInt(Integer::intValue).toArray();
  }

  private static short[] numbers() {
    short[] numbers = new short[1 << CARDS];
    for (int i = 0; i < HANDS.length; i++) {
      numbers[HANDS[i]] = (short) i;
    }
    return numbers;
  }
}

package bergerie.bots.sheepsheep;

import bergerie.games.sheepsheep.meadow.Cell;
import bergerie.games.sheepsheep.meadow.SheepSheepMove.Exchange;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;

/**
 * The tables a search has come to, each once, with the exchange that led there. Thirteen cards are
 * fixed, so the meadow alone tells two tables apart: what is not in it is in the hand. Arrays are
 * kept from search to search and doubled when they are full.
 */
final class Nodes {

  private static final long GOLDEN = 0x9E3779B97F4A7C15L;
  private static final int ROOT = -1;

  private long[] meadows = new long[1 << 14];
  private int[] hands = new int[1 << 14];
  private int[] parents = new int[1 << 14];
  private byte[] moves = new byte[1 << 14];
  private short[] depths = new short[1 << 14];

  /** Open addressing: 1 and the number of a node, or 0. */
  private int[] table = new int[1 << 16];

  private int size;

  void start(long meadow, int hand) {
    Arrays.fill(table, 0);
    size = 0;
    add(meadow, hand, ROOT, 0);
  }

  int size() {
    return size;
  }

  long meadow(int node) {
    return meadows[node];
  }

  int hand(int node) {
    return hands[node];
  }

  /** How many exchanges led there. */
  int depth(int node) {
    return depths[node];
  }

  /** Adds every table that is one exchange away and new. */
  void expand(int node) {
    long meadow = meadows[node];
    int hand = hands[node];
    for (int cell = 0; cell < CellSets.CELLS; cell++) {
      int taken = Packed.at(meadow, cell);
      for (int slot = 0; slot < Puzzle.HAND; slot++) {
        int put = Packed.hiding(Packed.inHand(hand, slot), Packed.up(taken));
        if (put >= 0) {
          add(
              Packed.with(meadow, cell, put),
              Packed.with(hand, slot, taken),
              node,
              cell * Puzzle.HAND + slot);
        }
      }
    }
  }

  private void add(long meadow, int hand, int parent, int move) {
    int at = slot(meadow);
    while (table[at] != 0) {
      if (meadows[table[at] - 1] == meadow) {
        return;
      }
      at = (at + 1) & (table.length - 1);
    }
    if (size == meadows.length) {
      grow();
      at = free(meadow);
    }
    meadows[size] = meadow;
    hands[size] = hand;
    parents[size] = parent;
    moves[size] = (byte) move;
    depths[size] = (short) (parent == ROOT ? 0 : depths[parent] + 1);
    size++;
    table[at] = size;
  }

  private int slot(long meadow) {
    return (int) ((meadow * GOLDEN) >>> 32) & (table.length - 1);
  }

  private int free(long meadow) {
    int at = slot(meadow);
    while (table[at] != 0) {
      at = (at + 1) & (table.length - 1);
    }
    return at;
  }

  private void grow() {
    meadows = Arrays.copyOf(meadows, 2 * size);
    hands = Arrays.copyOf(hands, 2 * size);
    parents = Arrays.copyOf(parents, 2 * size);
    moves = Arrays.copyOf(moves, 2 * size);
    depths = Arrays.copyOf(depths, 2 * size);
    table = new int[2 * table.length];
    for (int node = 0; node < size; node++) {
      table[free(meadows[node])] = node + 1;
    }
  }

  /** The exchanges from the start to a node. */
  List<Exchange> way(int node) {
    Deque<Exchange> way = new ArrayDeque<>();
    for (int at = node; parents[at] != ROOT; at = parents[at]) {
      int card = Packed.inHand(hands[parents[at]], moves[at] % Puzzle.HAND);
      way.addFirst(new Exchange(Packed.unpacked(card), Cell.ALL.get(moves[at] / Puzzle.HAND)));
    }
    return List.copyOf(way);
  }
}

package bergerie.solve.learn;

import bergerie.bots.packed.Knowledge;
import bergerie.bots.packed.PackedHunt;
import bergerie.rules.dice.QuickDice;
import bergerie.rules.hunt.Side;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongConsumer;
import java.util.stream.IntStream;

/**
 * Positions with what they are truly worth. They come from games in which both sides play well but
 * err now and then; every move that could be played, good or bad, may become one of them, as a
 * search looks at both.
 */
final class KnownPositions {

  /** So many come from one seed; each seed's are the same however many threads there are. */
  private static final int PAGE = 10_000;

  /** One in so many positions that a move leads to is kept. */
  private static final int KEPT = 4;

  private static final int LONGEST_GAME = 150;
  private static final int MOST_ERRORS = 40;
  private static final int LONGEST_BLUNDERS = 20;

  private final List<PackedHunt> starts;
  private final Knowledge knowledge;
  private final int[] wolves;
  private final int[] sheep;
  private final byte[] times;
  private final short[] guesses;
  private final byte[] halves;

  private KnownPositions(List<PackedHunt> starts, Knowledge knowledge, int size) {
    this.starts = starts;
    this.knowledge = knowledge;
    this.wolves = new int[size];
    this.sheep = new int[size];
    this.times = new byte[size];
    this.guesses = new short[size];
    this.halves = new byte[size];
  }

  /**
   * Draws them up.
   *
   * @param knowledge must know every position that comes up
   * @param told how many there are so far
   */
  static KnownPositions draw(
      List<PackedHunt> starts, Knowledge knowledge, int size, LongConsumer told) {
    KnownPositions known = new KnownPositions(starts, knowledge, size);
    AtomicLong drawn = new AtomicLong();
    IntStream.range(0, (size + PAGE - 1) / PAGE)
        .parallel()
        .forEach(
            page -> {
              known.new Walk(page).fill();
              told.accept(drawn.addAndGet(PAGE));
            });
    return known;
  }

  int size() {
    return wolves.length;
  }

  int wolves(int n) {
    return wolves[n];
  }

  int sheep(int n) {
    return sheep[n];
  }

  int time(int n) {
    return times[n];
  }

  /** What the position promises by what can be counted. */
  int guess(int n) {
    return guesses[n];
  }

  /** What it is worth to the wolves: 1 won, 0 lost, or half of that. */
  float value(int n) {
    return halves[n] / 2f;
  }

  /** Games that fill one page. */
  private final class Walk {

    private final QuickDice dice;
    private final int end;
    private int next;

    Walk(int page) {
      this.dice = new QuickDice(page);
      this.next = page * PAGE;
      this.end = Math.min(next + PAGE, size());
    }

    void fill() {
      while (next < end) {
        play(starts.get(dice.below(starts.size())));
      }
    }

    private void play(PackedHunt start) {
      int errors = 1 + dice.below(MOST_ERRORS);
      int blunders = dice.below(3) == 0 ? dice.below(LONGEST_BLUNDERS) : 0;
      PackedHunt game = start.another();
      game.copyFrom(start);
      int count = game.count();
      for (int ply = 0; ply < LONGEST_GAME && count > 0; ply++) {
        int best = bestOf(game, count);
        game.play(ply < blunders || dice.below(100) < errors ? dice.below(count) : best);
        count = game.count();
      }
    }

    /** One of the best moves; on the way, positions are kept. */
    private int bestOf(PackedHunt game, int count) {
      PackedHunt after = game.another();
      int best = 0;
      int bestValue = -2;
      int equals = 0;
      for (int move = 0; move < count; move++) {
        after.copyFrom(game);
        after.play(move);
        int value = -value(after);
        if (!after.isOver() && dice.below(KEPT) == 0 && next < end) {
          keep(after, value * (game.toMove() == Side.WOLVES ? 1 : -1));
        }
        equals = value > bestValue ? 0 : equals;
        if (value >= bestValue && dice.below(++equals) == 0) {
          best = move;
        }
        bestValue = Math.max(value, bestValue);
      }
      return best;
    }

    /** 1, 0 or -1 to the side to move. */
    private int value(PackedHunt game) {
      if (game.isOver()) {
        return game.result();
      }
      int known = knowledge.value(game);
      if (known == Knowledge.UNKNOWN) {
        throw new Learner.Unknown(game.position());
      }
      return Integer.signum(known);
    }

    private void keep(PackedHunt game, int forWolves) {
      wolves[next] = game.wolves();
      sheep[next] = game.sheep();
      times[next] = (byte) game.time();
      guesses[next] = (short) game.guess();
      halves[next] = (byte) (forWolves + 1);
      next++;
    }
  }
}

package bergerie.bots.packed;

import bergerie.rules.dice.QuickDice;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongConsumer;

/** Random games on packed twins, as many as time allows. */
public final class Playouts {

  /** What came of them. */
  public record Tally(long games, long moves, long wolves, long sheep, long draws, double seconds) {

    public double gamesPerSecond() {
      return games / seconds;
    }

    public double movesPerSecond() {
      return moves / seconds;
    }

    public double meanLength() {
      return games == 0 ? 0 : (double) moves / games;
    }
  }

  private static final int BATCH = 1024;

  private final AtomicLong games = new AtomicLong();
  private final AtomicLong moves = new AtomicLong();
  private final AtomicLong wolves = new AtomicLong();
  private final AtomicLong sheep = new AtomicLong();
  private final AtomicLong draws = new AtomicLong();
  private final PackedHunt start;

  private Playouts(PackedHunt start) {
    this.start = start;
  }

  /**
   * Plays random games.
   *
   * @param progress told now and then how many milliseconds have passed
   */
  public static Tally run(
      PackedHunt start, double seconds, int threads, long seed, LongConsumer progress)
      throws InterruptedException {
    Playouts playouts = new Playouts(start);
    long begin = System.nanoTime();
    long end = begin + (long) (seconds * 1e9);
    Thread[] workers = new Thread[threads];
    for (int i = 0; i < threads; i++) {
      QuickDice dice = new QuickDice(seed + 0x632BE59BD9B4E019L * i);
      workers[i] = Thread.ofPlatform().start(() -> playouts.work(dice, end));
    }
    for (Thread worker : workers) {
      while (!worker.join(Duration.ofMillis(100))) {
        progress.accept((System.nanoTime() - begin) / 1_000_000);
      }
    }
    return playouts.tally((System.nanoTime() - begin) / 1e9);
  }

  private void work(QuickDice dice, long end) {
    PackedHunt game = start.another();
    int[] ends = new int[PackedHunt.Standing.values().length];
    while (System.nanoTime() < end) {
      long played = 0;
      for (int i = 0; i < BATCH; i++) {
        game.copyFrom(start);
        played += playOut(game, dice);
        ends[game.standing().ordinal()]++;
      }
      games.addAndGet(BATCH);
      moves.addAndGet(played);
    }
    wolves.addAndGet(ends[PackedHunt.Standing.WOLVES_WON.ordinal()]);
    sheep.addAndGet(ends[PackedHunt.Standing.SHEEP_WON.ordinal()]);
    draws.addAndGet(ends[PackedHunt.Standing.DRAWN.ordinal()]);
  }

  /** Plays at random to the end; says how many moves that took. */
  public static int playOut(PackedHunt game, QuickDice dice) {
    int played = 0;
    for (int moves = game.count(); moves > 0; moves = game.count()) {
      game.play(dice.below(moves));
      played++;
    }
    return played;
  }

  private Tally tally(double seconds) {
    return new Tally(games.get(), moves.get(), wolves.get(), sheep.get(), draws.get(), seconds);
  }
}

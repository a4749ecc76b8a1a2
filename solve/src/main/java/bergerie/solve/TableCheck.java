package bergerie.solve;

import bergerie.bots.tables.Oracle;
import bergerie.rules.dice.Dice;
import bergerie.rules.dice.QuickDice;
import bergerie.solve.layer.Ticker;
import bergerie.solve.layer.Workers;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.LongConsumer;

/** Rechecks tables with the rules: checksums first, then random positions. */
public final class TableCheck {

  private static final long PIECE = 1 << 12;
  private static final int TOLD = 20;

  private TableCheck() {}

  /**
   * Checks random positions, or every one if no fewer are asked for than there are.
   *
   * @param told hears now and then how many are done
   * @return what is wrong, the first few things only
   */
  public static List<String> run(
      Oracle<?> oracle, long positions, long seed, int threads, LongConsumer told)
      throws InterruptedException {
    Optional<String> damaged = oracle.damaged();
    if (damaged.isPresent()) {
      return List.of(damaged.get());
    }
    Oracle<?>.Checks checks = oracle.checks();
    long size = checks.size();
    boolean every = positions >= size;
    ConcurrentLinkedQueue<String> wrong = new ConcurrentLinkedQueue<>();
    Ticker ticker = new Ticker(told);
    try (Workers workers = new Workers(threads)) {
      workers.share(
          Math.min(positions, size),
          PIECE,
          (from, to) -> {
            Dice dice = new QuickDice(seed ^ from * 0x632BE59BD9B4E019L);
            for (long i = from; i < to && wrong.size() < TOLD; i++) {
              checks.check(every ? i : any(dice, size)).ifPresent(wrong::add);
            }
            ticker.add(to - from);
          });
    }
    return List.copyOf(wrong);
  }

  private static long any(Dice dice, long bound) {
    return Math.floorMod((long) dice.bits() << 32 ^ Integer.toUnsignedLong(dice.bits()), bound);
  }
}

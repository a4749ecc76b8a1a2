package bergerie.server.table;

import java.time.Duration;
import java.util.function.Supplier;

/**
 * How tables behave.
 *
 * @param fastest and
 * @param slowest how long bots take over a move while people watch
 * @param grace how long a seat may be empty before a bot takes it over
 * @param idle how long a table nobody sits at stays in memory
 * @param thinking however strong a bot is, nobody waits longer for it
 * @param botThreads how many bots think at the same time
 * @param seeds where the chance of new matches comes from, known to nobody
 */
public record TableConfig(
    Duration fastest,
    Duration slowest,
    Duration grace,
    Duration idle,
    Duration thinking,
    int botThreads,
    Supplier<String> seeds) {

  /** They share the processors: who is given a second has it over in a second. */
  private static final int BOT_THREADS = 16;

  public static TableConfig standard() {
    return new TableConfig(
        Duration.ofMillis(600),
        Duration.ofMillis(1200),
        Duration.ofSeconds(45),
        Duration.ofSeconds(60),
        Duration.ofSeconds(2),
        BOT_THREADS,
        Secrets::seed);
  }

  /** Bots that answer at once. */
  public TableConfig hasty() {
    return new TableConfig(Duration.ZERO, Duration.ZERO, grace, idle, thinking, botThreads, seeds);
  }

  public TableConfig grace(Duration next) {
    return new TableConfig(fastest, slowest, next, idle, thinking, botThreads, seeds);
  }

  public TableConfig idle(Duration next) {
    return new TableConfig(fastest, slowest, grace, next, thinking, botThreads, seeds);
  }

  public TableConfig thinking(Duration next) {
    return new TableConfig(fastest, slowest, grace, idle, next, botThreads, seeds);
  }

  public TableConfig seeds(Supplier<String> next) {
    return new TableConfig(fastest, slowest, grace, idle, thinking, botThreads, next);
  }
}

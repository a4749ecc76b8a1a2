package bergerie.server.table;

import java.time.Duration;

/**
 * How tables behave.
 *
 * @param fastest and
 * @param slowest how long bots take over a move while people watch
 * @param grace how long a seat may be empty before a bot takes it over
 * @param idle how long a table nobody sits at stays in memory
 * @param botThreads how many bots think at the same time
 */
public record TableConfig(
    Duration fastest, Duration slowest, Duration grace, Duration idle, int botThreads) {

  public static TableConfig standard() {
    return new TableConfig(
        Duration.ofMillis(600),
        Duration.ofMillis(1200),
        Duration.ofSeconds(45),
        Duration.ofSeconds(60),
        Math.max(1, Runtime.getRuntime().availableProcessors() - 1));
  }

  /** Bots that answer at once. */
  public TableConfig hasty() {
    return new TableConfig(Duration.ZERO, Duration.ZERO, grace, idle, botThreads);
  }

  public TableConfig grace(Duration next) {
    return new TableConfig(fastest, slowest, next, idle, botThreads);
  }

  public TableConfig idle(Duration next) {
    return new TableConfig(fastest, slowest, grace, next, botThreads);
  }
}

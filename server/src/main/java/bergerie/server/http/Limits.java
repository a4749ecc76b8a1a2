package bergerie.server.http;

import java.time.Duration;

/**
 * How much one connection may ask.
 *
 * @param rate messages or calls a second, on average
 * @param burst at once
 * @param patience how long it may take to ask something, to greet, or to take any of our words
 */
public record Limits(int rate, int burst, Duration patience) {

  private static final Duration PATIENCE = Duration.ofSeconds(15);

  public static Limits standard() {
    return of(40, 80);
  }

  /** For measuring how much a server can do. */
  public static Limits none() {
    return of(1_000_000, 1_000_000);
  }

  public static Limits of(int rate, int burst) {
    return new Limits(rate, burst, PATIENCE);
  }

  public Limits patience(Duration next) {
    return new Limits(rate, burst, next);
  }
}

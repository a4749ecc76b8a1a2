package bergerie.server.http;

/**
 * How much one connection may ask.
 *
 * @param rate messages or calls a second, on average
 * @param burst at once
 */
public record Limits(int rate, int burst) {

  public static Limits standard() {
    return new Limits(40, 80);
  }

  /** For measuring how much a server can do. */
  public static Limits none() {
    return new Limits(1_000_000, 1_000_000);
  }
}

package bergerie.app.common;

import picocli.CommandLine.Option;

/** How many threads a command works with. */
public final class Threads {

  private static final int MOST = 256;

  @Option(names = "--threads", paramLabel = "T", description = "How many threads (default: all).")
  private int count = Runtime.getRuntime().availableProcessors();

  public int count() {
    return count;
  }

  /** Refuses a number that can't be meant. */
  public void check() {
    check(count);
  }

  public static void check(int count) {
    BadRequest.unlessWithin("--threads", count, 1, MOST);
  }
}

package bergerie.app;

import picocli.CommandLine.Option;

/** How many threads a command works with. */
final class Threads {

  private static final int MOST = 256;

  @Option(names = "--threads", paramLabel = "T", description = "How many threads (default: all).")
  private int count = Runtime.getRuntime().availableProcessors();

  int count() {
    return count;
  }

  /** Refuses a number that can't be meant. */
  void check() {
    check(count);
  }

  static void check(int count) {
    BadRequest.unlessWithin("--threads", count, 1, MOST);
  }
}

package bergerie.app.load;

import java.util.ArrayList;
import java.util.List;

/** What happened so far. Only the driver's event loop counts. */
final class LoadCount {

  private static final int SHOWN = 5;

  final Latencies latencies = new Latencies();
  long moves;
  long mismatches;
  long errors;
  private boolean open = true;
  private final List<String> troubles = new ArrayList<>();

  void mismatch(String expected, String got) {
    mismatches++;
    trouble("expected " + expected + " in " + got);
  }

  void error(String message) {
    errors++;
    trouble(message);
  }

  /** A connection ended; at the end of all they all do. */
  void lost() {
    if (open) {
      error("a connection was closed");
    }
  }

  void close() {
    open = false;
  }

  private void trouble(String what) {
    if (troubles.size() < SHOWN) {
      troubles.add(what);
    }
  }

  List<String> troubles() {
    return List.copyOf(troubles);
  }

  /** Forgets how fast it was so far, not what went wrong. */
  void restart() {
    latencies.reset();
    moves = 0;
  }
}

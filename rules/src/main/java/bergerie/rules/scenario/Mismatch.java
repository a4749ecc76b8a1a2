package bergerie.rules.scenario;

import java.io.Serial;

/** Ends a scenario: something differs or can't be read. */
final class Mismatch extends RuntimeException {

  @Serial private static final long serialVersionUID = 1L;

  Mismatch(String message) {
    super(message);
  }

  /** Where in a file it was found. */
  Failure in(Scenario scenario, Scenario.Line line) {
    return new Failure(scenario.title(), line.number(), String.valueOf(getMessage()));
  }

  static void unless(boolean holds, String message) {
    if (!holds) {
      throw new Mismatch(message);
    }
  }
}

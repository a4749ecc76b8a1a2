package bergerie.rules.scenario;

import java.io.Serial;

/** Ends a scenario: something differs or can't be read. */
final class Mismatch extends RuntimeException {

  @Serial private static final long serialVersionUID = 1L;

  Mismatch(String message) {
    super(message);
  }

  static void unless(boolean holds, String message) {
    if (!holds) {
      throw new Mismatch(message);
    }
  }
}

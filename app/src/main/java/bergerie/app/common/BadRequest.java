package bergerie.app.common;

import bergerie.rules.Reading;
import bergerie.rules.Words;
import java.io.Serial;

/** What the user asked for can't be done: one clear line, exit 2. */
public final class BadRequest extends RuntimeException {

  /** What the shell is told then. */
  public static final int EXIT_CODE = 2;

  @Serial private static final long serialVersionUID = 1L;

  public BadRequest(String message) {
    super(message);
  }

  /** Refuses a number outside of its bounds. */
  public static void unlessWithin(String option, int number, int least, int most) {
    if (number < least || number > most) {
      throw new BadRequest("%s: expected %d to %d, got %d".formatted(option, least, most, number));
    }
  }

  /** The value that was read, or a bad request that says what is wrong with {@code what}. */
  public static <T> T unless(Reading<T> reading, String what) {
    return switch (reading) {
      case Reading.Understood<T>(T value) -> value;
      case Reading.Garbled<T>(Words why) -> throw new BadRequest(what + ": " + why.en());
    };
  }

  /** The value that was read; what is wrong with it says itself where. */
  public static <T> T unless(Reading<T> reading) {
    return switch (reading) {
      case Reading.Understood<T>(T value) -> value;
      case Reading.Garbled<T>(Words why) -> throw new BadRequest(why.en());
    };
  }
}

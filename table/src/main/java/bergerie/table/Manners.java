package bergerie.table;

import java.time.Duration;

/**
 * How tables behave.
 *
 * @param fastest and
 * @param slowest how long bots take over a move while people watch
 * @param grace how long a seat may be empty before those present may let a bot play there
 * @param length how many events a match may have
 */
public record Manners(Duration fastest, Duration slowest, Duration grace, int length) {

  /** How often a seat may speak beside the game: so talk alone makes no match too long. */
  int words() {
    return length / 20;
  }
}

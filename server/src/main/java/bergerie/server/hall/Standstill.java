package bergerie.server.hall;

import bergerie.server.time.HouseTime;
import bergerie.table.wire.ToClient;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Consumer;

/** Says when time begins to stand still in the house, and when it passes again. */
final class Standstill {

  /** A disk that takes its time now and then is nothing to speak of. */
  private static final Duration HICCUP = Duration.ofMillis(250);

  private final HouseTime time;
  private final Consumer<ToClient> all;

  /** For how long it stood when it was looked last; zero unless somebody was told. */
  private Duration told = Duration.ZERO;

  Standstill(HouseTime time, Consumer<ToClient> all) {
    this.time = time;
    this.all = all;
  }

  /** What whoever comes now has to know. */
  synchronized Optional<ToClient> now() {
    return told.isZero() ? Optional.empty() : Optional.of(new ToClient.Waits());
  }

  synchronized void look() {
    Duration standing = time.standing();
    if (standing.compareTo(told) < 0) {
      all.accept(new ToClient.Resumes(told.toMillis()));
      told = Duration.ZERO;
    } else if (standing.compareTo(HICCUP) > 0) {
      if (told.isZero()) {
        all.accept(new ToClient.Waits());
      }
      told = standing;
    }
  }
}

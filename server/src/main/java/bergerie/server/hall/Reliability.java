package bergerie.server.hall;

import bergerie.server.store.Archive;
import bergerie.server.store.StoreException;
import bergerie.table.desk.Answer;
import bergerie.table.wire.codec.GivenWriter;
import bergerie.table.wire.shape.Given;
import java.time.Duration;
import java.util.Optional;

/** T-13: how often tables of this house were called off, for whoever wonders what to trust. */
public final class Reliability {

  private static final long FRESH = Duration.ofMinutes(1).toMillis();

  private final Hall hall;
  private Optional<Counted> counted = Optional.empty();

  public Reliability(Hall hall) {
    this.hall = hall;
  }

  private record Counted(long at, Archive.Bound bound) {}

  public Answer told() {
    try {
      Archive.Bound bound = counted();
      return Answer.json(
          200,
          json -> GivenWriter.write(json, new Given.Reliance(bound.matches(), bound.calledOff())));
    } catch (StoreException e) {
      return Answer.AWAY;
    }
  }

  /** Counted once a minute, however many ask. */
  private synchronized Archive.Bound counted() {
    long now = hall.now();
    Counted known =
        counted
            .filter(one -> now - one.at() < FRESH)
            .orElseGet(() -> new Counted(now, hall.store().bound()));
    counted = Optional.of(known);
    return known.bound();
  }
}

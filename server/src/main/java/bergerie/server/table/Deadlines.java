package bergerie.server.table;

import bergerie.server.match.Event;
import bergerie.server.match.Match;
import bergerie.server.match.Phase;
import bergerie.server.match.Timing;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.stream.Stream;

/** What happens when a time comes. The times are in the log; this only wakes the table. */
final class Deadlines {

  private final House house;
  private final Consumer<Letter> post;
  private long wakeAt = Long.MAX_VALUE;

  Deadlines(House house, Consumer<Letter> post) {
    this.house = house;
    this.post = post;
  }

  void rang() {
    wakeAt = Long.MAX_VALUE;
  }

  boolean isQuiet() {
    return wakeAt == Long.MAX_VALUE;
  }

  /** What is due at a time: sand before clocks, clocks before empty seats. */
  <S, M, V> Optional<Event> due(Match<S, M, V> match, Presence presence, long time) {
    if (match.phase() != Phase.PLAYING) {
      return Optional.empty();
    }
    Timing timing = match.timing();
    if (timing.sand().filter(sand -> sand.deadline() <= time).isPresent()) {
      M move = match.game().timeUp(match.state());
      return Optional.of(new Event.GlassRan(match.game().notation().write(match.state(), move)));
    }
    if (timing.flagAt().filter(at -> at <= time).isPresent()) {
      return timing.first().map(Event.Flagged::new);
    }
    return presence
        .first()
        .filter(absent -> absent.takeover() <= time)
        .map(absent -> new Event.TakenOver(absent.seat()));
  }

  void set(Match<?, ?, ?> match, Presence presence) {
    if (match.phase() != Phase.PLAYING) {
      return;
    }
    Timing timing = match.timing();
    Stream.of(
            timing.sand().map(Timing.Running::deadline),
            timing.flagAt(),
            presence.first().map(absent -> absent.takeover()))
        .flatMap(Optional::stream)
        .min(Long::compare)
        .filter(at -> at < wakeAt)
        .ifPresent(this::wake);
  }

  private void wake(long at) {
    wakeAt = at;
    long delay = Math.max(0, at - house.now());
    var _ =
        house.timer().schedule(() -> post.accept(new Letter.Tick()), delay, TimeUnit.MILLISECONDS);
  }
}

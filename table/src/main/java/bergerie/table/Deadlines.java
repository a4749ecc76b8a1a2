package bergerie.table;

import bergerie.rules.Seat;
import bergerie.rules.Turn;
import bergerie.table.match.Event;
import bergerie.table.match.Match;
import bergerie.table.match.Phase;
import bergerie.table.match.Timing;
import bergerie.table.port.Cancel;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;

/**
 * What happens when a time comes, or need not come any more. The times are in the log; this only
 * wakes the table.
 */
final class Deadlines {

  private final House house;
  private final Consumer<Letter> post;
  private long wakeAt = Long.MAX_VALUE;
  private Cancel alarm = Cancel.NOTHING;

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

  void forget() {
    alarm.cancel();
  }

  /** What is due at a time: sand, then shares in the dice, then clocks. */
  <S, M, V> Optional<Event> due(Match<S, M, V> match, Presence presence, long time) {
    if (match.phase() != Phase.PLAYING) {
      return Optional.empty();
    }
    Timing timing = match.timing();
    if (timing
        .sand()
        .filter(sand -> sand.deadline() <= time || isLull(match, presence))
        .isPresent()) {
      M move = match.game().timeUp(match.state());
      return Optional.of(new Event.GlassRan(match.game().notation().write(match.state(), move)));
    }
    if (match.unshownAt().filter(at -> at <= time).isPresent()) {
      return match.shares().awaited().stream().findFirst().map(Event.Unshown::new);
    }
    return timing.flagAt().filter(at -> at <= time).isPresent()
        ? timing.first().map(Event.Flagged::new)
        : Optional.empty();
  }

  /**
   * Whether a window has nothing more to wait for. Between people it lasts as long as its sand, for
   * how long it lasts would tell what they hold; a person alone among bots has nobody to hide it
   * from.
   */
  private static boolean isLull(Match<?, ?, ?> match, Presence presence) {
    return match.turn() instanceof Turn.Act act
        && act.isWindow()
        && presence.isPrivate(match)
        && act.free().stream().allMatch(seat -> isSilent(match, seat));
  }

  /** A bot that has not answered yet is about to; a person is asked only where something fits. */
  private static <S, M> boolean isSilent(Match<S, M, ?> match, Seat seat) {
    return match.chair(seat).bot().isPresent()
        ? match.moves(seat).stream().allMatch(match.game()::isSetting)
        : match.moves(seat).stream().allMatch(move -> match.game().silent(match.state(), move));
  }

  /** Sees to it that the table is woken in time, and not where nothing is to come. */
  void set(Match<?, ?, ?> match) {
    Optional<Long> next = next(match);
    if (next.isEmpty()) {
      alarm.cancel();
      rang();
    }
    next.filter(at -> at < wakeAt).ifPresent(this::wake);
  }

  private static Optional<Long> next(Match<?, ?, ?> match) {
    if (match.phase() != Phase.PLAYING) {
      return Optional.empty();
    }
    Timing timing = match.timing();
    return Stream.of(
            timing.sand().map(Timing.Running::deadline), match.unshownAt(), timing.flagAt())
        .flatMap(Optional::stream)
        .min(Long::compare);
  }

  private void wake(long at) {
    wakeAt = at;
    alarm.cancel();
    alarm =
        house.timer().after(Math.max(0, at - house.now()), () -> post.accept(new Letter.Tick()));
  }
}

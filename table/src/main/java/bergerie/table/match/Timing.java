package bergerie.table.match;

import bergerie.rules.Sand;
import bergerie.rules.Seat;
import bergerie.rules.Turn;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * Clocks and sand, as the times of the log set them. Nothing here ticks: what is left at a moment
 * follows from when the clocks were last looked at.
 *
 * @param left milliseconds of each seat at {@code since}; empty without clocks
 * @param running the seats whose time is running
 * @param sand the glass that runs, and when it is through
 * @param hands who was the last to do something, or to take the device from another
 */
public record Timing(
    Clock clock,
    List<Long> left,
    List<Seat> running,
    long since,
    Optional<Running> sand,
    Optional<Seat> hands) {

  public record Running(int glass, long length, long deadline) {}

  public Timing {
    left = List.copyOf(left);
    running = List.copyOf(running);
  }

  static Timing of(Clock clock, int players, long at) {
    List<Long> left =
        switch (clock) {
          case Clock.None _ -> List.of();
          case Clock.PerMove(long limit) -> Collections.nCopies(players, limit);
          case Clock.PerGame(long limit, long _) -> Collections.nCopies(players, limit);
        };
    return new Timing(clock, left, List.of(), at, Optional.empty(), Optional.empty());
  }

  /** Everything stands still. */
  Timing stopped(long at) {
    return new Timing(clock, leftAt(at), List.of(), at, Optional.empty(), hands);
  }

  /** After a step: {@code moved} made it, and now the table waits for {@code turn}. */
  Timing next(long at, Optional<Seat> moved, Turn turn, List<Seat> timed) {
    List<Seat> now =
        turn instanceof Turn.Act act
            ? act.awaited().stream().filter(timed::contains).toList()
            : List.of();
    return new Timing(
        clock, refilled(at, moved, now), now, at, sandAt(at, turn), moved.or(() -> hands));
  }

  private List<Long> refilled(long at, Optional<Seat> moved, List<Seat> now) {
    List<Long> times = new ArrayList<>(leftAt(at));
    switch (clock) {
      case Clock.None _ -> {}
      case Clock.PerMove(long limit) ->
          now.stream()
              .filter(seat -> !running.contains(seat) || moved.equals(Optional.of(seat)))
              .forEach(seat -> times.set(seat.index(), limit));
      case Clock.PerGame(long _, long increment) ->
          moved.ifPresent(seat -> times.set(seat.index(), times.get(seat.index()) + increment));
    }
    return times;
  }

  /** The glass that a turn shows; a card that is drawn meanwhile neither stops nor turns it. */
  private Optional<Running> sandAt(long at, Turn turn) {
    return switch (turn) {
      case Turn.Draw _ -> sand;
      case Turn.Over _ -> Optional.empty();
      case Turn.Act act -> act.sand().filter(_ -> runs(act)).map(glass -> running(glass, at));
    };
  }

  // T-5
  /** Whoever has hours for a move is not hurried by sand; but a window ends by nothing else. */
  private boolean runs(Turn.Act act) {
    return act.isWindow() || !clock.isSlow();
  }

  private Running running(Sand glass, long at) {
    long length = glass.length().toMillis();
    return sand.filter(old -> old.glass() == glass.glass())
        .orElseGet(() -> new Running(glass.glass(), length, at + length));
  }

  /** No server was up for a while: what runs goes on where it was. */
  Timing resumed(long lost) {
    return new Timing(
        clock,
        left,
        running,
        since + lost,
        sand.map(s -> new Running(s.glass(), s.length(), s.deadline() + lost)),
        hands);
  }

  /** Whether only this seat's time runs, and it has done nothing with it yet. */
  public boolean awaits(Seat seat) {
    return isRunning() && running.equals(List.of(seat)) && !hands.equals(Optional.of(seat));
  }

  /** A seat has taken the device from another: what runs begins anew. */
  Timing handedOver(Seat seat, long at) {
    Timing anew = resumed(at - since);
    return new Timing(clock, left, running, anew.since, anew.sand, Optional.of(seat));
  }

  public List<Long> leftAt(long at) {
    List<Long> times = new ArrayList<>(left);
    if (!times.isEmpty()) {
      running.forEach(
          seat -> times.set(seat.index(), left.get(seat.index()) - Math.max(0, at - since)));
    }
    return times;
  }

  /** The seat whose time runs out first, if any runs. */
  public Optional<Seat> first() {
    return left.isEmpty()
        ? Optional.empty()
        : running.stream().min((a, b) -> Long.compare(left.get(a.index()), left.get(b.index())));
  }

  /** When that is. */
  public Optional<Long> flagAt() {
    return first().map(seat -> since + left.get(seat.index()));
  }

  public boolean isRunning() {
    return sand.isPresent() || (!left.isEmpty() && !running.isEmpty());
  }
}

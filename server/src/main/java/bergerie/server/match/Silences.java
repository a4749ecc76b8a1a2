package bergerie.server.match;

import bergerie.rules.Seat;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/**
 * The moves that nobody but their maker may know of. Whoever looks at a table counts its events
 * without those of others, so that no gap in the count gives them away.
 */
public record Silences(List<Silence> all) {

  /** One such move. */
  record Silence(long seq, Seat seat) {}

  static final Silences NONE = new Silences(List.of());

  Silences with(long seq, Seat seat) {
    List<Silence> next = new ArrayList<>(all);
    next.add(new Silence(seq, seat));
    return new Silences(List.copyOf(next));
  }

  /** How whoever has these seats counts an event of the log. */
  public long counted(Collection<Seat> seats, long seq) {
    long unheard =
        all.stream()
            .filter(silence -> silence.seq() <= seq && !seats.contains(silence.seat()))
            .count();
    return seq - unheard;
  }

  /** The last event of the log that whoever has these seats counts so. */
  public long actual(Collection<Seat> seats, long counted) {
    long seq = counted;
    for (Silence silence : all) {
      if (!seats.contains(silence.seat()) && silence.seq() <= seq + 1) {
        seq++;
      }
    }
    return seq;
  }
}

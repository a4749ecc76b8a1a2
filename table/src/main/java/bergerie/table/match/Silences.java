package bergerie.table.match;

import bergerie.rules.Seat;
import bergerie.rules.Viewer;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/**
 * The moves that nobody but their maker may know of. Whoever looks at a table counts its events
 * without those of others, so that no gap in the count gives them away.
 *
 * @param all that were ever made
 * @param standing those that were not taken back
 * @param steps how many steps stand, silent or not
 */
public record Silences(List<Silence> all, List<Silence> standing, int steps) {

  /**
   * One such move.
   *
   * @param step how many steps stood after it
   */
  record Silence(long seq, Seat seat, int step) {}

  static final Silences NONE = new Silences(List.of(), List.of(), 0);

  /** After a step that everybody heard of. */
  Silences told() {
    return new Silences(all, standing, steps + 1);
  }

  /** After a step that only one seat knows of. */
  Silences with(long seq, Seat seat) {
    Silence silence = new Silence(seq, seat, steps + 1);
    return new Silences(and(all, silence), and(standing, silence), steps + 1);
  }

  private static List<Silence> and(List<Silence> some, Silence silence) {
    List<Silence> more = new ArrayList<>(some);
    more.add(silence);
    return List.copyOf(more);
  }

  /** After so many steps were taken back. */
  Silences back(int undone) {
    int left = steps - undone;
    return new Silences(
        all, standing.stream().filter(silence -> silence.step() <= left).toList(), left);
  }

  /** How many of the last steps a viewer has heard of. */
  int heard(Viewer viewer, int last) {
    long unheard =
        standing.stream()
            .filter(silence -> silence.step() > steps - last)
            .filter(silence -> !viewer.equals(Viewer.player(silence.seat())))
            .count();
    return (int) (last - unheard);
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

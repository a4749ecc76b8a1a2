package bergerie.rules;

import bergerie.telling.Part;
import java.util.List;
import java.util.stream.IntStream;

/** A place at the table, counted clockwise from 0. */
public record Seat(int index) implements Comparable<Seat> {

  private static final List<Seat> FIRST = IntStream.range(0, 8).mapToObj(Seat::new).toList();

  public Seat {
    if (index < 0) {
      throw new IllegalArgumentException("no seat " + index);
    }
  }

  public static Seat of(int index) {
    return index < FIRST.size() ? FIRST.get(index) : new Seat(index);
  }

  /** The seats of a table of so many. */
  public static List<Seat> all(int players) {
    return IntStream.range(0, players).mapToObj(Seat::of).toList();
  }

  /** The seat so many places further, clockwise, at a table of {@code players}. */
  public Seat next(int steps, int players) {
    return of(Math.floorMod(index + steps, players));
  }

  /** Whoever sits here, in a sentence. */
  public Part.Who who() {
    return new Part.Who(index);
  }

  @Override
  public int compareTo(Seat other) {
    return Integer.compare(index, other.index);
  }
}

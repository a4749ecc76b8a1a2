package bergerie.rules.hunt;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;

/**
 * Positions that may come back: all since the last move that can't be undone. A chain that grows at
 * its end, so that a move costs one link however long the past is.
 */
public final class Past<P> {

  private record Link<P>(P position, Optional<Link<P>> before) {}

  private final Optional<Link<P>> last;
  private final int size;

  private Past(Optional<Link<P>> last, int size) {
    this.last = last;
    this.size = size;
  }

  public static <P> Past<P> none() {
    return new Past<>(Optional.empty(), 0);
  }

  public static <P> Past<P> of(P position) {
    return Past.<P>none().and(position);
  }

  public Past<P> and(P position) {
    return new Past<>(Optional.of(new Link<>(position, last)), size + 1);
  }

  /** How often a position has occurred. */
  public int times(P position) {
    int count = 0;
    for (Optional<Link<P>> link = last; link.isPresent(); link = link.get().before()) {
      if (link.get().position().equals(position)) {
        count++;
      }
    }
    return count;
  }

  /** How many positions it holds. */
  public int size() {
    return size;
  }

  /** The positions, oldest first. */
  public List<P> positions() {
    Deque<P> found = new ArrayDeque<>();
    for (Optional<Link<P>> link = last; link.isPresent(); link = link.get().before()) {
      found.addFirst(link.get().position());
    }
    return new ArrayList<>(found);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Past<?> past && positions().equals(past.positions());
  }

  @Override
  public int hashCode() {
    return positions().hashCode();
  }

  @Override
  public String toString() {
    return positions().toString();
  }
}

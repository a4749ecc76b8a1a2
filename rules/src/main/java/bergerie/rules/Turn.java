package bergerie.rules;

import java.util.List;
import java.util.Optional;

/** What the table waits for. */
public sealed interface Turn {

  /**
   * Players act: the game waits for every {@code awaited} seat; a {@code free} seat may act but
   * nobody waits for it. With {@code sand}, time is short.
   */
  record Act(List<Seat> awaited, List<Seat> free, Optional<Sand> sand) implements Turn {
    public Act {
      awaited = List.copyOf(awaited);
      free = List.copyOf(free);
      if (awaited.isEmpty() && sand.isEmpty()) {
        throw new IllegalArgumentException("nobody to wait for, and no sand");
      }
    }

    /**
     * Whether this is a window: nobody is awaited, those who are free may answer until the sand has
     * run out, and how long it lasts tells nothing of what they hold.
     */
    public boolean isWindow() {
      return awaited.isEmpty();
    }

    public boolean mayMove(Seat seat) {
      return awaited.contains(seat) || free.contains(seat);
    }
  }

  /** The next step is drawn by the dice. */
  record Draw() implements Turn {}

  record Over(Outcome outcome) implements Turn {}

  /** The ordinary turn of one player. */
  static Turn of(Seat seat) {
    return new Act(List.of(seat), List.of(), Optional.empty());
  }
}

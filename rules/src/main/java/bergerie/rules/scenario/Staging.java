package bergerie.rules.scenario;

import bergerie.rules.Actor;
import bergerie.rules.Objection;
import bergerie.rules.Seat;
import bergerie.rules.Told;
import bergerie.rules.Turn;
import bergerie.rules.Viewer;
import java.util.List;
import java.util.Optional;

/**
 * What a scenario shows to one viewer.
 *
 * @param frames the table as it was set up, then after each move
 * @param tried moves that were only asked about
 */
public record Staging(Viewer viewer, List<Frame> frames, List<Tried> tried) {

  public Staging {
    frames = List.copyOf(frames);
    tried = List.copyOf(tried);
  }

  /**
   * The table at one moment.
   *
   * @param step what led there; nothing led to the first
   * @param view of the game's own type
   * @param drawn the same for a terminal
   */
  public record Frame(Optional<Step> step, Object view, String drawn, Turn turn) {}

  /** A move as the viewer is told of it. */
  public record Step(Actor actor, Told told) {}

  /** A move that the referee was asked about, when so many had been played. */
  public sealed interface Tried {

    record Allowed(int played, Seat seat, Told told) implements Tried {}

    record Refused(int played, Seat seat, String text, Objection objection) implements Tried {}
  }
}

package bergerie.rules.scenario;

import bergerie.rules.Actor;
import bergerie.rules.Game;
import bergerie.rules.Objection;
import bergerie.rules.Seat;
import bergerie.rules.Told;
import bergerie.rules.Viewer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Follows a scenario through the eyes of one viewer. */
final class Recording<S, M, V> {

  private final Game<S, M, V> game;
  private final List<Staging.Frame> frames = new ArrayList<>();
  private final List<Staging.Tried> tried = new ArrayList<>();
  private Viewer viewer = new Viewer.Spectator();

  Recording(Game<S, M, V> game) {
    this.game = game;
  }

  /** Follows on from a table, through the same eyes. */
  Recording<S, M, V> from(S state) {
    Recording<S, M, V> next = new Recording<>(game);
    next.through(viewer);
    next.begin(state);
    return next;
  }

  /** The table is laid anew: what was to be seen before is past. */
  void laid() {
    frames.clear();
    tried.clear();
  }

  Viewer viewer() {
    return viewer;
  }

  void through(Viewer eyes) {
    viewer = eyes;
  }

  void moved(S before, Actor actor, M move, S after) {
    begin(before);
    Told told = game.notation().tell(before, actor, move, viewer);
    frames.add(frame(Optional.of(new Staging.Step(actor, told)), after));
  }

  void allowed(S state, Actor actor, M move) {
    begin(state);
    if (actor instanceof Actor.Player(Seat seat)) {
      Told told = game.notation().tell(state, actor, move, viewer);
      tried.add(new Staging.Tried.Allowed(played(), seat, told));
    }
  }

  void refused(S state, Actor actor, String text, Objection objection) {
    begin(state);
    if (actor instanceof Actor.Player(Seat seat)) {
      tried.add(new Staging.Tried.Refused(played(), seat, text, objection));
    }
  }

  Staging of(S state) {
    begin(state);
    return new Staging(viewer, frames, tried);
  }

  /** The first frame is the table before anything happens on it, however it was set up. */
  private void begin(S state) {
    if (frames.isEmpty()) {
      frames.add(frame(Optional.empty(), state));
    }
  }

  private int played() {
    return frames.size() - 1;
  }

  private Staging.Frame frame(Optional<Staging.Step> step, S state) {
    V view = game.view(state, viewer);
    return new Staging.Frame(step, view, game.notation().draw(view), game.turn(state));
  }
}

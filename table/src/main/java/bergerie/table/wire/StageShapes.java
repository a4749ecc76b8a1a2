package bergerie.table.wire;

import bergerie.rules.Actor;
import bergerie.rules.Game;
import bergerie.rules.Told;
import bergerie.rules.scenario.Staging;
import bergerie.table.match.Heard;
import bergerie.table.wire.shape.InPlay;
import bergerie.table.wire.shape.Replayed;
import bergerie.table.wire.shape.Shown;
import bergerie.table.wire.shape.ViewWriter;
import bergerie.telling.Hearer;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;

/** What is staged to explain or to teach, from what it means to its shape. */
record StageShapes(ViewWriter views) {

  /** The frame before any move. */
  static final int FIRST = 1;

  List<Replayed.Frame> frames(Game<?, ?, ?> game, Staging staging) {
    Hearer to = game.info().hearer(staging.viewer());
    List<Replayed.Frame> shown = new ArrayList<>();
    for (Staging.Frame frame : staging.frames()) {
      int seq = FIRST + shown.size();
      shown.add(
          new Replayed.Frame(
              seq,
              frame.step().map(step -> told(seq, step.actor(), step.told(), to)),
              frame.step().map(step -> Parts.actor(Optional.of(step.actor()))),
              new Shown(frame.view(), views),
              Parts.turn(frame.turn(), to)));
    }
    return shown;
  }

  static InPlay.Told told(int seq, Actor actor, Told told, Hearer to) {
    return Parts.told(Heard.of(seq, Optional.of(actor), told, to), EnumSet.allOf(Capability.class));
  }
}

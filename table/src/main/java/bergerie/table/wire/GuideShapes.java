package bergerie.table.wire;

import bergerie.rules.Actor;
import bergerie.rules.Game;
import bergerie.rules.Objection;
import bergerie.rules.Seat;
import bergerie.rules.Told;
import bergerie.rules.guide.Guide;
import bergerie.rules.scenario.Staging;
import bergerie.table.match.Heard;
import bergerie.table.wire.shape.Guided;
import bergerie.table.wire.shape.InPlay;
import bergerie.table.wire.shape.Replayed;
import bergerie.table.wire.shape.Shown;
import bergerie.table.wire.shape.ViewWriter;
import bergerie.telling.Hearer;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;

/** Guides, from what they mean to their shapes. */
public record GuideShapes(ViewWriter views) {

  /** The frame before any move. */
  private static final int FIRST = 1;

  public Guided.Guide of(Game<?, ?, ?> game) {
    Guide guide = Guide.of(game);
    return new Guided.Guide(
        examples(game, guide.goal()),
        examples(game, guide.turn()),
        examples(game, guide.end()),
        guide.chapters().stream()
            .map(chapter -> new Guided.Chapter(chapter.title(), chapter.rules(), chapter.when()))
            .toList(),
        examples(game, guide.examples()));
  }

  private List<Guided.Example> examples(Game<?, ?, ?> game, List<Guide.Example> examples) {
    return examples.stream().map(example -> example(game, example)).toList();
  }

  private Guided.Example example(Game<?, ?, ?> game, Guide.Example example) {
    Staging staging = example.staging();
    Hearer to = game.info().hearer(staging.viewer());
    return new Guided.Example(
        example.rules(),
        example.words(),
        Parts.viewer(staging.viewer()),
        frames(staging.frames(), to),
        staging.tried().stream().map(tried -> tried(tried, to)).toList());
  }

  private List<Replayed.Frame> frames(List<Staging.Frame> frames, Hearer to) {
    List<Replayed.Frame> shown = new ArrayList<>();
    for (Staging.Frame frame : frames) {
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

  private static Guided.Tried tried(Staging.Tried tried, Hearer to) {
    return switch (tried) {
      case Staging.Tried.Allowed(int played, Seat seat, Told told) ->
          new Guided.Tried.Allowed(told(FIRST + played, Actor.player(seat), told, to));
      case Staging.Tried.Refused(int played, Seat seat, String text, Objection objection) ->
          new Guided.Tried.Refused(
              FIRST + played, seat.index(), text, objection.rule(), objection.why());
    };
  }

  private static InPlay.Told told(int seq, Actor actor, Told told, Hearer to) {
    return Parts.told(Heard.of(seq, Optional.of(actor), told, to), EnumSet.allOf(Ability.class));
  }
}

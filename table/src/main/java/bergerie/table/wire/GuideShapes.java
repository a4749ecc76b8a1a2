package bergerie.table.wire;

import bergerie.rules.Actor;
import bergerie.rules.Game;
import bergerie.rules.Objection;
import bergerie.rules.Seat;
import bergerie.rules.Told;
import bergerie.rules.guide.Guide;
import bergerie.rules.scenario.Lesson;
import bergerie.rules.scenario.Staging;
import bergerie.table.wire.shape.Guided;
import bergerie.table.wire.shape.ViewWriter;
import bergerie.telling.Hearer;
import java.util.List;

/** Guides, from what they mean to their shapes. */
public record GuideShapes(ViewWriter views) {

  public Guided.Guide of(Game<?, ?, ?> game) {
    Guide guide = Guide.of(game);
    return new Guided.Guide(
        examples(game, guide.goal()),
        examples(game, guide.turn()),
        examples(game, guide.end()),
        guide.chapters().stream()
            .map(chapter -> new Guided.Chapter(chapter.title(), chapter.rules(), chapter.when()))
            .toList(),
        examples(game, guide.examples()),
        Guide.played(game).stream().map(Lesson::id).toList());
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
        new StageShapes(views).frames(game, staging),
        staging.tried().stream().map(tried -> tried(tried, to)).toList());
  }

  private static Guided.Tried tried(Staging.Tried tried, Hearer to) {
    return switch (tried) {
      case Staging.Tried.Allowed(int played, Seat seat, Told told) ->
          new Guided.Tried.Allowed(
              StageShapes.told(StageShapes.FIRST + played, Actor.player(seat), told, to));
      case Staging.Tried.Refused(int played, Seat seat, String text, Objection objection) ->
          new Guided.Tried.Refused(
              StageShapes.FIRST + played, seat.index(), text, objection.rule(), objection.why());
    };
  }
}

package bergerie.table.desk;

import bergerie.bots.layers.Verdict;
import bergerie.bots.puzzles.Insight;
import bergerie.bots.tables.Oracle;
import bergerie.bots.tables.WinningLines;
import bergerie.rules.Actor;
import bergerie.rules.Game;
import bergerie.rules.Viewer;
import bergerie.rules.hunt.Hunt;
import bergerie.rules.hunt.HuntMove;
import bergerie.rules.hunt.HuntNotation;
import bergerie.rules.hunt.HuntPosition;
import bergerie.rules.hunt.HuntView;
import bergerie.table.wire.Parts;
import bergerie.table.wire.codec.StudiedWriter;
import bergerie.table.wire.shape.Studied;
import java.util.Optional;

/** What a position and its moves are worth, as the page is told. */
final class Analysis {

  /** How much is searched for the best answer where the tables count no turns. */
  private static final long LOOKS = 5_000;

  private Analysis() {}

  static <P extends HuntPosition> Answer answer(Oracle<P> oracle, Hunt<P> state) {
    return answer(
        oracle.game(),
        new Insight<>(
            state,
            oracle.verdict(state),
            new WinningLines<>(oracle, LOOKS).best(state),
            oracle.choices(state)));
  }

  static <P extends HuntPosition> Answer answer(
      Game<Hunt<P>, HuntMove, HuntView> game, Insight<P> insight) {
    Studied.Analysis analysis = of(game, insight);
    return Answer.json(200, json -> StudiedWriter.write(json, analysis));
  }

  static <P extends HuntPosition> Studied.Analysis of(
      Game<Hunt<P>, HuntMove, HuntView> game, Insight<P> insight) {
    Hunt<P> state = insight.state();
    return new Studied.Analysis(
        game.notation().writeState(state),
        game.view(state, new Viewer.Spectator()),
        Parts.turn(game.turn(state), game.info().hearer(new Viewer.Spectator())),
        worth(insight.verdict()),
        turns(insight.verdict()),
        insight.best().map(HuntNotation::write),
        insight.choices().stream().map(choice -> move(game, state, choice)).toList());
  }

  private static <P extends HuntPosition> Studied.ValuedMove move(
      Game<Hunt<P>, HuntMove, HuntView> game, Hunt<P> state, Oracle.Choice choice) {
    Actor mover = Actor.player(state.position().toMove().seat());
    return new Studied.ValuedMove(
        HuntNotation.write(choice.move()),
        worth(choice.verdict()),
        turns(choice.verdict()),
        game.notation().writeState(game.play(state, mover, choice.move())));
  }

  private static Optional<Studied.Worth> worth(Optional<Verdict> verdict) {
    return verdict.map(known -> Studied.Worth.valueOf(known.value().name()));
  }

  private static Optional<Integer> turns(Optional<Verdict> verdict) {
    return verdict.flatMap(
        known ->
            known.turns().isPresent() ? Optional.of(known.turns().getAsInt()) : Optional.empty());
  }
}

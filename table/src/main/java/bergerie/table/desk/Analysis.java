package bergerie.table.desk;

import bergerie.bots.layers.Verdict;
import bergerie.bots.tables.Guide;
import bergerie.bots.tables.Oracle;
import bergerie.rules.Viewer;
import bergerie.rules.hunt.Hunt;
import bergerie.rules.hunt.HuntNotation;
import bergerie.rules.hunt.HuntPosition;
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
    Studied.Analysis analysis = of(oracle, state);
    return Answer.json(200, json -> StudiedWriter.write(json, analysis));
  }

  static <P extends HuntPosition> Studied.Analysis of(Oracle<P> oracle, Hunt<P> state) {
    var game = oracle.game();
    Optional<Verdict> verdict = oracle.verdict(state);
    return new Studied.Analysis(
        game.notation().writeState(state),
        game.view(state, new Viewer.Spectator()),
        Parts.turn(game.turn(state), game.info().hearer(new Viewer.Spectator())),
        worth(verdict),
        turns(verdict),
        new Guide<>(oracle, LOOKS).best(state).map(HuntNotation::write),
        oracle.choices(state).stream().map(choice -> move(oracle, state, choice)).toList());
  }

  private static <P extends HuntPosition> Studied.ValuedMove move(
      Oracle<P> oracle, Hunt<P> state, Oracle.Choice choice) {
    return new Studied.ValuedMove(
        HuntNotation.write(choice.move()),
        worth(choice.verdict()),
        turns(choice.verdict()),
        oracle.game().notation().writeState(oracle.play(state, choice.move())));
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

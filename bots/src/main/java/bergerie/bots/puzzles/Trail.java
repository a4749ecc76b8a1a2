package bergerie.bots.puzzles;

import bergerie.bots.layers.Verdict;
import bergerie.bots.tables.Oracle.Choice;
import bergerie.rules.Actor;
import bergerie.rules.Game;
import bergerie.rules.Turn;
import bergerie.rules.hunt.Hunt;
import bergerie.rules.hunt.HuntMove;
import bergerie.rules.hunt.HuntPosition;
import bergerie.rules.hunt.HuntView;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** A puzzle played along its line, with what is known of each position on the way. */
final class Trail<P extends HuntPosition> {

  private final Game<Hunt<P>, HuntMove, HuntView> game;
  private final Posed puzzle;

  Trail(Game<Hunt<P>, HuntMove, HuntView> game, Posed puzzle) {
    this.game = game;
    this.puzzle = puzzle;
  }

  /** All positions, from the first to the end of the game. */
  List<Insight<P>> positions() {
    List<Insight<P>> positions = new ArrayList<>();
    Hunt<P> now = game.notation().readState(game.info().usual(), puzzle.position()).orThrow();
    for (int turn = 0; turn < puzzle.turns(); turn++) {
      HuntMove move = game.notation().read(now, puzzle.line().get(turn)).orThrow();
      positions.add(insight(now, turn, move));
      now = game.play(now, Actor.player(now.position().toMove().seat()), move);
    }
    if (!(game.turn(now) instanceof Turn.Over)) {
      throw new IllegalArgumentException("does not lead to an end: " + puzzle.written());
    }
    positions.add(new Insight<>(now, verdict(puzzle.turns()), Optional.empty(), List.of()));
    return positions;
  }

  private Insight<P> insight(Hunt<P> state, int turn, HuntMove best) {
    List<HuntMove> moves = game.moves(state, state.position().toMove().seat());
    List<Choice> choices = new ArrayList<>();
    for (HuntMove move : moves) {
      choices.add(new Choice(move, worth(turn, move, best, moves)));
    }
    return new Insight<>(state, verdict(turn), Optional.of(best), choices);
  }

  /** The solver wins at every position of the line: whoever answers has lost. */
  private Optional<Verdict> verdict(int turn) {
    Verdict.Value value = turn % 2 == 0 ? Verdict.Value.WIN : Verdict.Value.LOSS;
    return Optional.of(new Verdict(value, OptionalInt.of(puzzle.turns() - turn)));
  }

  private Optional<Verdict> worth(int turn, HuntMove move, HuntMove best, List<HuntMove> moves) {
    if (move.equals(best)) {
      return verdict(turn);
    }
    if (turn % 2 == 1) {
      return Optional.of(new Verdict(Verdict.Value.LOSS, OptionalInt.empty()));
    }
    return turn / 2 < puzzle.worths().size()
        ? Optional.of(new Verdict(told(turn / 2, move, moves), OptionalInt.empty()))
        : Optional.empty();
  }

  private Verdict.Value told(int number, HuntMove move, List<HuntMove> moves) {
    String letters = puzzle.worths().get(number);
    if (letters.length() != moves.size()) {
      throw new IllegalArgumentException("not a letter for each move: " + puzzle.written());
    }
    return Posed.worth(letters.charAt(Alphabet.of(moves).indexOf(move)));
  }
}

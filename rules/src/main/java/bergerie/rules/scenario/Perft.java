package bergerie.rules.scenario;

import bergerie.rules.Actor;
import bergerie.rules.Game;
import bergerie.rules.Seat;
import bergerie.rules.Turn;

/** Perft: counts the ways a game can go, the plainest check of a move generator. */
public final class Perft {

  private Perft() {}

  /** The number of ways to play exactly {@code depth} turns; a finished game has none. */
  public static <S, M> long count(Game<S, M, ?> game, S state, int depth) {
    if (depth == 0) {
      return 1;
    }
    return switch (game.turn(state)) {
      case Turn.Over _ -> 0;
      case Turn.Draw _ -> throw new IllegalArgumentException("a game with draws has no perft");
      case Turn.Act act -> {
        Seat mover = act.awaited().getFirst();
        // The last turn's moves need not be played to be counted.
        if (depth == 1) {
          yield game.moves(state, mover).size();
        }
        long total = 0;
        for (M move : game.moves(state, mover)) {
          total += count(game, game.play(state, Actor.player(mover), move), depth - 1);
        }
        yield total;
      }
    };
  }
}

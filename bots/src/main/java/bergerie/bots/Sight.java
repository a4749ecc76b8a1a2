package bergerie.bots;

import bergerie.rules.Dice;
import bergerie.rules.Game;
import bergerie.rules.Seat;
import bergerie.rules.Viewer;
import java.util.List;
import java.util.function.Function;

/**
 * All a bot gets: its seat's view, its legal moves, and worlds that could be the real one. The real
 * state is not in here, only in the closure that imagines others.
 */
public record Sight<S, M, V>(
    Game<S, M, V> game, Seat seat, V view, List<M> moves, Function<Dice, S> worlds) {

  public Sight {
    moves = List.copyOf(moves);
  }

  public static <S, M, V> Sight<S, M, V> of(Game<S, M, V> game, S state, Seat seat) {
    Viewer viewer = Viewer.player(seat);
    return new Sight<>(
        game,
        seat,
        game.view(state, viewer),
        game.moves(state, seat),
        dice -> game.imagine(state, viewer, dice));
  }

  /** A random state that this seat can't tell from the real one. */
  public S imagine(Dice dice) {
    return worlds.apply(dice);
  }
}

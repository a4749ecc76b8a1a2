package bergerie.bots;

import bergerie.rules.Game;
import bergerie.rules.Seat;
import bergerie.rules.Viewer;
import bergerie.rules.dice.Dice;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * All a bot gets: its seat's view, its legal moves, and worlds that could be the real one. The real
 * state is not in here, only in the closures that look at it for this seat.
 *
 * @param eyes builds the view when it is asked for: bots that do not look should not pay for it
 */
public record Sight<S, M, V>(
    Game<S, M, V> game, Seat seat, List<M> moves, Supplier<V> eyes, Function<Dice, S> worlds) {

  public static <S, M, V> Sight<S, M, V> of(Game<S, M, V> game, S state, Seat seat) {
    Viewer viewer = Viewer.player(seat);
    return new Sight<>(
        game,
        seat,
        game.moves(state, seat),
        () -> game.view(state, viewer),
        dice -> game.imagine(state, viewer, dice));
  }

  /** The sight of somebody in this seat who sees everything: for games that are over. */
  public static <S, M, V> Sight<S, M, V> open(Game<S, M, V> game, S state, Seat seat) {
    Sight<S, M, V> own = of(game, state, seat);
    return new Sight<>(game, seat, own.moves(), own.eyes(), _ -> state);
  }

  /** The same with the moves that are worth advice, and one that was asked about. */
  public Sight<S, M, V> weighing(Optional<M> also) {
    List<M> plays =
        moves.stream()
            .filter(move -> !game.isSetting(move) || also.equals(Optional.of(move)))
            .toList();
    return plays.isEmpty() ? this : new Sight<>(game, seat, plays, eyes, worlds);
  }

  /** What this seat sees. */
  public V view() {
    return eyes.get();
  }

  /** A determinization: a random state that this seat can't tell from the real one. */
  public S imagine(Dice dice) {
    return worlds.apply(dice);
  }
}

package bergerie.table.match;

import bergerie.rules.Actor;
import bergerie.rules.Game;
import bergerie.rules.Seat;
import bergerie.rules.Turn;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Where the game stands.
 *
 * @param draws how many cards were ever drawn; takebacks don't lower it
 * @param moves the legal moves of each seat
 * @param fresh for each seat, since which seq its legal moves are what they are
 * @param last what led here, unless it was no move
 */
record Position<S, M>(
    S state, long draws, List<List<M>> moves, List<Long> fresh, Optional<M> last) {

  static <S, M> Position<S, M> start(Game<S, M, ?> game, S state, int players) {
    Position<S, M> empty =
        new Position<>(
            state,
            0,
            Stream.generate(List::<M>of).limit(players).toList(),
            Stream.generate(() -> 0L).limit(players).toList(),
            Optional.empty());
    return empty.at(game, state, 0);
  }

  Position<S, M> played(Game<S, M, ?> game, Actor actor, M move, long seq) {
    Position<S, M> next = at(game, game.play(state, actor, move), seq);
    long drawn = actor instanceof Actor.Deal ? draws + 1 : draws;
    return new Position<>(next.state, drawn, next.moves, next.fresh, Optional.of(move));
  }

  /** The same match in another state, because of the event {@code seq}. */
  Position<S, M> at(Game<S, M, ?> game, S next, long seq) {
    List<List<M>> legal = new ArrayList<>();
    List<Long> since = new ArrayList<>();
    boolean acting = game.turn(next) instanceof Turn.Act;
    for (int i = 0; i < moves.size(); i++) {
      List<M> now = acting ? game.moves(next, Seat.of(i)) : List.of();
      boolean same = now.equals(moves.get(i));
      legal.add(same ? moves.get(i) : now);
      since.add(same ? fresh.get(i) : Long.valueOf(seq));
    }
    return new Position<>(next, draws, List.copyOf(legal), List.copyOf(since), Optional.empty());
  }
}

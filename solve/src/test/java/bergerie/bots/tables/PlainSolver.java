package bergerie.bots.tables;

import bergerie.rules.Actor;
import bergerie.rules.Game;
import bergerie.rules.Outcome;
import bergerie.rules.Seat;
import bergerie.rules.Turn;
import bergerie.rules.hunt.Hunt;
import bergerie.rules.hunt.HuntMove;
import bergerie.rules.hunt.HuntPosition;
import bergerie.rules.hunt.HuntView;
import bergerie.rules.hunt.Past;
import bergerie.rules.hunt.Side;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Solves some positions in the plainest way: over and over, whoever can reach a position won for
 * them wins, whoever can only reach positions lost for them loses, until nothing changes. No
 * symmetry, no layers, no bits.
 */
final class PlainSolver<P> {

  /** What a solver has to know of a game. */
  interface Play<P> {
    Side toMove(P position);

    /** Who has won, if the game is over. */
    Optional<Side> winner(P position);

    /** The positions after every move. */
    List<P> next(P position);
  }

  /** A game played by its rules. */
  private record ByRules<P extends HuntPosition>(Game<Hunt<P>, HuntMove, HuntView> game)
      implements Play<P> {

    @Override
    public Side toMove(P position) {
      return position.toMove();
    }

    @Override
    public Optional<Side> winner(P position) {
      return game.turn(new Hunt<>(position, Past.none())) instanceof Turn.Over(Outcome outcome)
          ? Optional.of(Side.of(outcome.winners().getFirst()))
          : Optional.empty();
    }

    @Override
    public List<P> next(P position) {
      Hunt<P> state = new Hunt<>(position, Past.none());
      Seat mover = position.toMove().seat();
      List<P> next = new ArrayList<>();
      for (HuntMove move : game.moves(state, mover)) {
        next.add(game.play(state, Actor.player(mover), move).position());
      }
      return next;
    }
  }

  private final Play<P> play;
  private final Map<P, List<P>> successors = new HashMap<>();
  private final Map<P, Side> winners = new HashMap<>();

  private PlainSolver(Play<P> play) {
    this.play = play;
  }

  /** The winners by the rules of a game; draws are not in the answer. */
  static <P extends HuntPosition> Map<P, Side> winners(
      Game<Hunt<P>, HuntMove, HuntView> game, Collection<P> positions) {
    return winners(new ByRules<>(game), positions);
  }

  /** The winner of each position and of all that can come of it; draws are not in the answer. */
  static <P> Map<P, Side> winners(Play<P> play, Collection<P> positions) {
    PlainSolver<P> solver = new PlainSolver<>(play);
    List<P> open = new ArrayList<>(positions);
    while (!open.isEmpty()) {
      P position = open.removeLast();
      if (!solver.successors.containsKey(position)) {
        open.addAll(solver.visit(position));
      }
    }
    boolean changed = true;
    while (changed) {
      changed = false;
      for (P position : solver.successors.keySet()) {
        changed |= !solver.winners.containsKey(position) && solver.settle(position);
      }
    }
    return solver.winners;
  }

  private List<P> visit(P position) {
    Optional<Side> winner = play.winner(position);
    winner.ifPresent(side -> winners.put(position, side));
    List<P> next = winner.isPresent() ? List.of() : play.next(position);
    successors.put(position, next);
    return next;
  }

  private boolean settle(P position) {
    Side mover = play.toMove(position);
    boolean lost = true;
    for (P next : successors.getOrDefault(position, List.of())) {
      Optional<Side> winner = Optional.ofNullable(winners.get(next));
      if (winner.equals(Optional.of(mover))) {
        winners.put(position, mover);
        return true;
      }
      lost &= winner.isPresent();
    }
    if (lost) {
      winners.put(position, mover.other());
    }
    return lost;
  }
}

package bergerie.bots.solve;

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
 * them wins, whoever can only reach positions lost for them loses, until nothing changes. All by
 * the rules; no symmetry, no layers, no bits.
 */
final class PlainSolver<P extends HuntPosition> {

  private final Game<Hunt<P>, HuntMove, HuntView> game;
  private final Map<P, List<P>> successors = new HashMap<>();
  private final Map<P, Side> winners = new HashMap<>();

  private PlainSolver(Game<Hunt<P>, HuntMove, HuntView> game) {
    this.game = game;
  }

  /** The winner of each position and of all that can come of it; draws are not in the answer. */
  static <P extends HuntPosition> Map<P, Side> winners(
      Game<Hunt<P>, HuntMove, HuntView> game, Collection<P> positions) {
    PlainSolver<P> solver = new PlainSolver<>(game);
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
    Hunt<P> state = new Hunt<>(position, Past.none());
    List<P> next = new ArrayList<>();
    if (game.turn(state) instanceof Turn.Over(Outcome outcome)) {
      winners.put(position, Side.of(outcome.winners().getFirst()));
    } else {
      Seat mover = position.toMove().seat();
      for (HuntMove move : game.moves(state, mover)) {
        next.add(game.play(state, Actor.player(mover), move).position());
      }
    }
    successors.put(position, next);
    return next;
  }

  private boolean settle(P position) {
    Side mover = position.toMove();
    List<Optional<Side>> ends =
        successors.getOrDefault(position, List.of()).stream()
            .map(next -> Optional.ofNullable(winners.get(next)))
            .toList();
    if (ends.contains(Optional.of(mover))) {
      winners.put(position, mover);
      return true;
    }
    if (ends.stream().allMatch(Optional.of(mover.other())::equals)) {
      winners.put(position, mover.other());
      return true;
    }
    return false;
  }
}

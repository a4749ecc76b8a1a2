package bergerie.bots.mcts;

import bergerie.bots.Advice;
import bergerie.rules.dice.Dice;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A way the game may have gone, as the moves of players tell it; what is drawn is not in it, so the
 * tree is an open-loop one. Moves are chosen by UCB1 over the times they could be made.
 */
final class Node<M> {

  /** How eagerly moves are tried that have been tried less. */
  private static final double CURIOSITY = 0.7;

  /** A player's move. Which seat made it is part of it, since several may act at once. */
  private record Step<M>(int seat, M move) {}

  /** The steps from here, each with where it leads. */
  private final Map<Step<M>, Node<M>> steps = new HashMap<>();

  private int visits;
  private int offers;
  private double total;

  /** A step that was taken, and whether it was new. */
  record Taken<M>(M move, Node<M> node) {
    boolean isNew() {
      return node.visits == 0;
    }
  }

  /** Takes a move not tried yet, or the most promising of those that can be made now. */
  Taken<M> take(int seat, List<M> moves, Dice dice) {
    List<M> fresh = new ArrayList<>();
    M best = moves.getFirst();
    double promise = Double.NEGATIVE_INFINITY;
    for (M move : moves) {
      Node<M> child = steps.get(new Step<>(seat, move));
      if (child == null) {
        fresh.add(move);
      } else {
        child.offers++;
        double hope = child.hope();
        if (hope > promise) {
          promise = hope;
          best = move;
        }
      }
    }
    M taken = fresh.isEmpty() ? best : dice.pick(fresh);
    return take(seat, taken);
  }

  /** Takes this very move. */
  Taken<M> take(int seat, M move) {
    Node<M> child = steps.computeIfAbsent(new Step<>(seat, move), _ -> new Node<>());
    return new Taken<>(move, child);
  }

  private double hope() {
    return mean() + CURIOSITY * Math.sqrt(Math.log(offers + 1.0) / Math.max(1, visits));
  }

  void learn(double worth) {
    visits++;
    total += worth;
  }

  private double mean() {
    return visits == 0 ? 0 : total / visits;
  }

  /** What has been learnt of the moves that were tried. */
  List<Advice.Choice<M>> choices(int seat, List<M> moves) {
    List<Advice.Choice<M>> choices = new ArrayList<>();
    for (M move : moves) {
      Node<M> child = steps.get(new Step<>(seat, move));
      if (child != null) {
        choices.add(new Advice.Choice<>(move, child.mean()));
      }
    }
    return choices;
  }

  /**
   * The move to make: the one tried most often, or, with slips, the one whose mean and slip are
   * highest.
   */
  M choose(int seat, List<M> moves, double slip, Dice dice) {
    M best = moves.getFirst();
    double most = Double.NEGATIVE_INFINITY;
    for (M move : moves) {
      Node<M> child = steps.get(new Step<>(seat, move));
      if (child != null) {
        double merit =
            slip > 0
                ? child.mean() + slip * dice.below(1 << 16) / (1 << 16)
                : child.visits + child.mean();
        if (merit > most) {
          most = merit;
          best = move;
        }
      }
    }
    return best;
  }
}

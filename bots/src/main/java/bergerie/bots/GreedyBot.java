package bergerie.bots;

import bergerie.rules.Actor;
import bergerie.rules.Game;
import bergerie.rules.Outcome;
import bergerie.rules.Seat;
import bergerie.rules.Turn;
import bergerie.rules.dice.Dice;
import java.util.Arrays;
import java.util.List;

/**
 * Tries every move in a few imagined worlds, lets chance and random players go on for a while, and
 * takes the move that fared best. It knows no game, so it can play all of them.
 */
public final class GreedyBot<S, M, V> implements Bot<S, M, V> {

  /** Twelve worlds. */
  public static final Thought USUAL = Thought.of(12);

  private static final int HORIZON = 60;
  private static final double UNDECIDED = 0.5;

  private final Thought thought;

  /** With the worlds that it imagines as steps of its thought. */
  public GreedyBot(Thought thought) {
    this.thought = thought;
  }

  @Override
  public M choose(Sight<S, M, V> sight, Dice dice) {
    List<M> moves = sight.moves();
    double[] worth = new double[moves.size()];
    Thought.Watch watch = thought.start();
    for (int world = 0; !watch.spent(world); world++) {
      S imagined = sight.imagine(dice);
      double[] fared = new double[worth.length];
      for (int i = 0; i < worth.length && !watch.spent(world); i++) {
        fared[i] = fare(sight.game(), imagined, sight.seat(), moves.get(i), dice);
      }
      if (world > 0 && watch.spent(world)) {
        break;
      }
      Arrays.setAll(worth, i -> worth[i] + fared[i]);
    }
    int best = 0;
    for (int i = 1; i < worth.length; i++) {
      if (worth[i] > worth[best]) {
        best = i;
      }
    }
    return moves.get(best);
  }

  private double fare(Game<S, M, V> game, S state, Seat seat, M move, Dice dice) {
    S end = game.wander(game.play(state, Actor.player(seat), move), HORIZON, dice);
    return game.turn(end) instanceof Turn.Over(Outcome outcome) ? share(outcome, seat) : UNDECIDED;
  }

  private static double share(Outcome outcome, Seat seat) {
    if (outcome.isDraw()) {
      return UNDECIDED;
    }
    return outcome.winners().contains(seat) ? 1.0 / outcome.winners().size() : 0;
  }
}

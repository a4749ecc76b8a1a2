package bergerie.bots.wolfwalkers;

import bergerie.bots.Bot;
import bergerie.bots.Sight;
import bergerie.bots.Thought;
import bergerie.games.wolfwalkers.tale.Move;
import bergerie.games.wolfwalkers.view.TaleView;
import bergerie.rules.Actor;
import bergerie.rules.Game;
import bergerie.rules.Seat;
import bergerie.rules.Viewer;
import bergerie.rules.dice.Dice;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Takes what brings most at once, as its view foretells it, and draws lots among equals. A Power is
 * used where it brings clearly more than the best card does without it.
 */
public final class GreedyTeller<S> implements Bot<S, Move, TaleView> {

  /** So much more a Power has to bring: it can be used only once. */
  private static final int CLEARLY = 2;

  private final Thought thought;

  public GreedyTeller(Thought thought) {
    this.thought = thought;
  }

  @Override
  public Move choose(Sight<S, Move, TaleView> sight, Dice dice) {
    Thought.Watch watch = thought.start();
    S world = sight.imagine(dice);
    Map<String, Integer> gains = gains(sight.view());
    int enough = gains.values().stream().mapToInt(gain -> gain).max().orElse(0) + CLEARLY;
    List<Move> best = new ArrayList<>();
    int most = Integer.MIN_VALUE;
    for (Move move : sight.moves()) {
      int worth =
          move instanceof Move.Use
              ? watch.spent(0) ? Integer.MIN_VALUE : promise(sight, world, move, enough)
              : gains.getOrDefault(sight.game().notation().write(world, move), 0);
      if (worth > most) {
        best.clear();
        most = worth;
      }
      if (worth == most) {
        best.add(move);
      }
    }
    return dice.pick(best);
  }

  /** What the best move after a Power brings, if that is enough. */
  private int promise(Sight<S, Move, TaleView> sight, S world, Move use, int enough) {
    Game<S, Move, TaleView> game = sight.game();
    Seat seat = sight.seat();
    S after = game.play(world, Actor.player(seat), use);
    int brings =
        gains(game.view(after, Viewer.player(seat))).values().stream()
            .mapToInt(gain -> gain)
            .max()
            .orElse(Integer.MIN_VALUE);
    return brings >= enough ? brings : Integer.MIN_VALUE;
  }

  private static Map<String, Integer> gains(TaleView view) {
    Map<String, Integer> gains = new HashMap<>();
    view.prospects().forEach(prospect -> gains.put(prospect.move(), prospect.gain()));
    return gains;
  }
}

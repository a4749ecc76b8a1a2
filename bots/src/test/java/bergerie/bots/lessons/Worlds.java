package bergerie.bots.lessons;

import bergerie.rules.Actor;
import bergerie.rules.Game;
import bergerie.rules.Viewer;
import bergerie.rules.dice.QuickDice;
import bergerie.rules.scenario.Task;
import java.util.HashMap;
import java.util.Map;

/**
 * What the moves of a task are worth, over worlds that its learner can't tell from the real one:
 * the same worlds, and the same dice, for every move.
 */
final class Worlds<S, M, V> {

  private static final int MANY = 200;

  private final Game<S, M, V> game;
  private final Task task;
  private final Onward<S> onward;
  private final S state;
  private final Map<String, double[]> worths = new HashMap<>();

  Worlds(Game<S, M, V> game, Task task) {
    this.game = game;
    this.task = task;
    this.onward = Onward.of(game);
    this.state = game.notation().readState(task.setup(), task.position()).orThrow();
  }

  /** By how much a move is better than another. */
  Difference between(String better, String worse) {
    double[] one = worths(better);
    double[] other = worths(worse);
    double[] differences = new double[MANY];
    for (int i = 0; i < MANY; i++) {
      differences[i] = one[i] - other[i];
    }
    return Difference.of(differences);
  }

  private double[] worths(String text) {
    return worths.computeIfAbsent(text, this::playedOut);
  }

  private double[] playedOut(String text) {
    M move = game.notation().read(state, text).orThrow();
    double[] worths = new double[MANY];
    for (int world = 0; world < MANY; world++) {
      S imagined = game.imagine(state, Viewer.player(task.seat()), new QuickDice(world));
      S next = game.play(imagined, Actor.player(task.seat()), move);
      worths[world] = onward.worth(game, next, task.seat(), new QuickDice(MANY + world));
    }
    return worths;
  }
}

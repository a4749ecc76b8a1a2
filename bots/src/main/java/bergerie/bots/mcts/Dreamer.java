package bergerie.bots.mcts;

import bergerie.bots.Bot;
import bergerie.bots.Sight;
import bergerie.bots.Thought;
import bergerie.rules.Actor;
import bergerie.rules.Dice;
import bergerie.rules.Game;
import bergerie.rules.Outcome;
import bergerie.rules.Seat;
import bergerie.rules.Turn;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Imagines a world, plays it on from there, learns what came of its moves, and imagines the next.
 * One tree of moves serves all worlds; a move that only some worlds allow is compared by how often
 * it could be made. Every seat is thought to play for itself, or for its team where teams win
 * together.
 */
public final class Dreamer<S, M, V> implements Bot<S, M, V> {

  /** No tree grows larger. */
  private static final int MOST_NODES = 200_000;

  /**
   * How well it plays.
   *
   * @param thought how many worlds it imagines
   * @param slip by how much of a whole victory it may misjudge a move
   */
  public record Skill(Thought thought, double slip) {}

  /**
   * How it looks ahead in a game.
   *
   * @param horizon how many steps it goes on at random before the state is judged
   */
  public record Style<S>(Judge<S> judge, int horizon) {}

  private record Learner<M>(Node<M> node, int seat) {}

  private final Style<S> style;
  private final Skill skill;

  public Dreamer(Style<S> style, Skill skill) {
    this.style = style;
    this.skill = skill;
  }

  @Override
  public M choose(Sight<S, M, V> sight, Dice dice) {
    if (sight.moves().size() == 1) {
      return sight.moves().getFirst();
    }
    Node<M> root = new Node<>();
    Dream dream = new Dream(sight.game(), dice);
    Thought.Watch watch = skill.thought().start();
    long dreamt = 0;
    do {
      dream.dream(sight.imagine(dice), sight.seat(), root);
      dreamt++;
    } while (!watch.spent(dreamt));
    return root.choose(sight.seat().index(), sight.moves(), skill.slip(), dice);
  }

  /** The worlds of one choice. */
  private final class Dream {

    private final Game<S, M, V> game;
    private final Dice dice;
    private final List<Learner<M>> learners = new ArrayList<>();
    private int nodes;

    Dream(Game<S, M, V> game, Dice dice) {
      this.game = game;
      this.dice = dice;
    }

    /** One world: down the tree, then on at random for a while; all who moved learn from it. */
    void dream(S world, Seat self, Node<M> root) {
      learners.clear();
      S now = descend(world, self, root);
      now = wander(now);
      double[] worth = worth(now);
      for (Learner<M> learner : learners) {
        learner.node().learn(worth[learner.seat()]);
      }
    }

    private S descend(S world, Seat self, Node<M> root) {
      S now = world;
      Node<M> node = root;
      while (true) {
        switch (game.turn(now)) {
          case Turn.Over _ -> {
            return now;
          }
          case Turn.Draw _ -> now = drawn(now);
          case Turn.Act act -> {
            // In a window nobody is awaited, but the one who dreams has been asked.
            if (act.awaited().isEmpty() && node != root) {
              now = timedOut(now);
              continue;
            }
            Seat seat = node == root ? self : act.awaited().getFirst();
            Node.Taken<M> taken = node.take(seat.index(), game.moves(now, seat), dice);
            now = game.play(now, Actor.player(seat), taken.move());
            node = taken.node();
            learners.add(new Learner<>(node, seat.index()));
            if (taken.isNew()) {
              nodes++;
              return now;
            }
            if (nodes >= MOST_NODES) {
              return now;
            }
          }
        }
      }
    }

    private S wander(S start) {
      S now = start;
      for (int step = 0; step < style.horizon(); step++) {
        switch (game.turn(now)) {
          case Turn.Over _ -> {
            return now;
          }
          case Turn.Draw _ -> now = drawn(now);
          case Turn.Act act when act.awaited().isEmpty() -> now = timedOut(now);
          case Turn.Act act -> {
            Seat seat = dice.pick(act.awaited());
            now = game.play(now, Actor.player(seat), dice.pick(game.moves(now, seat)));
          }
        }
      }
      return now;
    }

    private S drawn(S now) {
      return game.play(now, new Actor.Deal(), game.chance(now).sample(dice));
    }

    private S timedOut(S now) {
      return game.play(now, new Actor.Glass(), game.timeUp(now));
    }

    private double[] worth(S end) {
      double[] worth = new double[game.info().seats().size()];
      if (game.turn(end) instanceof Turn.Over(Outcome outcome)) {
        Arrays.fill(worth, outcome.isDraw() ? 0.5 : 0);
        outcome.winners().forEach(winner -> worth[winner.index()] = 1);
      } else {
        style.judge().judge(end, worth);
      }
      return worth;
    }
  }
}

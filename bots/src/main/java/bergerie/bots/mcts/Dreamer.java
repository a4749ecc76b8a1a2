package bergerie.bots.mcts;

import bergerie.bots.Advice;
import bergerie.bots.Adviser;
import bergerie.bots.Bot;
import bergerie.bots.Sight;
import bergerie.bots.Thought;
import bergerie.rules.Actor;
import bergerie.rules.Game;
import bergerie.rules.Outcome;
import bergerie.rules.Seat;
import bergerie.rules.Turn;
import bergerie.rules.dice.Dice;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Imagines a world, plays it on from there, learns what came of its moves, and imagines the next:
 * single-observer information set Monte Carlo tree search (SO-ISMCTS). One tree of moves serves all
 * worlds; a move that only some worlds allow is compared by how often it could be made. Every seat
 * is thought to play for itself, or for its team where teams win together.
 */
public final class Dreamer<S, M, V> implements Bot<S, M, V>, Adviser<S, M, V> {

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
   * @param candidates of the moves, as many as look best at once are thought about
   */
  public record Style<S>(Judge<S> judge, int horizon, int candidates) {

    /** Thinks about all moves. */
    public Style(Judge<S> judge, int horizon) {
      this(judge, horizon, Integer.MAX_VALUE);
    }
  }

  /** So many worlds are looked at to find out which moves look best at once. */
  private static final int GLANCES = 4;

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
    Thought.Watch watch = skill.thought().start();
    Dream dream = new Dream(narrowed(sight, Optional.empty(), watch, dice), dice);
    dream.during(watch, _ -> Optional.empty());
    return dream.chosen();
  }

  /** Half of the worlds go to all moves, the others to the best and the one that is asked about. */
  @Override
  public Advice<M> advise(Sight<S, M, V> all, Optional<M> also, Dice dice) {
    Sight<S, M, V> sight = all.weighing(also);
    if (sight.moves().size() == 1) {
      return Advice.forced(sight.moves().getFirst());
    }
    Thought half = skill.thought().half();
    Thought.Watch watch = half.start();
    Dream dream = new Dream(narrowed(sight, also, watch, dice), dice);
    long imagined = dream.during(watch, _ -> Optional.empty());
    M best = dream.chosen();
    imagined +=
        dream.during(half.start(), world -> Optional.of(world % 2 == 0 ? best : also.orElse(best)));
    return new Advice<>(dream.choices(best), new Advice.Reason.Worlds(imagined));
  }

  /** The same sight with the moves that look best at once. */
  private Sight<S, M, V> narrowed(
      Sight<S, M, V> sight, Optional<M> also, Thought.Watch watch, Dice dice) {
    List<M> moves = sight.moves();
    if (moves.size() <= style.candidates()) {
      return sight;
    }
    double[] promise = new double[moves.size()];
    for (int i = 0; i < GLANCES && !watch.spent(0); i++) {
      glance(sight, sight.imagine(dice), promise);
    }
    List<M> best =
        IntStream.range(0, moves.size())
            .boxed()
            .sorted(Comparator.comparingDouble(i -> -promise[i]))
            .limit(style.candidates())
            .map(moves::get)
            .collect(Collectors.toCollection(ArrayList::new));
    also.filter(move -> !best.contains(move)).ifPresent(best::add);
    return new Sight<>(sight.game(), sight.seat(), best, sight.eyes(), sight.worlds());
  }

  private void glance(Sight<S, M, V> sight, S world, double[] promise) {
    Actor self = Actor.player(sight.seat());
    double[] worth = new double[sight.game().info().seats().size()];
    for (int i = 0; i < promise.length; i++) {
      style.judge().judge(sight.game().play(world, self, sight.moves().get(i)), worth);
      promise[i] += worth[sight.seat().index()];
    }
  }

  /** Which move a world begins with, if it is not to be chosen. */
  private interface First<M> {
    Optional<M> of(long world);
  }

  /** The worlds of one choice. */
  private final class Dream {

    private final Sight<S, M, V> sight;
    private final Game<S, M, V> game;
    private final Dice dice;
    private final Node<M> root = new Node<>();
    private final List<Learner<M>> learners = new ArrayList<>();
    private int nodes;

    Dream(Sight<S, M, V> sight, Dice dice) {
      this.sight = sight;
      this.game = sight.game();
      this.dice = dice;
    }

    /** Imagines worlds as long as a thought lasts, one at least; answers how many. */
    long during(Thought.Watch watch, First<M> first) {
      long dreamt = 0;
      do {
        dream(sight.imagine(dice), first.of(dreamt));
        dreamt++;
      } while (!watch.spent(dreamt));
      return dreamt;
    }

    M chosen() {
      return root.choose(sight.seat().index(), sight.moves(), skill.slip(), dice);
    }

    /** The moves that were tried, a given one first, then by what they are worth. */
    List<Advice.Choice<M>> choices(M best) {
      List<Advice.Choice<M>> choices = root.choices(sight.seat().index(), sight.moves());
      choices.sort(
          Comparator.comparing((Advice.Choice<M> choice) -> !choice.move().equals(best))
              .thenComparingDouble(choice -> -choice.worth()));
      return choices;
    }

    /** One world: down the tree, then on at random for a while; all who moved learn from it. */
    private void dream(S world, Optional<M> first) {
      learners.clear();
      S now = descend(world, first);
      now = game.wander(now, style.horizon(), dice);
      double[] worth = worth(now);
      for (Learner<M> learner : learners) {
        learner.node().learn(worth[learner.seat()]);
      }
    }

    private S descend(S world, Optional<M> first) {
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
            Seat seat = node == root ? sight.seat() : act.awaited().getFirst();
            Node.Taken<M> taken =
                node == root && first.isPresent()
                    ? node.take(seat.index(), first.get())
                    : node.take(
                        seat.index(), node == root ? sight.moves() : game.moves(now, seat), dice);
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

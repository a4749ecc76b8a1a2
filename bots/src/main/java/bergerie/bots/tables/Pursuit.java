package bergerie.bots.tables;

import bergerie.bots.layers.Verdict;
import bergerie.rules.hunt.Hunt;
import bergerie.rules.hunt.HuntPosition;
import java.util.List;
import java.util.Optional;

/**
 * Brings a win home where the tables do not count turns: looks for the shortest way to force some
 * goal, by moves that keep the win and against every answer. The rules of repetition are obeyed,
 * for the past of the game is known here.
 */
final class Pursuit<P extends HuntPosition> {

  /** What is to be forced. */
  enum Goal {
    /** The end of the game. */
    END,
    /** A move that can't be undone; there are only so many of them in a game. */
    PROGRESS
  }

  /**
   * The moves that force a goal soonest.
   *
   * @param turns of either side
   */
  record Found<P extends HuntPosition>(List<Branch<P>> moves, int turns) {}

  private static final int DEEPEST = 31;

  private final Oracle<P> oracle;
  private final Goal goal;
  private final long most;
  private long looked;

  /**
   * @param most how many moves are looked at before it is given up
   */
  Pursuit(Oracle<P> oracle, Goal goal, long most) {
    this.oracle = oracle;
    this.goal = goal;
    this.most = most;
  }

  /** How the goal is forced from a position won for the side to move; empty if it is too far. */
  Optional<Found<P>> from(Hunt<P> state) {
    looked = 0;
    List<Branch<P>> winning =
        oracle.branches(state).stream().filter(branch -> branch.is(Verdict.Value.WIN)).toList();
    for (int turns = 1; turns <= DEEPEST && looked < most; turns += 2) {
      int left = turns;
      List<Branch<P>> found =
          winning.stream().filter(branch -> forces(state, branch, left)).toList();
      if (!found.isEmpty()) {
        return Optional.of(new Found<>(found, turns));
      }
    }
    return Optional.empty();
  }

  /** Whether a winning move leads to the goal within so many turns, itself included. */
  private boolean forces(Hunt<P> before, Branch<P> branch, int turns) {
    return reaches(before, branch) || (turns > 1 && corners(branch.next(), turns - 1));
  }

  private boolean reaches(Hunt<P> before, Branch<P> branch) {
    return oracle.isOver(branch.next()) || (goal == Goal.PROGRESS && branch.isForGood(before));
  }

  /** Whether every answer of the loser leads to the goal. */
  private boolean corners(Hunt<P> state, int turns) {
    for (Branch<P> answer : branches(state)) {
      boolean lost = looked < most && answer.is(Verdict.Value.LOSS);
      if (!lost || !(reaches(state, answer) || (turns > 1 && wins(answer.next(), turns - 1)))) {
        return false;
      }
    }
    return true;
  }

  private boolean wins(Hunt<P> state, int turns) {
    for (Branch<P> branch : branches(state)) {
      if (branch.is(Verdict.Value.WIN) && forces(state, branch, turns)) {
        return true;
      }
    }
    return false;
  }

  private List<Branch<P>> branches(Hunt<P> state) {
    List<Branch<P>> branches = oracle.branches(state);
    looked += branches.size();
    return branches;
  }
}

package bergerie.bots.solve;

import bergerie.bots.Bot;
import bergerie.bots.Sight;
import bergerie.rules.Dice;
import bergerie.rules.hunt.Hunt;
import bergerie.rules.hunt.HuntMove;
import bergerie.rules.hunt.HuntPosition;
import bergerie.rules.hunt.HuntView;
import bergerie.rules.hunt.Past;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;

/**
 * Never gives away what a position is worth where the tables tell. It wins on the shortest way it
 * knows; otherwise, among moves of equal value, it prefers what is hardest for a person to answer.
 * Where the tables do not tell, another bot chooses.
 */
public final class PerfectBot<P extends HuntPosition> implements Bot<Hunt<P>, HuntMove, HuntView> {

  private static final long LOOKS = 100_000;

  private final Oracle<P> oracle;
  private final Bot<Hunt<P>, HuntMove, HuntView> elsewhere;

  public PerfectBot(Oracle<P> oracle, Bot<Hunt<P>, HuntMove, HuntView> elsewhere) {
    this.oracle = oracle;
    this.elsewhere = elsewhere;
  }

  @Override
  public HuntMove choose(Sight<Hunt<P>, HuntMove, HuntView> sight, Dice dice) {
    List<HuntMove> best = best(sight.imagine(dice));
    return best.isEmpty() ? elsewhere.choose(sight, dice) : dice.pick(best);
  }

  /** The moves that are as good as any; none if the tables do not tell. */
  private List<HuntMove> best(Hunt<P> state) {
    List<Branch<P>> branches = oracle.branches(state);
    List<Branch<P>> wins = only(branches, Verdict.Value.WIN);
    if (!wins.isEmpty()) {
      return moves(winning(state, wins));
    }
    if (branches.stream().anyMatch(branch -> branch.verdict().isEmpty())) {
      return List.of();
    }
    List<Branch<P>> draws = only(branches, Verdict.Value.DRAW);
    return moves(
        draws.isEmpty()
            ? least(branches, Trial.LOSING, branch -> Trial.of(oracle, branch))
            : least(draws, Trial.DRAWING, branch -> Trial.of(oracle, branch)));
  }

  private List<Branch<P>> only(List<Branch<P>> branches, Verdict.Value value) {
    return branches.stream().filter(branch -> branch.is(value)).toList();
  }

  private List<HuntMove> moves(List<Branch<P>> branches) {
    return branches.stream().map(Branch::move).toList();
  }

  /** The shortest wins that can be found, and of these what leaves the fewest answers. */
  private List<Branch<P>> winning(Hunt<P> state, List<Branch<P>> wins) {
    boolean counted = wins.stream().allMatch(branch -> turns(branch).isPresent());
    List<Branch<P>> soonest =
        counted
            ? least(wins, Comparator.naturalOrder(), branch -> turns(branch).orElseThrow())
            : pursuing(state)
                .map(Pursuit.Found::moves)
                .orElseGet(() -> least(wins, Comparator.naturalOrder(), this::times));
    return least(
        soonest, Comparator.naturalOrder(), branch -> oracle.branches(branch.next()).size());
  }

  private Optional<Integer> turns(Branch<P> branch) {
    return branch.verdict().flatMap(v -> v.turns().stream().boxed().findFirst());
  }

  private Optional<Pursuit.Found<P>> pursuing(Hunt<P> state) {
    // A step sideways must not look like a fresh start.
    Hunt<P> known =
        state.past().size() == 0 ? new Hunt<>(state.position(), Past.of(state.position())) : state;
    return new Pursuit<>(oracle, Pursuit.Goal.END, LOOKS)
        .from(known)
        .or(() -> new Pursuit<>(oracle, Pursuit.Goal.PROGRESS, LOOKS).from(known));
  }

  /** How often a position has come about; one that is fresh leads on. */
  private int times(Branch<P> branch) {
    return branch.next().past().times(branch.next().position());
  }

  private static <T, K> List<T> least(
      List<T> all, Comparator<? super K> order, Function<T, K> key) {
    List<K> keys = all.stream().map(key).toList();
    K best = keys.stream().min(order).orElseThrow();
    return IntStream.range(0, all.size())
        .filter(i -> order.compare(keys.get(i), best) == 0)
        .mapToObj(all::get)
        .toList();
  }
}

package bergerie.bots.tables;

import bergerie.bots.Bot;
import bergerie.bots.Sight;
import bergerie.bots.layers.Verdict;
import bergerie.bots.packed.HuntBot;
import bergerie.bots.packed.HuntSearch;
import bergerie.bots.packed.Knowledge;
import bergerie.bots.packed.PackedHunt;
import bergerie.rules.dice.Dice;
import bergerie.rules.hunt.Hunt;
import bergerie.rules.hunt.HuntMove;
import bergerie.rules.hunt.HuntPosition;
import bergerie.rules.hunt.HuntView;
import bergerie.rules.hunt.Past;
import bergerie.rules.hunt.Side;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;

/**
 * Never gives away what a position is worth where the tables tell. It wins on the shortest way it
 * knows; otherwise, among moves of equal value, it looks ahead as if it knew nothing, and prefers
 * what is hardest for a person to answer. Where the tables do not tell, it searches with them.
 */
public final class PerfectBot<P extends HuntPosition> implements Bot<Hunt<P>, HuntMove, HuntView> {

  private static final long LOOKS = 100_000;

  private final Oracle<P> oracle;
  private final HuntBot.Skill skill;

  public PerfectBot(Oracle<P> oracle, HuntBot.Skill skill) {
    this.oracle = oracle;
    this.skill = skill;
  }

  @Override
  public HuntMove choose(Sight<Hunt<P>, HuntMove, HuntView> sight, Dice dice) {
    Hunt<P> state = sight.imagine(dice);
    List<Branch<P>> branches = oracle.branches(state);
    List<Branch<P>> wins = only(branches, Verdict.Value.WIN);
    if (!wins.isEmpty()) {
      return dice.pick(winning(state, wins)).move();
    }
    if (branches.stream().anyMatch(branch -> branch.verdict().isEmpty())) {
      return new HuntBot<P>(oracle.probe(), skill).choose(sight, dice);
    }
    List<Branch<P>> draws = only(branches, Verdict.Value.DRAW);
    return draws.isEmpty()
        ? hardest(state, branches, branches, dice)
        : hardest(state, branches, least(draws, Trial::times), dice);
  }

  /** Gladly, where the tables prove that there is no more to be had. */
  @Override
  public boolean wouldDraw(Sight<Hunt<P>, HuntMove, HuntView> sight, Dice dice) {
    Hunt<P> state = sight.imagine(dice);
    Verdict.Value won =
        Side.of(sight.seat()) == state.position().toMove() ? Verdict.Value.WIN : Verdict.Value.LOSS;
    return oracle
        .verdict(state)
        .map(verdict -> verdict.value() != won)
        .orElseGet(() -> new HuntBot<P>(oracle.probe(), skill).wouldDraw(sight, dice));
  }

  /**
   * Of some moves that are worth the same, what promises most against somebody who has no tables,
   * with a bonus for what is hard to answer.
   */
  private HuntMove hardest(Hunt<P> state, List<Branch<P>> all, List<Branch<P>> equal, Dice dice) {
    if (equal.size() == 1) {
      return equal.getFirst().move();
    }
    List<HuntMove> moves = all.stream().map(Branch::move).toList();
    int[] bonuses = new int[moves.size()];
    int[] order = HuntBot.shuffled(equal.size(), dice);
    for (int i = 0; i < order.length; i++) {
      Branch<P> branch = equal.get(order[i]);
      order[i] = moves.indexOf(branch.move());
      bonuses[order[i]] = Trial.of(oracle, branch).bonus();
    }
    PackedHunt twin = PackedHunt.twin(state);
    HuntSearch search = HuntSearch.of(twin, Knowledge.NONE, skill.thought());
    return moves.get(
        search.search(twin, order, bonuses, skill.thought().start(), skill.depth()).move());
  }

  private List<Branch<P>> only(List<Branch<P>> branches, Verdict.Value value) {
    return branches.stream().filter(branch -> branch.is(value)).toList();
  }

  /** The shortest wins that can be found, and of these what leaves the fewest answers. */
  private List<Branch<P>> winning(Hunt<P> state, List<Branch<P>> wins) {
    boolean counted = wins.stream().allMatch(branch -> turns(branch).isPresent());
    List<Branch<P>> soonest =
        counted
            ? least(wins, branch -> turns(branch).orElseThrow())
            : pursuing(state).map(Pursuit.Found::moves).orElseGet(() -> least(wins, Trial::times));
    return least(soonest, branch -> oracle.branches(branch.next()).size());
  }

  private Optional<Integer> turns(Branch<P> branch) {
    return branch.verdict().flatMap(v -> v.turns().stream().boxed().findFirst());
  }

  private Optional<Pursuit.Found<P>> pursuing(Hunt<P> state) {
    // A step sideways must not look like a fresh start.
    Hunt<P> known = state.past().size() == 0 ? state.remembering(Past.of(state.position())) : state;
    return new Pursuit<>(oracle, Pursuit.Goal.END, LOOKS)
        .from(known)
        .or(() -> new Pursuit<>(oracle, Pursuit.Goal.PROGRESS, LOOKS).from(known));
  }

  /** All that have the least key. */
  private static <T, K extends Comparable<K>> List<T> least(List<T> all, Function<T, K> key) {
    List<K> keys = all.stream().map(key).toList();
    K best = Collections.min(keys);
    return IntStream.range(0, all.size())
        .filter(i -> keys.get(i).equals(best))
        .mapToObj(all::get)
        .toList();
  }
}

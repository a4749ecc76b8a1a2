package bergerie.bots.tables;

import bergerie.bots.layers.Code;
import bergerie.bots.layers.Verdict;
import bergerie.rules.hunt.Hunt;
import bergerie.rules.hunt.HuntMove;
import bergerie.rules.hunt.HuntPosition;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** Shows how a win is brought home against the longest resistance, as far as that can be seen. */
public final class WinningLines<P extends HuntPosition> {

  private static final int FAR = 1_000;

  private final Oracle<P> oracle;
  private final long looks;

  /**
   * @param looks how many moves may be looked at for one, where the tables count no turns
   */
  public WinningLines(Oracle<P> oracle, long looks) {
    this.oracle = oracle;
    this.looks = looks;
  }

  /** In how many turns a won position is won, if that can be seen. */
  public OptionalInt turns(Hunt<P> won) {
    OptionalInt counted = oracle.verdict(won).map(Verdict::turns).orElseGet(OptionalInt::empty);
    return counted.isPresent()
        ? counted
        : pursuit(won).map(found -> OptionalInt.of(found.turns())).orElseGet(OptionalInt::empty);
  }

  /** The quickest way to win, or the longest resistance; empty in a draw and at the end. */
  public Optional<HuntMove> best(Hunt<P> state) {
    List<Branch<P>> branches = oracle.branches(state);
    Verdict.Value worth = oracle.verdict(state).map(Verdict::value).orElse(Verdict.Value.DRAW);
    return switch (worth) {
      case DRAW -> Optional.empty();
      case WIN ->
          counted(branches)
              ? branches.stream()
                  .filter(branch -> branch.is(Verdict.Value.WIN))
                  .min(Comparator.comparingInt(branch -> turns(branch).orElse(FAR)))
                  .map(Branch::move)
              : pursuit(state).map(found -> found.moves().getFirst().move());
      case LOSS ->
          branches.stream().max(Comparator.comparingInt(branch -> left(branch))).map(Branch::move);
    };
  }

  /** The moves from a position to the end, or as far as they can be seen. */
  public List<HuntMove> line(Hunt<P> state) {
    List<HuntMove> line = new ArrayList<>();
    Hunt<P> now = state;
    Optional<HuntMove> move = oracle.isOver(now) ? Optional.empty() : best(now);
    while (move.isPresent() && line.size() <= Code.MOST_TURNS) {
      line.add(move.get());
      now = oracle.play(now, move.get());
      move = oracle.isOver(now) ? Optional.empty() : best(now);
    }
    return line;
  }

  private Optional<Pursuit.Found<P>> pursuit(Hunt<P> won) {
    return new Pursuit<>(oracle, Pursuit.Goal.END, looks).from(won);
  }

  private boolean counted(List<Branch<P>> branches) {
    return branches.stream()
        .filter(branch -> branch.is(Verdict.Value.WIN))
        .allMatch(branch -> turns(branch).isPresent());
  }

  private OptionalInt turns(Branch<P> branch) {
    return branch.verdict().map(Verdict::turns).orElseGet(OptionalInt::empty);
  }

  /** How long the winner needs after an answer. */
  private int left(Branch<P> branch) {
    OptionalInt counted = turns(branch);
    if (counted.isPresent()) {
      return counted.getAsInt();
    }
    return oracle.isOver(branch.next()) ? 0 : turns(branch.next()).orElse(FAR);
  }
}

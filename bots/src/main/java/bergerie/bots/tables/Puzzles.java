package bergerie.bots.tables;

import bergerie.bots.layers.Code;
import bergerie.bots.layers.Verdict;
import bergerie.rules.dice.Dice;
import bergerie.rules.dice.QuickDice;
import bergerie.rules.hunt.Hunt;
import bergerie.rules.hunt.HuntMove;
import bergerie.rules.hunt.HuntPosition;
import bergerie.rules.hunt.Past;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Makes puzzles of tables: positions in which exactly one move wins. The tables are walked through
 * with one wide step after another, which comes to every position once; the seed says where to
 * begin. So equal seeds give equal puzzles, and no puzzle comes twice.
 */
public final class Puzzles<P extends HuntPosition> {

  /**
   * A position in which one move wins.
   *
   * @param turns of either side until the end
   * @param line the win, against the longest resistance
   */
  public record Puzzle<P>(Hunt<P> state, HuntMove move, int turns, List<HuntMove> line) {}

  /** With fewer moves there is nothing to choose. */
  private static final int FEWEST_MOVES = 3;

  private static final long STEP = 0x9E3779B97F4A7C15L >>> 1;
  private static final long LOOKS = 20_000;

  /** How many positions are looked at for one puzzle; those that must be searched count more. */
  private static final long EFFORT = 20_000_000;

  private static final long SEARCH_EFFORT = EFFORT / 1_000;

  private final Oracle<P> oracle;
  private final HuntTables<P>.Samples samples;
  private final WinningLines<P> lines;
  private final long step;
  private long at;
  private long walked;

  public Puzzles(Oracle<P> oracle, long seed) {
    this.oracle = oracle;
    this.samples = oracle.tables().samples();
    this.lines = new WinningLines<>(oracle, LOOKS);
    this.step = coprime(samples.size());
    Dice dice = new QuickDice(seed);
    long somewhere = (long) dice.bits() << 32 ^ Integer.toUnsignedLong(dice.bits());
    this.at = Math.floorMod(somewhere, Math.max(1, samples.size()));
  }

  /** The wide step, made such that it comes to every number below some size. */
  private static long coprime(long size) {
    long candidate = STEP % Math.max(1, size);
    while (size > 1 && gcd(candidate, size) != 1) {
      candidate++;
    }
    return candidate;
  }

  private static long gcd(long a, long b) {
    return b == 0 ? a : gcd(b, a % b);
  }

  /** The grades that can be had: where turns are not counted, long wins can't be seen. */
  public static List<Grade> grades(Oracle<?> oracle) {
    if (!oracle.tables().canBeWalked()) {
      return List.of();
    }
    return oracle.countsTurns() ? List.of(Grade.values()) : List.of(Grade.LAMB, Grade.DOG);
  }

  /** The next puzzle that is won in so many turns; empty if none comes up in a long walk. */
  public Optional<Puzzle<P>> next(int least, int most) {
    long effort = 0;
    while (effort < EFFORT && walked < samples.size()) {
      HuntTables.Sample<P> sample = samples.get(at);
      at = (at + step) % samples.size();
      walked++;
      effort++;
      if (mayBe(sample, least, most)) {
        Hunt<P> state = new Hunt<>(sample.position(), Past.none());
        Optional<HuntMove> only = only(state);
        if (only.isPresent()) {
          effort += oracle.tables().distances(sample.position()) ? 0 : SEARCH_EFFORT;
          OptionalInt turns = lines.turns(state);
          if (turns.isPresent() && turns.getAsInt() >= least && turns.getAsInt() <= most) {
            return Optional.of(
                new Puzzle<>(state, only.get(), turns.getAsInt(), lines.line(state)));
          }
        }
      }
    }
    return Optional.empty();
  }

  /** Whether a position is won for the side to move, in so many turns if they are known. */
  private boolean mayBe(HuntTables.Sample<P> sample, int least, int most) {
    int turns = Code.turns(sample.code());
    return Code.wins(sample.code())
        && (!oracle.tables().distances(sample.position()) || (turns >= least && turns <= most));
  }

  /** The one move that wins, if there is just one and something to choose. */
  private Optional<HuntMove> only(Hunt<P> state) {
    if (oracle.isOver(state)) {
      return Optional.empty();
    }
    List<Branch<P>> branches = oracle.branches(state);
    List<Branch<P>> winning =
        branches.stream().filter(branch -> branch.is(Verdict.Value.WIN)).toList();
    boolean one =
        winning.size() == 1
            && branches.size() >= FEWEST_MOVES
            && branches.stream().allMatch(branch -> branch.verdict().isPresent());
    return one ? Optional.of(winning.getFirst().move()) : Optional.empty();
  }
}

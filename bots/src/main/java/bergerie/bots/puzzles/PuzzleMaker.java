package bergerie.bots.puzzles;

import bergerie.bots.layers.Verdict;
import bergerie.bots.tables.Grade;
import bergerie.bots.tables.Oracle;
import bergerie.bots.tables.Oracle.Choice;
import bergerie.bots.tables.Puzzles;
import bergerie.bots.tables.WinningLines;
import bergerie.rules.hunt.Hunt;
import bergerie.rules.hunt.HuntMove;
import bergerie.rules.hunt.HuntNotation;
import bergerie.rules.hunt.HuntPosition;
import bergerie.rules.hunt.Past;
import bergerie.rules.hunt.Side;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/**
 * Looks for puzzles in games of bots: in each position, and in those that two other moves could
 * have led to. Tables say what they are worth.
 *
 * <p>At each of the solver’s turns that are judged exactly one move wins, but for the last, where
 * others may win more slowly: whoever finds one has solved it, too. So whatever the solver does is
 * answered by the line alone.
 */
public final class PuzzleMaker<P extends HuntPosition> {

  /** With fewer moves there is nothing to choose. */
  private static final int FEWEST_MOVES = 3;

  /** A single move is no plan. */
  private static final int SHORTEST = 3;

  /** Longer wins ask too much. */
  private static final int LONGEST = 41;

  /** So many moves away from a game. */
  private static final int NEAR = 2;

  private static final long LOOKS = 20_000;

  private final Oracle<P> oracle;
  private final WinningLines<P> lines;
  private final BotGames<P> games;
  private final Harvest harvest;

  /** What has been looked at, whichever way the board was turned. */
  private final Set<String> seen = new HashSet<>();

  /**
   * A maker.
   *
   * @param count how many are wanted of each grade
   */
  public PuzzleMaker(Oracle<P> oracle, long seed, int count) {
    this.oracle = oracle;
    this.lines = new WinningLines<>(oracle, LOOKS);
    this.games = new BotGames<>(oracle.game(), seed);
    this.harvest = new Harvest(count);
  }

  /** Looks through so many games at most, and writes what was found as a file. */
  public String write(int most) {
    List<Grade> grades = Puzzles.grades(oracle);
    Map<Side, EnumSet<Grade>> wanted = wanted(grades);
    for (int game = 0; game < most && isAny(wanted); game++) {
      look(games.next(), wanted);
      wanted = wanted(grades);
    }
    return PuzzleFile.write(oracle.game().info().id(), harvest.dealt(grades));
  }

  private Map<Side, EnumSet<Grade>> wanted(List<Grade> grades) {
    Map<Side, EnumSet<Grade>> wanted = new EnumMap<>(Side.class);
    for (Side side : Side.values()) {
      wanted.put(side, harvest.wanted(side, grades));
    }
    return wanted;
  }

  private static boolean isAny(Map<Side, EnumSet<Grade>> wanted) {
    return wanted.values().stream().anyMatch(grades -> !grades.isEmpty());
  }

  /** Of one game each side wins one puzzle of each grade at most, or they look alike. */
  private void look(List<Hunt<P>> game, Map<Side, EnumSet<Grade>> wanted) {
    for (Hunt<P> state : game.reversed()) {
      look(fresh(state), NEAR, wanted);
    }
  }

  private void look(Hunt<P> state, int near, Map<Side, EnumSet<Grade>> wanted) {
    if (!isAny(wanted) || oracle.isOver(state)) {
      return;
    }
    Side side = state.position().toMove();
    EnumSet<Grade> grades = Objects.requireNonNull(wanted.get(side));
    if (!grades.isEmpty() && mayBe(state)) {
      pose(state, grades)
          .ifPresent(
              puzzle -> {
                harvest.take(side, puzzle);
                grades.remove(puzzle.grade());
              });
    }
    if (near > 0) {
      for (Choice choice : oracle.choices(state)) {
        look(fresh(oracle.play(state, choice.move())), near - 1, wanted);
      }
    }
  }

  /** A puzzle has no past. */
  private static <P> Hunt<P> fresh(Hunt<P> state) {
    return new Hunt<>(state.position(), Past.none());
  }

  private boolean mayBe(Hunt<P> state) {
    return oracle.verdict(state).filter(verdict -> verdict.value() == Verdict.Value.WIN).isPresent()
        && seen.add(anyWay(state))
        && oracle.choices(state).size() >= FEWEST_MOVES
        && isKnown(state)
        && winning(state).size() == 1;
  }

  /** Whether the tables know all moves: they may end where sheep are many. */
  private boolean isKnown(Hunt<P> state) {
    return oracle.choices(state).stream().allMatch(choice -> choice.verdict().isPresent());
  }

  /** The same text for all twins of a position. */
  private String anyWay(Hunt<P> state) {
    return oracle.twins(state).stream()
        .map(twin -> oracle.game().notation().writeState(twin))
        .min(String::compareTo)
        .orElseThrow();
  }

  private List<HuntMove> winning(Hunt<P> state) {
    return oracle.choices(state).stream()
        .filter(choice -> value(choice) == Verdict.Value.WIN)
        .map(Choice::move)
        .toList();
  }

  private static Verdict.Value value(Choice choice) {
    return choice.verdict().orElseThrow().value();
  }

  private Optional<Posed> pose(Hunt<P> state, Set<Grade> wanted) {
    int turns = lines.turns(state).orElse(0);
    if (turns < SHORTEST || turns > LONGEST || !wanted.contains(Grade.of(turns))) {
      return Optional.empty();
    }
    List<HuntMove> line = lines.line(state);
    return line.size() == turns ? judged(state, Grade.of(turns), line) : Optional.empty();
  }

  private Optional<Posed> judged(Hunt<P> state, Grade grade, List<HuntMove> line) {
    List<String> worths = new ArrayList<>();
    Hunt<P> now = state;
    for (int turn = 0; turn < line.size(); turn++) {
      if (turn % 2 == 0 && turn / 2 < Posed.JUDGED) {
        if (!isKnown(now) || (turn < line.size() - 1 && winning(now).size() > 1)) {
          return Optional.empty();
        }
        worths.add(worths(now));
      }
      now = oracle.play(now, line.get(turn));
    }
    String position = oracle.game().notation().writeState(state);
    return oracle.isOver(now)
        ? Optional.of(
            new Posed(grade, position, line.stream().map(HuntNotation::write).toList(), worths))
        : Optional.empty();
  }

  private String worths(Hunt<P> state) {
    List<Choice> choices = oracle.choices(state);
    return Posed.letters(
        Alphabet.of(choices.stream().map(Choice::move).toList()).stream()
            .map(move -> choices.stream().filter(one -> one.move().equals(move)).findFirst())
            .map(choice -> value(choice.orElseThrow()))
            .toList());
  }
}

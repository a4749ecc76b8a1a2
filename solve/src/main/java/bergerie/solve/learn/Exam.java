package bergerie.solve.learn;

import bergerie.bots.Bot;
import bergerie.bots.Sight;
import bergerie.bots.layers.Verdict;
import bergerie.bots.roster.Bots;
import bergerie.bots.roster.Level;
import bergerie.bots.tables.Oracle;
import bergerie.rules.Setup;
import bergerie.rules.dice.Dice;
import bergerie.rules.dice.QuickDice;
import bergerie.rules.hunt.Hunt;
import bergerie.rules.hunt.HuntMove;
import bergerie.rules.hunt.HuntPosition;
import bergerie.rules.hunt.HuntView;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;

/**
 * Positions in which a move can go wrong: some keep what the position is worth, others don't. They
 * come from games of middling bots who err now and then. What a bot plays there is compared with
 * the tables.
 */
public final class Exam<P extends HuntPosition> {

  /** So many moves of a game lie between two positions, so that they differ. */
  private static final int APART = 3;

  /** After so many games in a row without a question no further one is looked for. */
  private static final int PATIENCE = 50;

  private static final int LONGEST_GAME = 120;
  private static final int FEWEST_ERRORS = 5;
  private static final int MOST_ERRORS = 30;

  private final Oracle<P> oracle;
  private final List<Hunt<P>> questions = new ArrayList<>();

  private Exam(Oracle<P> oracle) {
    this.oracle = oracle;
  }

  /**
   * An exam with so many questions, or fewer if the tables know too little of the game; the same
   * seed asks the same.
   */
  public static <P extends HuntPosition> Exam<P> of(
      Oracle<P> oracle, Setup setup, int count, long seed) {
    Exam<P> exam = new Exam<>(oracle);
    Dice dice = new QuickDice(seed);
    int before = -1;
    while (before < exam.size() && exam.size() < count) {
      before = exam.size();
      for (int game = 0; game < PATIENCE && exam.size() < count; game++) {
        exam.play(setup, count, dice);
      }
    }
    return exam;
  }

  private void play(Setup setup, int count, Dice dice) {
    Bot<Hunt<P>, HuntMove, HuntView> bot = Bots.of(oracle.game(), Level.DOG);
    int errors = FEWEST_ERRORS + dice.below(MOST_ERRORS - FEWEST_ERRORS);
    Hunt<P> state = oracle.game().start(setup);
    int last = 0;
    for (int ply = 1; ply < LONGEST_GAME && !oracle.isOver(state); ply++) {
      if (questions.size() < count
          && ply - last >= APART
          && dice.below(APART) == 0
          && asks(state)) {
        questions.add(state);
        last = ply;
      }
      Sight<Hunt<P>, HuntMove, HuntView> sight = sight(state);
      List<HuntMove> moves = sight.moves();
      HuntMove move =
          dice.below(100) < errors ? moves.get(dice.below(moves.size())) : bot.choose(sight, dice);
      state = oracle.play(state, move);
    }
  }

  private Sight<Hunt<P>, HuntMove, HuntView> sight(Hunt<P> state) {
    return Sight.of(oracle.game(), state, state.position().toMove().seat());
  }

  /** Whether it matters what is played, and the tables know how much. */
  private boolean asks(Hunt<P> state) {
    List<Oracle.Choice> choices = oracle.choices(state);
    return choices.stream().allMatch(choice -> choice.verdict().isPresent())
        && choices.stream().map(Exam::value).distinct().count() > 1;
  }

  private static Verdict.Value value(Oracle.Choice choice) {
    return choice.verdict().orElseThrow().value();
  }

  public int size() {
    return questions.size();
  }

  /**
   * How many answers of a bot keep what the position is worth.
   *
   * @param told how many were given so far
   */
  public int kept(Bot<Hunt<P>, HuntMove, HuntView> bot, IntConsumer told) {
    AtomicInteger given = new AtomicInteger();
    return (int)
        IntStream.range(0, size())
            .parallel()
            .filter(
                n -> {
                  boolean kept = keeps(questions.get(n), bot, new QuickDice(n));
                  told.accept(given.incrementAndGet());
                  return kept;
                })
            .count();
  }

  private boolean keeps(Hunt<P> state, Bot<Hunt<P>, HuntMove, HuntView> bot, Dice dice) {
    HuntMove move = bot.choose(sight(state), dice);
    List<Oracle.Choice> choices = oracle.choices(state);
    Verdict.Value best =
        choices.stream().map(Exam::value).min(Verdict.Value::compareTo).orElseThrow();
    return choices.stream().anyMatch(c -> c.move().equals(move) && value(c) == best);
  }
}

package bergerie.solve.learn;

import bergerie.bots.packed.Experience;
import bergerie.bots.packed.Knowledge;
import bergerie.bots.packed.PackedHunt;
import bergerie.rules.GameInfo;
import bergerie.rules.Option;
import bergerie.rules.Setup;
import bergerie.rules.hunt.HuntPosition;
import java.io.Serial;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.IntToDoubleFunction;
import java.util.function.LongConsumer;
import java.util.stream.IntStream;

/**
 * Finds out what pictures are worth, by positions from exact tables: logistic regression, position
 * by position (stochastic gradient descent), with steps that shrink for pictures seen often
 * (AdaGrad). What can be counted stays as it is; the pictures learn what it leaves out. The same
 * positions give the same experience, bit for bit.
 */
public final class Learner {

  /** One position in so many is not learned but asked for after each round. */
  private static final int ASKED = 20;

  private static final float STEP = 0.1f;

  /** A prime: going on by so many positions at a time reaches them all, well mixed. */
  private static final long STRIDE = 7_368_787;

  /**
   * What was learned, and how surprising the positions are that were not: their cross-entropy, the
   * mean of -ln of how likely their value was thought.
   *
   * @param unavoidable to whoever knows the truth, since a draw counts half for either side
   * @param counted by what can be counted alone
   * @param rounds after each round of learning
   */
  public record Learned(
      Experience experience, double unavoidable, double counted, List<Double> rounds) {}

  /** A position came up that the tables do not know. */
  public static final class Unknown extends RuntimeException {

    @Serial private static final long serialVersionUID = 1L;

    Unknown(HuntPosition position) {
      super("the tables do not know " + position);
    }
  }

  private final Experience.Subject subject;
  private final KnownPositions positions;

  /** By time and kind, as logarithms of odds. */
  private final float[] worths;

  /** The sum of the squares of all that went wrong, by time and kind. */
  private final float[] wrongs;

  private Learner(Experience.Subject subject, KnownPositions positions) {
    this.subject = subject;
    this.positions = positions;
    this.worths = new float[subject.size()];
    this.wrongs = new float[subject.size()];
    Arrays.fill(wrongs, Float.MIN_NORMAL);
  }

  /** All ways in which a game begins, but for pieces of its variants. */
  public static List<PackedHunt> starts(GameInfo game) {
    List<Setup> setups =
        game.option("start").orElse(null) instanceof Option.Choice choice
            ? choice.values().stream()
                .map(start -> game.setup(2, Map.of(choice.name(), start.id())).orThrow())
                .toList()
            : List.of(game.usual());
    return setups.stream().map(setup -> PackedHunt.start(game.id(), setup)).toList();
  }

  /**
   * Learns a game.
   *
   * @param starts where the games begin from which positions are taken, at least one
   * @param size how many positions
   * @param told how many positions were drawn up or learned so far
   * @throws Unknown if the tables do not know a position that comes up
   */
  public static Learned learn(
      List<PackedHunt> starts, Knowledge tables, int size, int rounds, LongConsumer told) {
    KnownPositions positions = KnownPositions.draw(starts, tables, size, told);
    Learner learner = new Learner(starts.getFirst().subject(), positions);
    double unavoidable = learner.surprise(positions::value);
    double counted = learner.surprise(learner::likely);
    List<Double> after = new ArrayList<>();
    for (int round = 1; round <= rounds; round++) {
      learner.goThrough();
      after.add(learner.surprise(learner::likely));
      told.accept((long) size * (1 + round));
    }
    return new Learned(learner.experience(), unavoidable, counted, after);
  }

  /** Every position but those to be asked for. */
  private void goThrough() {
    int size = positions.size();
    for (long i = 0; i < size; i++) {
      int position = (int) (i * STRIDE % size);
      if (position % ASKED != 0) {
        take(position);
      }
    }
  }

  private void take(int position) {
    float wrong = (float) likely(position) - positions.value(position);
    for (int picture = 0; picture < subject.pictures(); picture++) {
      int at = at(position, picture);
      wrongs[at] += wrong * wrong;
      worths[at] -= STEP * wrong / (float) Math.sqrt(wrongs[at]);
    }
  }

  /** How likely the wolves are thought to win. */
  private double likely(int position) {
    float odds = Experience.HUNDREDTH * positions.guess(position);
    for (int picture = 0; picture < subject.pictures(); picture++) {
      odds += worths[at(position, picture)];
    }
    return 1 / (1 + StrictMath.exp(-odds));
  }

  private int at(int position, int picture) {
    return subject.worth(
        positions.time(position), picture, positions.wolves(position), positions.sheep(position));
  }

  private double surprise(IntToDoubleFunction thought) {
    return IntStream.range(0, positions.size())
        .filter(position -> position % ASKED == 0)
        .mapToDouble(
            position -> surprise(thought.applyAsDouble(position), positions.value(position)))
        .average()
        .orElseThrow();
  }

  private static double surprise(double thought, float value) {
    double safe = Math.clamp(thought, 1e-9, 1 - 1e-9);
    return -value * Math.log(safe) - (1 - value) * Math.log(1 - safe);
  }

  private Experience experience() {
    float[] hundredths = worths.clone();
    for (int i = 0; i < hundredths.length; i++) {
      hundredths[i] /= Experience.HUNDREDTH;
    }
    return Experience.of(subject, hundredths);
  }
}

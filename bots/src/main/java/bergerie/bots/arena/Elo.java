package bergerie.bots.arena;

import bergerie.bots.roster.Level;
import java.util.ArrayList;
import java.util.List;

/**
 * Elo ratings under which the shares of a tournament are most likely (the Bradley–Terry model), and
 * how sure they are. Whoever has one of n seats against others of equal rating has one nth of the
 * victories.
 */
public final class Elo {

  /**
   * How strong a bot is.
   *
   * @param elo 0 for the first of the tournament
   * @param reach the 95 % interval goes so far on both sides
   */
  public record Rating(Level level, double elo, double reach) {}

  private static final double POINTS = 400 / Math.log(10);
  private static final double Z = 1.959964;
  private static final int ROUNDS = 100;

  /** As if everybody had also drawn a little: a bot that always wins has a rating too. */
  private static final double CAUTION = 0.02;

  private final List<Level> levels;
  private final List<Tournament.Pair> pairs;
  private final double[] ratings;

  private Elo(List<Level> levels, List<Tournament.Pair> pairs) {
    this.levels = levels;
    this.pairs = pairs;
    this.ratings = new double[levels.size()];
  }

  static List<Rating> of(List<Level> levels, List<Tournament.Pair> pairs) {
    return new Elo(levels, pairs).fit();
  }

  /** Newton's method; the first rating stays 0. */
  private List<Rating> fit() {
    int size = ratings.length;
    double[][] doubt = new double[size][size];
    for (int round = 0; round < ROUNDS; round++) {
      double[] slope = new double[size];
      double[][] bend = new double[size][size];
      for (int i = 0; i < size; i++) {
        slope[i] = -CAUTION * ratings[i];
        bend[i][i] = CAUTION;
      }
      pairs.forEach(pair -> weigh(pair, slope, bend));
      doubt = inverse(bend);
      for (int i = 1; i < size; i++) {
        double step = 0;
        for (int j = 1; j < size; j++) {
          step += doubt[i][j] * slope[j];
        }
        ratings[i] += Math.clamp(step, -1, 1);
      }
    }
    List<Rating> found = new ArrayList<>();
    for (int i = 0; i < size; i++) {
      double reach = i == 0 ? 0 : Z * POINTS * Math.sqrt(doubt[i][i]);
      found.add(new Rating(levels.get(i), POINTS * ratings[i], reach));
    }
    return found;
  }

  private void weigh(Tournament.Pair pair, double[] slope, double[][] bend) {
    int one = levels.indexOf(pair.one());
    int other = levels.indexOf(pair.other());
    double lead = ratings[one] - ratings[other] - Math.log(1 / pair.equal() - 1);
    double expected = 1 / (1 + Math.exp(-lead));
    double surprise = pair.games() * (pair.share() - expected);
    double weight = pair.games() * expected * (1 - expected);
    slope[one] += surprise;
    slope[other] -= surprise;
    bend[one][one] += weight;
    bend[other][other] += weight;
    bend[one][other] -= weight;
    bend[other][one] -= weight;
  }

  /** The inverse of a matrix without its first row and column, by Gauss and Jordan. */
  private static double[][] inverse(double[][] matrix) {
    int size = matrix.length;
    double[][] left = new double[size][];
    double[][] right = new double[size][size];
    for (int i = 0; i < size; i++) {
      left[i] = matrix[i].clone();
      right[i][i] = 1;
    }
    for (int pivot = 1; pivot < size; pivot++) {
      double head = left[pivot][pivot];
      for (int column = 1; column < size; column++) {
        left[pivot][column] /= head;
        right[pivot][column] /= head;
      }
      for (int row = 1; row < size; row++) {
        double factor = left[row][pivot];
        for (int column = 1; column < size && row != pivot; column++) {
          left[row][column] -= factor * left[pivot][column];
          right[row][column] -= factor * right[pivot][column];
        }
      }
    }
    return right;
  }
}

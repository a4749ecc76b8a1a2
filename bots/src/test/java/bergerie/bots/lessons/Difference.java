package bergerie.bots.lessons;

import java.util.Arrays;
import java.util.Locale;

/**
 * By how much one thing is better than another, measured many times.
 *
 * @param error the standard error of the mean
 */
record Difference(double mean, double error) {

  /** So many standard errors are more than noise: one time in 160 it would seem so by chance. */
  private static final double BEYOND_NOISE = 2.5;

  static Difference of(double[] measured) {
    double mean = Arrays.stream(measured).average().orElseThrow();
    double squares = Arrays.stream(measured).map(one -> (one - mean) * (one - mean)).sum();
    return new Difference(mean, Math.sqrt(squares / (measured.length - 1) / measured.length));
  }

  boolean isBeyondNoise() {
    return mean > 0 && mean > BEYOND_NOISE * error;
  }

  @Override
  public String toString() {
    return String.format(Locale.ROOT, "%.3f ± %.3f", mean, error);
  }
}

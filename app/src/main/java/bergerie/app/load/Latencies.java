package bergerie.app.load;

import java.util.Arrays;

/** Counts times in buckets 2 % wide, from a microsecond to a minute. */
final class Latencies {

  private static final double GROWTH = Math.log(1.02);

  private final long[] counts = new long[1_000];
  private long total;
  private long worst;

  void add(long nanos) {
    int bucket = (int) (Math.log(Math.max(1, nanos / 1_000.0)) / GROWTH);
    counts[Math.min(bucket, counts.length - 1)]++;
    total++;
    worst = Math.max(worst, nanos);
  }

  void reset() {
    Arrays.fill(counts, 0);
    total = 0;
    worst = 0;
  }

  /** Milliseconds that this share of all stayed under. */
  double share(double part) {
    long wanted = (long) Math.ceil(total * part);
    long seen = 0;
    for (int i = 0; i < counts.length; i++) {
      seen += counts[i];
      if (seen >= wanted && seen > 0) {
        return Math.exp((i + 1) * GROWTH) / 1_000;
      }
    }
    return 0;
  }

  double worst() {
    return worst / 1e6;
  }
}

package bergerie.server.http;

/** Counts what one connection asks: full at first, refilled with time. */
final class Bucket {

  private static final double SECOND = 1_000_000_000.0;

  private final Limits limits;
  private double left;
  private long last;

  Bucket(Limits limits, long nanos) {
    this.limits = limits;
    this.left = limits.burst();
    this.last = nanos;
  }

  /** Whether one more is allowed. */
  boolean take(long nanos) {
    left = Math.min(limits.burst(), left + (nanos - last) / SECOND * limits.rate());
    last = nanos;
    if (left < 1) {
      return false;
    }
    left -= 1;
    return true;
  }
}

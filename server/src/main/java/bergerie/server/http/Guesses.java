package bergerie.server.http;

import bergerie.server.hall.Recent;
import java.util.concurrent.TimeUnit;

/** How many codes each address may try: those that are read out are short. */
final class Guesses {

  /** Ten at once, then one every six seconds. */
  private static final Limits PATIENT = Limits.of(1, 10);

  private static final long SLOWER = 6;

  private static final int MOST = 10_000;

  private final Recent<Bucket> buckets = new Recent<>(MOST);

  synchronized boolean allow(String address, long millis) {
    long time = TimeUnit.MILLISECONDS.toNanos(millis) / SLOWER;
    return buckets.get(address, () -> new Bucket(PATIENT, time)).take(time);
  }
}

package bergerie.server.attack;

import java.time.Duration;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.atomic.LongAdder;

/** What an attack was answered, and how often. */
final class Answers {

  private final Map<String, LongAdder> counts = new ConcurrentSkipListMap<>();
  private final LongAdder rounds = new LongAdder();
  private final LongAdder time = new LongAdder();

  void add(String answer) {
    counts.computeIfAbsent(answer, _ -> new LongAdder()).increment();
  }

  void round(long nanos) {
    rounds.increment();
    time.add(nanos);
  }

  /** What a round takes on average. */
  Duration round() {
    return Duration.ofNanos(time.sum() / Math.max(1, rounds()));
  }

  long rounds() {
    return rounds.sum();
  }

  Map<String, Long> counts() {
    Map<String, Long> all = new TreeMap<>();
    counts.forEach((answer, count) -> all.put(answer, count.sum()));
    return all;
  }
}

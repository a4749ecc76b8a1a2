package bergerie.server.attack;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** All attacks at once, until the time is over. */
final class Siege {

  private final int port;
  private final Duration patience;
  private final Map<Attack, Answers> answers = new LinkedHashMap<>();

  Siege(int port, Duration patience, List<Attack> attacks) {
    this.port = port;
    this.patience = patience;
    attacks.forEach(attack -> answers.put(attack, new Answers()));
  }

  /** Every stranger goes on until then, and ends the round begun. */
  void last(Duration time) {
    long end = System.nanoTime() + time.toNanos();
    List<Thread> strangers = new ArrayList<>();
    answers.forEach(
        (attack, heard) -> {
          for (int i = 0; i < attack.strangers(); i++) {
            long seed = System.nanoTime() + strangers.size();
            strangers.add(
                Thread.ofVirtual()
                    .start(
                        () -> go(attack, new Stranger(port, patience, heard, seed), heard, end)));
          }
        });
    for (Thread stranger : strangers) {
      try {
        stranger.join();
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        return;
      }
    }
  }

  private static void go(Attack attack, Stranger stranger, Answers heard, long end) {
    do {
      long began = System.nanoTime();
      try (stranger) {
        attack.round().by(stranger);
      } catch (IOException e) {
        heard.add(String.valueOf(e.getMessage()).split("\n", 2)[0]);
      }
      heard.round(System.nanoTime() - began);
    } while (System.nanoTime() < end);
  }

  /** How many stalled connections the house left open for too long. */
  long stillOpen() {
    return answers.values().stream()
        .mapToLong(heard -> heard.counts().getOrDefault("still open", 0L))
        .sum();
  }

  String report() {
    StringBuilder report =
        new StringBuilder("%-28s %8s %8s  answers%n".formatted("attack", "rounds", "each"));
    answers.forEach(
        (attack, heard) ->
            report.append(
                "%-28s %8d %5d ms  %s%n"
                    .formatted(
                        attack.name(), heard.rounds(), heard.round().toMillis(), heard.counts())));
    return report.toString();
  }
}

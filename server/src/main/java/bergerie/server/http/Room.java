package bergerie.server.http;

import java.util.Comparator;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;

/** Memory for all that was said and not taken yet. Where it is full, the slowest listener goes. */
final class Room {

  private static final long MOST = 8 << 20;

  private final Set<Unsent> behind = ConcurrentHashMap.newKeySet();
  private final AtomicLong taken = new AtomicLong();

  /** A listener has another number of bytes to take than before. */
  void note(Unsent listener, long before, long now) {
    if (now == 0) {
      behind.remove(listener);
    } else if (before == 0) {
      behind.add(listener);
    }
    if (taken.addAndGet(now - before) > MOST && now > before) {
      // One alone may be told as much as it asked for.
      behind.stream()
          .filter(other -> !other.equals(listener))
          .min(Comparator.comparingLong(Unsent::since))
          .ifPresent(this::showOut);
    }
  }

  /** What it took counts no more at once, else the next would have to go for it too. */
  private void showOut(Unsent slowest) {
    behind.remove(slowest);
    taken.addAndGet(-slowest.giveUp());
    slowest.hangUpIfBehind();
  }
}

package bergerie.table;

import bergerie.table.port.Entry;
import bergerie.table.port.Store;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.function.Consumer;

/** A store in memory, which replies at once or when the test says so. */
final class MemoryStore implements Store {

  /** What was asked and is not replied to. */
  private record Held(List<Entry> entries, Consumer<Reply> done) {}

  private final Map<String, List<Entry>> logs = new HashMap<>();
  private final List<List<Entry>> appends = new ArrayList<>();
  private final Queue<Held> held = new ArrayDeque<>();
  private int reads;
  private boolean slow;
  private boolean away;
  private long down;

  /** From now on appends wait for the test. */
  void slowDown() {
    slow = true;
  }

  /** From now on nothing can be read. */
  void goAway() {
    away = true;
  }

  /** From now on it says that no server was up for so long, whenever it is asked. */
  void wasDown(long millis) {
    down = millis;
  }

  /** What waits becomes durable, and from now on all does at once. */
  void catchUp() {
    slow = false;
    while (!held.isEmpty()) {
      Held next = held.remove();
      keep(next.entries());
      next.done().accept(new Reply.Done(next.entries()));
    }
  }

  /** What waits is lost. */
  void lose() {
    slow = false;
    fail(held.remove());
  }

  /** What waits is durable, and nobody gets to know. */
  void keepInDoubt() {
    slow = false;
    Held next = held.remove();
    keep(next.entries());
    fail(next);
  }

  private static void fail(Held lost) {
    lost.done().accept(new Reply.Failed(new IllegalStateException("the store is away")));
  }

  @Override
  public void read(String match, long from, Consumer<Reply> done) {
    reads++;
    if (away) {
      done.accept(new Reply.Failed(new IllegalStateException("the store is away")));
      return;
    }
    done.accept(new Reply.Done(log(match).stream().filter(entry -> entry.seq() >= from).toList()));
  }

  @Override
  public void append(List<Entry> entries, Consumer<Reply> done) {
    appends.add(entries);
    held.add(new Held(entries, done));
    if (!slow) {
      catchUp();
    }
  }

  private void keep(List<Entry> entries) {
    for (Entry entry : entries) {
      List<Entry> log = logs.computeIfAbsent(entry.match(), _ -> new ArrayList<>());
      if (entry.seq() != log.size() + 1) {
        throw new AssertionError("not the next of " + log.size() + ": " + entry);
      }
      log.add(entry);
    }
  }

  @Override
  public long down(long from, long to) {
    return down;
  }

  List<Entry> log(String match) {
    return logs.getOrDefault(match, List.of());
  }

  /** Every append so far. */
  List<List<Entry>> appends() {
    return appends;
  }

  int reads() {
    return reads;
  }
}

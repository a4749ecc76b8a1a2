package bergerie.server.table;

import bergerie.bots.solve.Almanac;
import bergerie.games.Shelf;
import bergerie.server.match.Event;
import bergerie.server.match.EventText;
import bergerie.server.match.Logged;
import bergerie.server.store.Entry;
import bergerie.server.store.Store;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/** All tables of the house. */
public final class Hall implements AutoCloseable {

  private final House house;
  private final ConcurrentHashMap<String, Table> tables = new ConcurrentHashMap<>();
  private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
  private final ScheduledExecutorService timer;
  private final BotPool bots;

  public Hall(Store store, Shelf shelf, Almanac solved, TableConfig config) {
    this(store, shelf, solved, config, InstantSource.system());
  }

  Hall(Store store, Shelf shelf, Almanac solved, TableConfig config, InstantSource clock) {
    this.timer =
        Executors.newSingleThreadScheduledExecutor(
            Thread.ofPlatform().name("timer").daemon().factory());
    this.bots = new BotPool(config, solved, timer);
    this.house = new House(store, shelf, config, clock, timer, bots, new Counts());
    long sweep = Math.max(1, config.idle().toMillis() / 2);
    var _ = timer.scheduleAtFixedRate(this::sweep, sweep, sweep, TimeUnit.MILLISECONDS);
  }

  /** Hands a letter to a table. */
  public void post(String table, Letter letter) {
    // A table may close just then; the next one by that name takes the letter.
    while (!tables.computeIfAbsent(table, name -> new Table(name, house, threads)).post(letter)) {
      Thread.onSpinWait();
    }
  }

  /** Writes the first event of a new match; it has a table once that is done. */
  public CompletableFuture<String> create(Event.Created head) {
    return create(List.of(head));
  }

  /** Writes a whole match. */
  public CompletableFuture<String> create(List<Event> events) {
    return create(house.store(), events);
  }

  public static CompletableFuture<String> create(Store store, List<Event> events) {
    String table = Secrets.table();
    long now = System.currentTimeMillis();
    List<Entry> entries = new ArrayList<>();
    for (Event event : events) {
      entries.add(new Entry(table, entries.size() + 1, now, EventText.write("", event)));
    }
    return store.append(entries).thenApply(_ -> table);
  }

  /** The log of a match, empty when there is none. Reads from the disk. */
  public List<Logged> log(String table) {
    return log(house.store(), table);
  }

  public static List<Logged> log(Store store, String table) {
    return Ledger.log(store, table);
  }

  public Shelf shelf() {
    return house.shelf();
  }

  /** A seed for a new match. */
  public String seed() {
    return house.config().seeds().get();
  }

  public Store store() {
    return house.store();
  }

  public Counts counts() {
    return house.counts();
  }

  /** How many tables are in memory. */
  public int size() {
    return tables.size();
  }

  /** Runs something that may wait for the disk. */
  public void offload(Runnable task) {
    threads.execute(task);
  }

  private void sweep() {
    long now = house.now();
    for (String name : tables.keySet()) {
      tables.computeIfPresent(name, (_, table) -> table.closeIfIdle(now) ? null : table);
    }
  }

  /** Stops the timers and bots, and lets every table finish what it is at. */
  @Override
  public void close() {
    timer.shutdownNow();
    bots.close();
    threads.close();
  }
}

package bergerie.server.hall;

import bergerie.bots.tables.Almanac;
import bergerie.games.Shelf;
import bergerie.server.store.Archive;
import bergerie.server.store.Vault;
import bergerie.table.Entries;
import bergerie.table.Guest;
import bergerie.table.House;
import bergerie.table.Letter;
import bergerie.table.match.Event;
import bergerie.table.match.Logged;
import bergerie.table.port.Cancel;
import bergerie.table.wire.TableInfo;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;

/** All tables of the house. */
public final class Hall implements AutoCloseable {

  private final Vault store;
  private final TableConfig config;
  private final House house;
  private final Counts counts = new Counts();
  private final ConcurrentHashMap<String, Corner> tables = new ConcurrentHashMap<>();
  private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
  private final ScheduledExecutorService timer;
  private final BotPool bots;
  private final Lobby lobby = new Lobby(this::post);

  public Hall(Vault store, Shelf shelf, Almanac solved, TableConfig config) {
    this(store, shelf, solved, config, InstantSource.system());
  }

  Hall(Vault store, Shelf shelf, Almanac solved, TableConfig config, InstantSource clock) {
    this.store = store;
    this.config = config;
    this.timer = timer();
    this.bots = new BotPool(config, solved);
    this.house =
        new House(
            shelf,
            config.manners(),
            store,
            this::after,
            bots,
            clock::millis,
            () -> ThreadLocalRandom.current().nextInt(),
            config.seeds(),
            Secrets.KEYRING,
            counts,
            lobby::carry);
    long sweep = Math.max(1, config.idle().toMillis() / 2);
    var _ = timer.scheduleAtFixedRate(this::sweep, sweep, sweep, TimeUnit.MILLISECONDS);
  }

  private static ScheduledExecutorService timer() {
    ScheduledThreadPoolExecutor timer =
        new ScheduledThreadPoolExecutor(1, Thread.ofPlatform().name("timer").daemon().factory());
    timer.setRemoveOnCancelPolicy(true);
    return timer;
  }

  private Cancel after(long millis, Runnable task) {
    try {
      Future<?> alarm = timer.schedule(task, millis, TimeUnit.MILLISECONDS);
      return () -> alarm.cancel(false);
    } catch (RejectedExecutionException e) {
      // The house closes: the log knows what is due.
      return Cancel.NOTHING;
    }
  }

  /** Somebody is connected, and hears from now on what is said to them. */
  public Guest enter(Listener listener) {
    return lobby.enter(listener);
  }

  /** Somebody is connected no longer. */
  public void leave(Guest guest) {
    lobby.leave(guest);
  }

  /** What there is to know of a table; nothing where there is none. */
  public CompletableFuture<Optional<TableInfo>> describe(String table) {
    return lobby.describe(table);
  }

  /** Brings an invitation to a table. */
  public CompletableFuture<Letter.Joining> join(String table, Letter.Invitation invitation) {
    return lobby.join(table, invitation);
  }

  /** Hands a letter to a table. */
  public void post(String table, Letter letter) {
    // A table may close just then; the next one by that name takes the letter.
    while (!tables.computeIfAbsent(table, this::corner).post(letter)) {
      Thread.onSpinWait();
    }
  }

  private Corner corner(String name) {
    return new Corner(name, house, threads, this::forget);
  }

  /** Names that lead to no match are endless: none of them stays. */
  private void forget(Corner unknown) {
    tables.computeIfPresent(
        unknown.name(),
        (_, corner) -> corner.equals(unknown) && corner.closeIfUnknown() ? null : corner);
  }

  /** Writes the first event of a new match; it has a table once that is done. */
  public CompletableFuture<String> create(Event.Created head) {
    return create(List.of(head));
  }

  /** Writes a whole match. */
  public CompletableFuture<String> create(List<Event> events) {
    return create(store, events);
  }

  public static CompletableFuture<String> create(Vault store, List<Event> events) {
    String table = Secrets.table();
    return store
        .append(Entries.begin(table, events, System.currentTimeMillis()))
        .thenApply(_ -> table);
  }

  /** The log of a match, empty when there is none. Reads from the disk. */
  public List<Logged> log(String table) {
    return log(store, table);
  }

  public static List<Logged> log(Archive archive, String table) {
    return Entries.read(archive.load(table));
  }

  public Shelf shelf() {
    return house.shelf();
  }

  /** A seed for a new match. */
  public String seed() {
    return config.seeds().get();
  }

  /** How many events a match may have. */
  public int length() {
    return config.length();
  }

  public Vault store() {
    return store;
  }

  public Counts counts() {
    return counts;
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
    long now = house.time().now();
    long idle = config.idle().toMillis();
    for (String name : tables.keySet()) {
      tables.computeIfPresent(name, (_, corner) -> corner.closeIfIdle(now, idle) ? null : corner);
    }
  }

  /** Stops the timers and bots, and lets every table finish what it is at. */
  @Override
  public void close() {
    timer.shutdownNow();
    bots.close();
    // Behind all that tables have handed in: they hear of it before their threads end.
    store.append(List.of()).exceptionally(_ -> List.of()).join();
    threads.close();
  }
}

package bergerie.server.hall;

import bergerie.bots.tables.Almanac;
import bergerie.games.Shelf;
import bergerie.rules.scenario.Lesson;
import bergerie.server.store.Archive;
import bergerie.server.store.Vault;
import bergerie.server.time.SteadyTime;
import bergerie.table.Entries;
import bergerie.table.Guest;
import bergerie.table.House;
import bergerie.table.Letter;
import bergerie.table.desk.Answer;
import bergerie.table.desk.Desk;
import bergerie.table.desk.Usher;
import bergerie.table.desk.Works;
import bergerie.table.match.Event;
import bergerie.table.match.Logged;
import bergerie.table.wire.Capability;
import bergerie.table.wire.ToClient;
import bergerie.table.wire.WireWriter;
import bergerie.table.wire.shape.ViewWriter;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ThreadLocalRandom;

/** All tables of the house. */
public final class Hall implements AutoCloseable {

  /** How many answers of a kind that took long to find are kept. */
  private static final int REMEMBERED = 512;

  /** How many codes are good at a time. */
  private static final int TICKETS = 2_000;

  private final Vault store;
  private final Almanac solved;
  private final TableConfig config;
  private final House house;
  private final Housekeeper housekeeper = new Housekeeper();
  private final ConcurrentHashMap<String, Corner> tables = new ConcurrentHashMap<>();
  private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
  private final Hours hours;
  private final BotPool bots;
  private final WireWriter wire;
  private final Lobby lobby;
  private final Standstill standstill;

  public Hall(Vault store, Shelf shelf, ViewWriter views, Almanac solved, TableConfig config) {
    this.store = store;
    this.wire = new WireWriter(views);
    this.lobby = new Lobby(wire, this::post);
    this.solved = solved;
    this.config = config;
    this.hours = config.hours().get();
    this.standstill = new Standstill(hours, message -> lobby.tell(message, Capability.HOUSE_WAITS));
    this.bots = new BotPool(config, solved);
    this.house =
        new House(
            shelf,
            config.manners(),
            store,
            hours,
            bots,
            hours,
            () -> ThreadLocalRandom.current().nextInt(),
            config.seeds(),
            Secrets.keyring(config.random()),
            housekeeper,
            lobby::carry);
    sweepLater();
  }

  /** Somebody is connected, and hears from now on what is said to them. */
  public Guest enter(Listener listener) {
    return lobby.enter(listener);
  }

  /** Somebody is connected no longer. */
  public void leave(Guest guest) {
    lobby.leave(guest);
  }

  /** Tells everybody when the house begins to wait for its store, and when it goes on. */
  public void look() {
    standstill.look();
  }

  /** What somebody who comes now has to know of the house. */
  public Optional<ToClient> standing() {
    return standstill.now();
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

  /** Writes a whole match, or its beginning; it has a table once that is done. */
  public static CompletableFuture<String> create(Vault store, List<Event> events) {
    String table = Secrets.KEYRING.table();
    return store.append(Entries.begin(table, events, new SteadyTime().now())).thenApply(_ -> table);
  }

  /** The log of a match, empty when there is none. Reads from the disk. */
  public static List<Logged> log(Archive archive, String table) {
    return Entries.read(archive.load(table));
  }

  /** The games of the house. */
  public Shelf shelf() {
    return house.shelf();
  }

  /** Brings questions to tables. */
  Usher usher() {
    return lobby;
  }

  /** The desk where requests are answered. */
  public Desk desk(Works works) {
    return new Desk(
        house,
        lobby,
        wire.views(),
        solved,
        works,
        new Reviews(),
        new Pegs(TICKETS),
        new Recent<Answer>(REMEMBERED)::get,
        new Recent<Optional<Lesson>>(REMEMBERED)::get);
  }

  /** Writes what is said in this house. */
  public WireWriter wire() {
    return wire;
  }

  public Vault store() {
    return store;
  }

  public Housekeeper housekeeper() {
    return housekeeper;
  }

  /** What the clock of the house says, in milliseconds since 1970. */
  public long now() {
    return hours.now();
  }

  /** How many tables are in memory. */
  public int size() {
    return tables.size();
  }

  /** Runs something that may wait for the disk. */
  public void offload(Runnable task) {
    threads.execute(task);
  }

  private void sweepLater() {
    var _ = hours.after(Math.max(1, config.idle().toMillis() / 2), this::sweep);
  }

  private void sweep() {
    long now = house.time().now();
    long idle = config.idle().toMillis();
    for (String name : tables.keySet()) {
      tables.computeIfPresent(name, (_, corner) -> corner.closeIfIdle(now, idle) ? null : corner);
    }
    sweepLater();
  }

  /** Stops the timers and bots, and lets every table finish what it is at. */
  @Override
  public void close() {
    store.lastCall();
    hours.close();
    bots.close();
    // Behind all that tables have handed in: they hear of it before their threads end.
    store.append(List.of()).exceptionally(_ -> List.of()).join();
    threads.close();
  }
}

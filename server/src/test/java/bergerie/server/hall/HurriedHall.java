package bergerie.server.hall;

import bergerie.bots.tables.Almanac;
import bergerie.games.Shelf;
import bergerie.server.store.Database;
import bergerie.server.store.Vault;
import bergerie.table.Guest;
import bergerie.table.Letter;
import bergerie.table.match.Event;
import bergerie.table.match.Logged;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;

/** A hall whose clock can be put forward, so that nobody waits for sand or a flag. */
public final class HurriedHall implements AutoCloseable {

  private final Hands hands = new Hands();
  private final Shelf shelf;
  private final Vault store;
  private final Hall hall;

  public HurriedHall(Database.Place place, Shelf shelf) {
    this.shelf = shelf;
    this.store = place.open();
    this.hall =
        new Hall(
            store,
            shelf,
            Almanac.empty(),
            TableConfig.standard().hasty().thinking(Duration.ofMillis(30)),
            hands);
  }

  /** The hands of the clock on the wall. */
  private static final class Hands implements InstantSource {
    private volatile Duration ahead = Duration.ZERO;

    @Override
    public Instant instant() {
      return Instant.now().plus(ahead);
    }
  }

  public Shelf shelf() {
    return shelf;
  }

  public Vault store() {
    return store;
  }

  public String create(List<Event> events) {
    return hall.create(events).join();
  }

  public Guest enter(Listener listener) {
    return hall.enter(listener);
  }

  /** Hands a letter over, and waits until the table has dealt with it. */
  public void post(String table, Letter letter) {
    hall.post(table, letter);
    hall.describe(table).join();
  }

  /** Brings an invitation, and waits until the table has dealt with it. */
  public void join(String table, Letter.Invitation invitation) {
    hall.join(table, invitation).join();
  }

  /** Puts the clock forward, and lets happen what is due by then. */
  public void hurry(String table, Duration by) {
    hands.ahead = hands.ahead.plus(by);
    post(table, new Letter.Tick());
  }

  public long now() {
    return hands.millis();
  }

  public List<Logged> log(String table) {
    return hall.log(table);
  }

  @Override
  public void close() {
    hall.close();
    store.close();
  }
}

package bergerie.server.hall;

import bergerie.bots.tables.Almanac;
import bergerie.games.Shelf;
import bergerie.server.OwnHours;
import bergerie.server.TestServer;
import bergerie.server.store.Database;
import bergerie.server.store.Vault;
import bergerie.table.Dispatch;
import bergerie.table.Guest;
import bergerie.table.Letter;
import bergerie.table.Question;
import bergerie.table.match.Event;
import bergerie.table.match.Logged;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;

/** A hall whose clock can be put forward, so that nobody waits for sand or a flag. */
public final class HurriedHall implements AutoCloseable {

  private final OwnHours hours = new OwnHours();
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
            TestServer.views(),
            Almanac.empty(),
            TableConfig.standard().hasty().thinking(Duration.ofMillis(30)).hours(() -> hours));
  }

  public Shelf shelf() {
    return shelf;
  }

  public Vault store() {
    return store;
  }

  public String create(List<Event> events) {
    return Hall.create(store, events).join();
  }

  public Guest enter(Listener listener) {
    return hall.enter(listener);
  }

  /** Hands a letter over, and waits until the table has dealt with it. */
  public void post(String table, Letter letter) {
    hall.post(table, letter);
    var _ = ask(hall, table, Letter.Describe::new);
  }

  /** Brings an invitation, and waits until the table has dealt with it. */
  public void join(String table, Letter.Invitation invitation) {
    var _ = ask(hall, table, question -> new Letter.Join(question, invitation));
  }

  /** What a table answers to a question. */
  static Dispatch.Answer ask(Hall hall, String table, Function<Question, Letter> letter) {
    CompletableFuture<Dispatch.Answer> answer = new CompletableFuture<>();
    hall.usher().ask(table, letter, answer::complete);
    return answer.join();
  }

  /** Puts the clock forward, and lets happen what is due by then. */
  public void hurry(String table, Duration by) {
    hours.pass(by);
    post(table, new Letter.Tick());
  }

  public long now() {
    return hours.now();
  }

  public List<Logged> log(String table) {
    return Hall.log(store, table);
  }

  @Override
  public void close() {
    hall.close();
    store.close();
  }
}

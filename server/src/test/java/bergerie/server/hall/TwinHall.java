package bergerie.server.hall;

import bergerie.bots.tables.Almanac;
import bergerie.games.Shelf;
import bergerie.rules.Game;
import bergerie.rules.Seat;
import bergerie.rules.Setup;
import bergerie.rules.Viewer;
import bergerie.rules.match.Origin;
import bergerie.server.OwnHours;
import bergerie.server.TestServer;
import bergerie.server.store.Database;
import bergerie.server.store.Vault;
import bergerie.table.Dispatch;
import bergerie.table.Guest;
import bergerie.table.Letter;
import bergerie.table.match.Clock;
import bergerie.table.match.Event;
import bergerie.table.match.Holder;
import bergerie.table.match.text.EventText;
import bergerie.table.port.Entry;
import bergerie.table.wire.FromClient;
import bergerie.table.wire.TableInfo;
import bergerie.table.wire.ToClient;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/**
 * A hall where time stands still and every table has the same seed, so that two can be compared.
 */
final class TwinHall implements AutoCloseable {

  static final long NOW = OwnHours.NOON;
  private static final String SEED = "11".repeat(32);

  private final Vault store = Database.SQLITE.place().open();
  private final Hall hall;
  private final Map<Viewer, Ear> ears = new ConcurrentHashMap<>();
  private final Map<Viewer, Guest> guests = new ConcurrentHashMap<>();
  private String table = "";
  private int ids;

  TwinHall(Shelf shelf) {
    this.hall =
        new Hall(
            store,
            shelf,
            TestServer.views(),
            Almanac.empty(),
            TableConfig.standard().hasty().hours(OwnHours::new));
  }

  /** What one guest heard, word by word. */
  private static final class Ear implements Listener {
    private final List<String> heard = new ArrayList<>();

    @Override
    public synchronized void say(ToClient message, String text) {
      heard.add(text);
    }

    @Override
    public void dismiss() {
      throw new AssertionError("nobody is sent away here");
    }

    synchronized List<String> take() {
      List<String> taken = List.copyOf(heard);
      heard.clear();
      return taken;
    }
  }

  /** A table in the given state, with everybody there. */
  <S> void begin(String name, Game<S, ?, ?> game, Setup setup, S state) {
    table = name;
    ears.clear();
    List<Holder> holders =
        Seat.all(setup.players()).stream()
            .<Holder>map(s -> new Holder.Person("P" + s.index(), Secrets.hash(token(s))))
            .toList();
    Event.Created head =
        new Event.Created(
            game.info().id(),
            game.info().version(),
            game.content(),
            setup,
            holders,
            new Clock.None(),
            Secrets.hash("watch"),
            SEED,
            Optional.of(game.notation().writeState(state)),
            Origin.SOMEWHERE);
    List<Entry> log = new ArrayList<>();
    log.add(new Entry(name, 1, NOW, EventText.write("", head)));
    for (Seat seat : Seat.all(setup.players())) {
      Event nonce = new Event.Nonce(seat, "n" + seat.index());
      log.add(new Entry(name, log.size() + 1, NOW, EventText.write("", nonce)));
    }
    store.append(log).join();
    for (Viewer viewer : Viewer.all(setup.players())) {
      Ear ear = new Ear();
      ears.put(viewer, ear);
      Guest guest = hall.enter(ear);
      guests.put(viewer, guest);
      FromClient.Attach attach =
          switch (viewer) {
            case Viewer.Player(Seat seat) ->
                new FromClient.Attach(id(), table, 0, List.of(token(seat)), Optional.empty());
            case Viewer.Spectator _ ->
                new FromClient.Attach(id(), table, 0, List.of(), Optional.of("watch"));
          };
      hall.post(table, new Letter.Attach(guest, attach));
    }
    settle();
  }

  private static String token(Seat seat) {
    return "token" + seat.index();
  }

  String id() {
    return "m" + ids++;
  }

  /** A seat says something; waits until the table has dealt with it. */
  void say(FromClient.ForSeat said) {
    hall.post(
        table,
        new Letter.Said(
            Optional.ofNullable(guests.get(Viewer.player(said.seat()))).orElseThrow(), said));
    settle();
  }

  String table() {
    return table;
  }

  long seq() {
    return settle().seq();
  }

  private TableInfo settle() {
    return ((Dispatch.Described) HurriedHall.ask(hall, table, Letter.Describe::new))
        .info()
        .orElseThrow();
  }

  /** What a viewer has heard since it was last asked. */
  List<String> heard(Viewer viewer) {
    return Optional.ofNullable(ears.get(viewer)).orElseThrow().take();
  }

  @Override
  public void close() {
    hall.close();
    store.close();
  }
}

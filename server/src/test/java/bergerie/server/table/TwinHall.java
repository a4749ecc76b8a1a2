package bergerie.server.table;

import bergerie.bots.solve.Almanac;
import bergerie.games.Shelf;
import bergerie.rules.Game;
import bergerie.rules.Seat;
import bergerie.rules.Setup;
import bergerie.rules.Viewer;
import bergerie.server.match.Clock;
import bergerie.server.match.Event;
import bergerie.server.match.EventText;
import bergerie.server.match.Holder;
import bergerie.server.store.Database;
import bergerie.server.store.Entry;
import bergerie.server.store.Store;
import bergerie.server.wire.FromClient;
import bergerie.server.wire.TableInfo;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;

/**
 * A hall where time stands still and every table has the same seed, so that two can be compared.
 */
final class TwinHall implements AutoCloseable {

  static final long NOW = 1_800_000_000_000L;
  private static final String SEED = "11".repeat(32);

  private final Store store = Database.SQLITE.place().open();
  private final Hall hall;
  private final Map<Viewer, Ear> ears = new ConcurrentHashMap<>();
  private String table = "";
  private int ids;

  TwinHall(Shelf shelf) {
    this.hall =
        new Hall(
            store,
            shelf,
            Almanac.empty(),
            TableConfig.standard().hasty(),
            InstantSource.fixed(Instant.ofEpochMilli(NOW)));
  }

  /** What one guest heard, word by word. */
  private static final class Ear implements Guest {
    private final List<String> heard = new ArrayList<>();

    @Override
    public synchronized void say(String message) {
      heard.add(message);
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
            Optional.of(game.notation().writeState(state)));
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
      FromClient.Attach attach =
          switch (viewer) {
            case Viewer.Player(Seat seat) ->
                new FromClient.Attach(id(), table, 0, List.of(token(seat)), Optional.empty());
            case Viewer.Spectator _ ->
                new FromClient.Attach(id(), table, 0, List.of(), Optional.of("watch"));
          };
      hall.post(table, new Letter.Attach(ear, attach));
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
            Optional.ofNullable(ears.get(Viewer.player(said.seat()))).orElseThrow(), said));
    settle();
  }

  String table() {
    return table;
  }

  long seq() {
    return settle().seq();
  }

  private TableInfo settle() {
    CompletableFuture<Optional<TableInfo>> answer = new CompletableFuture<>();
    hall.post(table, new Letter.Describe(answer));
    return answer.join().orElseThrow();
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

package bergerie.server.kill;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bergerie.rules.Game;
import bergerie.rules.Seat;
import bergerie.rules.Viewer;
import bergerie.server.TestServer;
import bergerie.server.hall.Hall;
import bergerie.server.store.Archive;
import bergerie.server.store.Database;
import bergerie.server.store.Stores;
import bergerie.table.match.Event;
import bergerie.table.match.Fold;
import bergerie.table.match.Logged;
import bergerie.table.wire.WireWriter;
import java.net.URI;
import java.net.http.HttpRequest;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;

/** All who play while servers die, and what they were told. */
final class Guests {

  private static final List<String> GAMES = List.of("lair", "bagh-chal", "bagh-chal");

  /** A table and those who play at it. */
  private record Play(String table, List<Survivor> seats) {}

  private final int port;
  private final Semaphore acks = new Semaphore(0);
  private final List<Play> plays = new ArrayList<>();

  Guests(int port) {
    this.port = port;
  }

  /** Opens new tables, since a game of random moves does not last for ever. */
  void sitDown() {
    GAMES.forEach(this::open);
  }

  /** Returns when so many moves more were acknowledged. */
  void play(int moves, String when) throws InterruptedException {
    acks.drainPermits();
    assertTrue(acks.tryAcquire(moves, 60, TimeUnit.SECONDS), "clients go on playing " + when);
  }

  /** Everybody goes; whatever they were told must be in the log, once. */
  void checkOut(Database.Place place) {
    plays.forEach(play -> play.seats().forEach(Survivor::stop));
    try (Archive archive = Stores.read(place.data(), place.url()).orElseThrow()) {
      plays.forEach(play -> check(Hall.log(archive, play.table()), play.seats()));
    }
    assertTrue(
        plays.getFirst().seats().stream().allMatch(seat -> seat.reconnects() > 0), "came back");
  }

  private void open(String game) {
    JsonNode made =
        TestServer.send(
                HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + "/api/tables"))
                    .POST(
                        HttpRequest.BodyPublishers.ofString(
                            "{\"game\":\"%s\",\"players\":2,\"seats\":[{\"kind\":\"me\"},{\"kind\":\"here\"}]}"
                                .formatted(game))))
            .expect(201);
    String table = made.path("table").asString();
    List<Survivor> seats =
        Stream.of(0, 1)
            .map(
                seat ->
                    new Survivor(
                        port,
                        table,
                        seat,
                        made.path("seats").path(seat).path("token").asString(),
                        acks))
            .toList();
    seats.forEach(Survivor::connect);
    plays.add(new Play(table, seats));
  }

  private static void check(List<Logged> log, List<Survivor> seats) {
    Set<String> causes = new HashSet<>();
    Map<Long, Logged> bySeq = new HashMap<>();
    for (int i = 0; i < log.size(); i++) {
      assertEquals(i + 1, log.get(i).seq(), "no gap");
      bySeq.put(log.get(i).seq(), log.get(i));
      String by = log.get(i).by();
      assertTrue(by.isEmpty() || causes.add(by), "written twice: " + by);
    }
    for (Survivor seat : seats) {
      assertEquals(List.of(), List.copyOf(seat.faults));
      for (Survivor.Acked acked : seat.acked) {
        Logged logged = bySeq.get(acked.seq());
        assertTrue(logged != null, "lost: " + acked);
        assertEquals(new Event.Moved(Seat.of(acked.seat()), acked.text()), logged.event());
        assertEquals(acked.seat() + ":" + acked.id(), logged.by());
      }
      Game<?, ?, ?> game =
          TestServer.shelf().game(Fold.head(log.getFirst().event()).game()).orElseThrow();
      shown(game, log, seat.shown);
    }
  }

  /** Every state that was ever shown is what the log makes of the match. */
  private static <S, M, V> void shown(
      Game<S, M, V> game, List<Logged> log, Collection<Survivor.Shown> shown) {
    Fold<S, M, V> fold = Fold.begin(game, log.getFirst());
    Map<Long, S> states = new HashMap<>(Map.of(1L, fold.match().state()));
    for (Logged logged : log.subList(1, log.size())) {
      fold.add(logged);
      states.put(logged.seq(), fold.match().state());
    }
    for (Survivor.Shown seen : shown) {
      S state = states.get(seen.seq());
      assertTrue(state != null, "shown but not written: " + seen);
      assertEquals(
          new WireWriter(TestServer.views())
              .view(game.view(state, Viewer.player(Seat.of(seen.seat())))),
          seen.view());
    }
  }
}

package bergerie.server.kill;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bergerie.rules.Game;
import bergerie.rules.Seat;
import bergerie.rules.Viewer;
import bergerie.server.TestServer;
import bergerie.server.match.Event;
import bergerie.server.match.Fold;
import bergerie.server.match.Logged;
import bergerie.server.store.Database;
import bergerie.server.store.Store;
import bergerie.server.table.Hall;
import bergerie.server.wire.Json;
import java.io.IOException;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpRequest;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tools.jackson.databind.JsonNode;

/**
 * The server is killed at random moments under load. Whatever it acknowledged or showed must be in
 * the log, once; and clients go on playing by themselves.
 */
class KillTest {

  private static final int KILLS = Boolean.getBoolean("bergerie.long") ? 50 : 5;
  private static final int TABLES = 6;
  private static final int MOST_ACKS = 60;

  /** A table and those who play at it. */
  private record Play(String table, List<Survivor> seats) {}

  private final Semaphore acks = new Semaphore(0);
  private final List<Play> plays = new ArrayList<>();

  @ParameterizedTest
  @EnumSource
  void nothingAcknowledgedIsLostOrDoubled(Database database)
      throws IOException, InterruptedException {
    Database.Place place = database.place();
    int port = freePort();
    Random random = new Random(database.ordinal() + 1L);
    List<Long> starts = new ArrayList<>();
    for (int kill = 0; kill < KILLS; kill++) {
      Victim victim = Victim.start(port, place);
      if (kill > 0) {
        starts.add(victim.startMillis());
      }
      // New tables each time, since a game of random moves does not last for ever.
      for (int i = 0; i < TABLES / 2; i++) {
        open(port, i == 0 ? "lair" : "bagh-chal");
      }
      acks.drainPermits();
      assertTrue(
          acks.tryAcquire(1 + random.nextInt(MOST_ACKS), 60, TimeUnit.SECONDS),
          "clients go on playing after kill " + kill);
      victim.kill();
    }
    plays.forEach(play -> play.seats().forEach(Survivor::stop));
    try (Store store = place.open()) {
      plays.forEach(play -> check(Hall.log(store, play.table()), play.seats()));
    }
    assertTrue(
        plays.getFirst().seats().stream().allMatch(seat -> seat.reconnects() > 0), "came back");
    System.out.printf("%s: %d kills, start to first answer %s ms%n", database, KILLS, starts);
  }

  private void open(int port, String game) {
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
          Json.VIEWS.writeValueAsString(game.view(state, Viewer.player(Seat.of(seen.seat())))),
          seen.view());
    }
  }

  private static int freePort() throws IOException {
    try (ServerSocket socket = new ServerSocket(0)) {
      return socket.getLocalPort();
    }
  }
}

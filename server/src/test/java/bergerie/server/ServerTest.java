package bergerie.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bergerie.server.hall.Hall;
import bergerie.server.store.Database;
import bergerie.server.store.InUse;
import bergerie.server.store.Stores;
import bergerie.server.store.Vault;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tools.jackson.databind.JsonNode;

/**
 * A server as a whole: stopping, restarting, refusing to run beside another one, being asked how it
 * is.
 */
class ServerTest {

  @ParameterizedTest
  @EnumSource
  void aStoppedServerGoesOnWhereItWas(Database database) {
    Database.Place place = database.place();
    JsonNode made;
    JsonNode last;
    Seated seat;
    try (TestServer server = TestServer.start(TestServer.config(place))) {
      made = server.table("kukuli", Map.of(), "me", "here");
      seat = Seated.at(server, made, 0);
      seat = seat.moves().isEmpty() ? Seated.at(server, made, 1) : seat;
      seat.move();
      last = seat.state;
    }
    assertEquals(1012, seat.client.closeCode(), "come again");
    try (TestServer server = TestServer.start(TestServer.config(place))) {
      TestClient again = server.client();
      JsonNode state = again.attach(seat.table, last.path("seq").asLong(), seat.token);
      assertEquals(last.path("view"), state.path("view"));
      assertTrue(state.path("told").isEmpty(), "nothing was missed");
      JsonNode whole = server.client().attach(seat.table, 0, seat.token);
      assertEquals(1, whole.path("told").size());
    }
  }

  @ParameterizedTest
  @EnumSource
  void aSecondServerIsRefusedAndTheFirstGoesOn(Database database) {
    Database.Place place = database.place();
    try (TestServer server = TestServer.start(TestServer.config(place))) {
      assertThrows(InUse.class, () -> TestServer.start(TestServer.config(place)));
      JsonNode made = server.table("kukuli", Map.of(), "me", "here");
      Seated seat = Seated.at(server, made, 0);
      seat = seat.moves().isEmpty() ? Seated.at(server, made, 1) : seat;
      seat.move();
    }
  }

  @Test
  void tablesNobodySitsAtLeaveTheMemory() {
    ServerConfig config =
        TestServer.config(Database.SQLITE.place())
            .tables(TestServer.hasty().idle(Duration.ofMillis(50)).grace(Duration.ofDays(10_000)));
    try (TestServer server = TestServer.start(config)) {
      JsonNode made = server.table("kukuli", Map.of(), "me", "here");
      Seated seat = Seated.at(server, made, 0);
      assertEquals(1, server.server().tables());
      seat.client.close();
      while (server.server().tables() > 0) {
        server.passes(Duration.ofMillis(50));
      }
      assertEquals(seat.state, seat.comeAgain());
    }
  }

  @Test
  void aClientThatVanishesIsNoticed() {
    try (TestServer server = TestServer.start()) {
      JsonNode made = server.table("kukuli", Map.of(), "me", "here");
      Seated silent = Seated.at(server, made, 0);
      long began = System.nanoTime();
      silent.client.closeCode();
      assertTrue(Duration.ofNanos(System.nanoTime() - began).toSeconds() < 15);
      JsonNode info = server.get("/api/tables/" + silent.table).expect(200);
      assertFalse(info.path("seats").path(0).path("here").asBoolean());
    }
  }

  @Test
  void anOperatorSeesHowItGoes() {
    try (TestServer server = TestServer.start()) {
      assertEquals("ok", server.get("/health").expect(200).path("status").asString());
      JsonNode made = server.table("kukuli", Map.of(), "me", "here");
      Seated seat = Seated.at(server, made, 0);
      String metrics = server.get("/metrics").body();
      assertTrue(metrics.contains("\nbergerie_connections 1.0"), metrics);
      assertTrue(metrics.contains("\nbergerie_store_entries_total 1.0"), metrics);
      JsonNode api = server.get("/api/openapi.json").expect(200);
      assertTrue(api.path("paths").has("/api/tables/{table}/join"));
      JsonNode games = server.get("/api/games").expect(200);
      assertEquals("kukuli", games.path(0).path("id").asString());
      assertFalse(games.path(0).path("boards").path("lines").isEmpty());
      seat.close();
    }
  }

  @ParameterizedTest
  @EnumSource
  void aBackupIsAWholeHouse(Database database, @TempDir Path folder) {
    Database.Place place = database.place();
    try (TestServer server = TestServer.start(TestServer.config(place))) {
      JsonNode made = server.table("kukuli", Map.of(), "me", "here");
      Seated seat = Seated.at(server, made, 0);
      server.server().backup(folder.resolve(Stores.FILE));
      try (Vault copy = Stores.open(folder, Optional.empty())) {
        assertEquals(1, Hall.log(copy, seat.table).size());
      }
    }
  }
}

package bergerie.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bergerie.server.store.Cable;
import bergerie.server.store.Database;
import java.io.IOException;
import java.net.http.HttpRequest;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tools.jackson.databind.JsonNode;

/** A server says how it is by looking at its store, and nobody waits for one that is away. */
class HealthTest {

  /** Far more than a look takes, far less than waiting for a database. */
  private static final Duration AT_ONCE = Duration.ofSeconds(5);

  private static final List<String> TRUE_TO_THE_STORE = List.of("/health", "/health/ready");

  private Duration slowest = Duration.ZERO;

  /** Ways for a database to go away. */
  enum Loss {
    CUT(Cable::cut),
    SILENT(Cable::silence);

    private final Consumer<Cable> happens;

    Loss(Consumer<Cable> happens) {
      this.happens = happens;
    }
  }

  @ParameterizedTest
  @EnumSource
  void aDatabaseThatGoesAwayAndComesBack(Loss loss) throws IOException {
    Database.Place place = Database.POSTGRESQL.place();
    try (Cable cable = Cable.to(place);
        TestServer server = TestServer.start(TestServer.config(cable.through(place)))) {
      String table = server.table("kukuli", Map.of(), "me", "here").path("table").asString();
      allWell(server, table);
      loss.happens.accept(cable);
      // Before anybody has noticed.
      inTime(() -> server.get("/api/matches/" + table)).expect(503);
      away(server, table);
      cable.mend();
      back(server, table);
    }
    System.out.printf("%s: calls answered after at most %d ms%n", loss, slowest.toMillis());
  }

  @Test
  void aFolderThatIsMovedAwayAndComesBack() throws IOException {
    Path data = Database.SQLITE.place().data().resolve("data");
    Database.Place place = new Database.Place(data, Optional.empty());
    Path elsewhere = data.resolveSibling("elsewhere");
    try (TestServer server = TestServer.start(TestServer.config(place))) {
      String table = server.table("kukuli", Map.of(), "me", "here").path("table").asString();
      allWell(server, table);
      Files.move(data, elsewhere);
      away(server, table);
      Files.move(elsewhere, data);
      back(server, table);
    }
  }

  private static void allWell(TestServer server, String table) {
    for (String path : TRUE_TO_THE_STORE) {
      assertEquals("ok", server.get(path).expect(200).path("status").asString());
    }
    server.get("/health/live").expect(200);
    server.get("/api/matches/" + table).expect(409);
  }

  private void away(TestServer server, String table) {
    await(server, 503);
    server.get("/health").expect(503);
    server.get("/health/live").expect(200);
    server.get("/api/games").expect(200);
    HttpRequest.Builder state =
        HttpRequest.newBuilder(server.uri("/api/tables/" + table + "/state"))
            .header("Authorization", "Bearer x");
    for (TestServer.Reply reply :
        List.of(
            inTime(() -> server.get("/api/matches/" + table)),
            inTime(() -> server.get("/api/matches/" + table + "/replay")),
            inTime(() -> server.get("/api/matches/" + table + "/review")),
            inTime(() -> server.get("/api/tables/unheard-of")),
            inTime(() -> TestServer.send(state)))) {
      JsonNode error = reply.expect(503).path("error");
      assertEquals("", error.path("field").asString());
      assertFalse(error.path("why").path("en").asString().isEmpty());
      assertFalse(error.path("why").path("fr").asString().isEmpty());
    }
  }

  private void back(TestServer server, String table) {
    await(server, 200);
    allWell(server, table);
    server.get("/api/tables/" + table).expect(200);
    server.table("kukuli", Map.of(), "me", "here");
  }

  /** Asks until it says so, without anybody's writing. */
  private void await(TestServer server, int status) {
    long until = System.nanoTime() + Duration.ofSeconds(60).toNanos();
    while (inTime(() -> server.get("/health/ready")).status() != status) {
      assertTrue(System.nanoTime() < until, "never " + status);
    }
  }

  private TestServer.Reply inTime(Supplier<TestServer.Reply> call) {
    long began = System.nanoTime();
    TestServer.Reply reply = call.get();
    Duration took = Duration.ofNanos(System.nanoTime() - began);
    assertTrue(took.compareTo(AT_ONCE) < 0, took + " " + reply);
    slowest = took.compareTo(slowest) > 0 ? took : slowest;
    return reply;
  }
}

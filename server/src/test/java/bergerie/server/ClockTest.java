package bergerie.server;

import static bergerie.server.TestClient.is;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bergerie.server.store.Database;
import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tools.jackson.databind.JsonNode;

/** Deadlines: on the clock and in the sand. */
class ClockTest {

  @Test
  void whoeverRunsOutOfTimeLoses() {
    try (TestServer server = TestServer.start()) {
      JsonNode made =
          server.timed("kukuli", Map.of(), "{\"kind\":\"move\",\"seconds\":1}", "me", "here");
      Seated wolf = Seated.at(server, made, 0);
      Seated sheep = Seated.at(server, made, 1);
      Seated first = wolf.moves().isEmpty() ? sheep : wolf;
      Seated second = first == wolf ? sheep : wolf;
      assertTrue(first.state.path("clock").path("left").path("" + first.seat).asLong() <= 1000);
      first.move();
      JsonNode over =
          second.client.await(
              m -> is(m, "state") && m.path("turn").path("kind").asString().equals("over"));
      assertEquals("T-5", over.path("turn").path("rule").asString());
      assertEquals("[" + first.seat + "]", over.path("turn").path("winners").toString());
    }
  }

  @Test
  void movesCostTheirTime() {
    try (TestServer server = TestServer.start()) {
      JsonNode made =
          server.timed(
              "kukuli",
              Map.of(),
              "{\"kind\":\"game\",\"seconds\":60,\"increment\":5}",
              "me",
              "here");
      Seated wolf = Seated.at(server, made, 0);
      Seated sheep = Seated.at(server, made, 1);
      Seated first = wolf.moves().isEmpty() ? sheep : wolf;
      server.passes(Duration.ofSeconds(2));
      first.move();
      JsonNode clock = first.state.path("clock");
      long left = clock.path("left").path("" + first.seat).asLong();
      assertEquals(63_000, left, clock.toString());
      assertEquals("[" + (1 - first.seat) + "]", clock.path("running").toString());
    }
  }

  @Test
  void theSandPlaysForThoseWhoAreLate() {
    try (TestServer server = TestServer.start()) {
      JsonNode made = server.table("lair", Map.of("sand", "yes"), "me", "here");
      Seated[] seats = {Seated.at(server, made, 0), Seated.at(server, made, 1)};
      TableTest.nonces(seats);
      JsonNode sand = seats[0].state.path("sand");
      assertEquals(400, sand.path("length").asLong());
      assertTrue(sand.path("deadline").asLong() > sand.path("now").asLong());
      JsonNode over =
          seats[0].client.await(
              m -> is(m, "state") && m.path("turn").path("kind").asString().equals("over"));
      assertEquals("LA-2", over.path("turn").path("rule").asString());
    }
  }

  /** Whoever gets the device from another has the whole glass, but not twice. */
  @Test
  void theGlassWaitsForTheDevice() {
    try (TestServer server = TestServer.start()) {
      JsonNode made = server.table("sheep-sheep", Map.of("sand", "30"), "me", "here");
      String table = made.path("table").asString();
      TestClient both = server.client();
      both.attach(table, 0, token(made, 0), token(made, 1));
      for (int seat = 0; seat < 2; seat++) {
        both.ask("nonce", Map.of("table", table, "seat", seat, "nonce", "n" + seat));
      }
      JsonNode state = both.await(m -> is(m, "state") && m.path("sand").isObject());
      int mover = state.path("turn").path("awaited").path(0).asInt();
      long before = state.path("sand").path("deadline").asLong();
      // The device goes from hand to hand, and the sand runs.
      server.passes(Duration.ofMillis(50));
      JsonNode ack = both.ask("here", Map.of("table", table, "seat", mover));
      state = both.awaitState(ack.path("seq").asLong());
      long after = state.path("sand").path("deadline").asLong();
      // Time passes, too, while somebody waits for an answer.
      assertTrue(after >= before + 50, before + " and then " + after);
      assertTrue(after <= state.path("sand").path("now").asLong() + 30_000);
      JsonNode again = both.ask("here", Map.of("table", table, "seat", mover));
      assertEquals("ack", again.path("type").asString());
      assertTrue(again.path("seq").isMissingNode(), again.toString());
      JsonNode later = server.client().attach(table, 0, token(made, 0));
      assertTrue(later.path("told").toString().contains("\"cue\":\"here\""), later.toString());
    }
  }

  @Test
  void aDeviceOfOnesOwnIsNotHandedOver() {
    try (TestServer server = TestServer.start()) {
      JsonNode made = server.table("lair", Map.of("sand", "yes"), "me", "here");
      Seated one = Seated.at(server, made, 0);
      JsonNode fault = one.ask("here");
      assertEquals("error", fault.path("type").asString());
      assertEquals("seat", fault.path("field").asString());
    }
  }

  private static String token(JsonNode made, int seat) {
    return made.path("seats").path(seat).path("token").asString();
  }

  @ParameterizedTest
  @EnumSource
  void timeWithoutAServerIsGivenBack(Database database) {
    Database.Place place = database.place();
    JsonNode made;
    JsonNode before;
    try (TestServer server = TestServer.start(TestServer.config(place))) {
      made =
          server.timed(
              "kukuli",
              Map.of(),
              "{\"kind\":\"game\",\"seconds\":3600,\"increment\":0}",
              "me",
              "here");
      Seated first = Seated.at(server, made, 0);
      first = first.moves().isEmpty() ? Seated.at(server, made, 1) : first;
      first.move();
      before = first.state;
    }
    try (TestServer server = TestServer.later(TestServer.config(place), Duration.ofDays(1))) {
      Seated later = Seated.at(server, made, 0);
      assertTrue(later.state.path("lost").path("en").asString().contains("given back"));
      assertEquals(before.path("view"), later.state.path("view"));
      String waits = later.state.path("clock").path("running").path(0).asString();
      long left = later.state.path("clock").path("left").path(waits).asLong();
      // Some time passes while one waits to hear, but no minutes, and of a day nothing would be
      // left.
      assertTrue(left > Duration.ofMinutes(50).toMillis(), "left " + left);
    }
  }
}

package bergerie.server;

import static bergerie.server.TestClient.is;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bergerie.server.store.Cable;
import bergerie.server.store.Database;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tools.jackson.databind.JsonNode;

/**
 * The store goes away in the middle of a game, and comes back: it costs nobody time or their seat.
 */
class OutageTest {

  private static final Duration GAME = Duration.ofMinutes(30);

  /** Half a second is lost until it is noticed, and as much again on a busy machine. */
  private static final long SLACK = 1_000;

  private static final String ABILITY = "house-waits";

  /** Ways for a store to go away. */
  private enum Loss {
    CUT(Cable::cut),
    SILENT(Cable::silence);

    private final Consumer<Cable> happens;

    Loss(Consumer<Cable> happens) {
      this.happens = happens;
    }
  }

  @ParameterizedTest
  @EnumSource
  void nobodyLosesTimeOrTheirSeat(Loss loss) throws IOException, InterruptedException {
    outage(loss, Duration.ofSeconds(4));
  }

  /** As long as it takes to start a database server anew. */
  @Test
  @Tag("long")
  void norInHalfAMinute() throws IOException, InterruptedException {
    outage(Loss.CUT, Duration.ofSeconds(30));
    outage(Loss.SILENT, Duration.ofSeconds(30));
  }

  private static void outage(Loss loss, Duration length) throws IOException, InterruptedException {
    Database.Place place = Database.POSTGRESQL.place();
    try (Cable cable = Cable.to(place);
        TestServer server = TestServer.byTheWall(TestServer.config(cable.through(place)))) {
      JsonNode made = game(server);
      Seated one = Seated.at(server, made, 0);
      Seated two = Seated.at(server, made, 1);
      Seated mover = one.moves().isEmpty() ? two : one;
      Seated other = mover == one ? two : one;
      TestClient witness = TestClient.connect(server.port()).able(ABILITY);
      long before = left(mover);
      long begun = System.nanoTime();
      loss.happens.accept(cable);
      String move = mover.client.say("move", mover.fields("text", mover.moves().getFirst()));
      witness.await(m -> is(m, "waits"));
      TestClient late = TestClient.connect(server.port()).able(ABILITY);
      late.await(m -> is(m, "waits"));
      String attach =
          late.say(
              "attach", Map.of("table", other.table, "seen", 0, "tokens", List.of(other.token)));
      pass(length, mover.client, other.client, witness, late);
      cable.mend();
      long mended = System.nanoTime();

      assertTrue(is(mover.client.answer(move), "ack"));
      assertTrue(
          is(late.answer(attach), "ack"), "who came meanwhile waited, and was not sent away");
      Duration answered = Duration.ofNanos(System.nanoTime() - mended);
      JsonNode told = witness.await(m -> is(m, "resumes"));
      assertTrue(told.path("stood").asLong() > 0, told.toString());
      JsonNode after = other.next();
      assertFalse(other.moves(after).isEmpty(), "it is the other’s turn");
      long used = before - clock(after, mover.seat);
      long others = GAME.toMillis() - left(other);
      long busy = Duration.ofNanos(System.nanoTime() - begun).minus(length).toMillis();
      assertTrue(used <= busy + SLACK, used + " of " + busy);
      assertTrue(others <= busy + SLACK, others + " of " + busy);
      assertFalse(mover.client.isClosed() || other.client.isClosed(), "somebody was sent away");
      other.move();
      System.out.printf(
          "%s for %d s: answered %d ms after its end, %d and %d ms lost%n",
          loss, length.toSeconds(), answered.toMillis(), used, others);
    }
  }

  /** Whoever waits is sent away in the end, and comes again to the clock that they left. */
  @ParameterizedTest
  @EnumSource
  @Tag("long")
  void whatIsTooLongToWaitForCostsNoTimeEither(Loss loss) throws IOException, InterruptedException {
    Duration length = Duration.ofSeconds(45);
    Database.Place place = Database.POSTGRESQL.place();
    try (Cable cable = Cable.to(place);
        TestServer server = TestServer.byTheWall(TestServer.config(cable.through(place)))) {
      JsonNode made = game(server);
      Seated one = Seated.at(server, made, 0);
      Seated two = Seated.at(server, made, 1);
      Seated mover = one.moves().isEmpty() ? two : one;
      long begun = System.nanoTime();
      loss.happens.accept(cable);
      mover.client.say("move", mover.fields("text", mover.moves().getFirst()));
      pass(length, mover.client);
      cable.mend();
      assertEquals(1012, mover.client.closeCode());
      mover.comeAgain();
      long busy = Duration.ofNanos(System.nanoTime() - begun).minus(length).toMillis();
      long used = GAME.toMillis() - left(mover);
      assertTrue(used <= busy + SLACK, used + " of " + busy);
      System.out.printf("%s for %d s: %d ms lost%n", loss, length.toSeconds(), used);
    }
  }

  /** Nobody falls silent, as pages don't. */
  private static void pass(Duration length, TestClient... clients) throws InterruptedException {
    long end = System.nanoTime() + length.toNanos();
    while (System.nanoTime() < end) {
      Thread.sleep(500);
      for (TestClient client : clients) {
        if (!client.isClosed()) {
          client.say("ping", Map.of());
        }
      }
    }
  }

  private static JsonNode game(TestServer server) {
    return server.timed(
        "kukuli",
        Map.of(),
        "{\"kind\":\"game\",\"seconds\":" + GAME.toSeconds() + ",\"increment\":0}",
        "me",
        "here");
  }

  private static long left(Seated seated) {
    return clock(seated.state, seated.seat);
  }

  private static long clock(JsonNode state, int seat) {
    return state.path("clock").path("left").path("" + seat).asLong();
  }

  /** Who can't take it is not told. */
  @Test
  void onlyWhoCanIsTold() throws IOException {
    Database.Place place = Database.POSTGRESQL.place();
    try (Cable cable = Cable.to(place);
        TestServer server = TestServer.byTheWall(TestServer.config(cable.through(place)))) {
      TestClient plain = server.client();
      TestClient able = TestClient.connect(server.port()).able(ABILITY);
      cable.cut();
      able.await(m -> is(m, "waits"));
      cable.mend();
      able.await(m -> is(m, "resumes"));
      JsonNode next = plain.answerTo("{\"type\":\"ping\",\"id\":\"p\"}");
      assertEquals("pong", next.path("type").asString());
      assertFalse(next.has("stood"));
    }
  }
}

package bergerie.server;

import static bergerie.server.TestClient.is;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bergerie.rules.Game;
import bergerie.rules.match.MatchFile;
import bergerie.rules.match.MatchRecord;
import bergerie.rules.match.Verified;
import bergerie.server.store.Database;
import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import tools.jackson.databind.JsonNode;

/** What people do around a game. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class TableTest {

  private final TestServer server = TestServer.start();

  @AfterAll
  void close() {
    server.close();
  }

  private Seated[] pair(String game, Map<String, String> options) {
    JsonNode made = server.table(game, options, "me", "here");
    return new Seated[] {Seated.at(server, made, 0), Seated.at(server, made, 1)};
  }

  /** Whoever has the turn first, then the other. */
  private Seated[] hunters() {
    Seated[] seats = pair("bagh-chal", Map.of());
    return seats[0].moves().isEmpty() ? new Seated[] {seats[1], seats[0]} : seats;
  }

  @Test
  void resigningEndsTheMatchAndOpensItsSecrets() {
    Seated[] seats = hunters();
    seats[0].move();
    assertEquals(409, server.get("/api/matches/" + seats[0].table).status());
    assertEquals("ack", seats[1].ask("resign").path("type").asString());
    JsonNode over = seats[0].client.await(m -> is(m, "state") && over(m));
    assertEquals("T-4", over.path("turn").path("rule").asString());
    assertEquals("[" + seats[0].seat + "]", over.path("turn").path("winners").toString());
    assertEquals("fair", fairness(seats[0].table));
    JsonNode late = seats[0].ask("move", "text", "A1-A2");
    assertEquals("T-2", late.path("rule").asString());
  }

  @Test
  void aDrawNeedsBoth() {
    Seated[] seats = hunters();
    seats[0].ask("offer", "what", "draw");
    JsonNode asked = seats[1].client.awaitTable(t -> t.path("offers").size() == 1);
    assertEquals("draw", asked.path("offers").path(0).path("what").asString());
    seats[1].ask("answer", "what", "draw", "yes", false);
    seats[0].client.awaitTable(t -> t.path("offers").isEmpty());
    assertEquals(
        "error", seats[1].ask("answer", "what", "draw", "yes", true).path("type").asString());
    seats[0].ask("offer", "what", "draw");
    seats[1].ask("answer", "what", "draw", "yes", true);
    JsonNode over = seats[0].client.await(m -> is(m, "state") && over(m));
    assertEquals("T-6", over.path("turn").path("rule").asString());
    assertEquals("fair", fairness(seats[0].table));
  }

  @Test
  void aMoveIsTakenBackWhenTheOtherAgrees() {
    Seated[] seats = hunters();
    JsonNode before = seats[0].state.path("view");
    long seq = seats[0].move();
    seats[1].client.awaitState(seq);
    seats[0].ask("offer", "what", "takeback");
    seats[1].client.awaitTable(t -> t.path("offers").size() == 1);
    seats[1].ask("answer", "what", "takeback", "yes", true);
    JsonNode back = seats[0].client.await(m -> is(m, "state") && m.path("seq").asLong() > seq);
    assertEquals(before, back.path("view"));
    assertEquals("table", back.path("told").path(0).path("actor").asString());
    seats[0].state = back;
    seats[0].move();
    seats[0].ask("resign");
    assertEquals("fair", fairness(seats[0].table));
  }

  @Test
  void againstABotAMoveIsTakenBackAtOnce() {
    JsonNode made = server.table("bagh-chal", Map.of(), "me", "bot");
    Seated ana = Seated.at(server, made, 0);
    ana.turn();
    JsonNode before = ana.state.path("view");
    ana.move();
    ana.turn();
    assertEquals("ack", ana.ask("offer", "what", "takeback").path("type").asString());
    JsonNode back = ana.client.await(m -> is(m, "state") && !ana.moves(m).isEmpty());
    assertEquals(before, back.path("view"));
    assertEquals("error", ana.ask("offer", "what", "draw").path("type").asString());
  }

  @Test
  void nothingIsTakenBackOnceSomethingHiddenWasShown() {
    Seated[] seats = pair("lair", Map.of());
    nonces(seats);
    seats[0].move();
    seats[0].ask("offer", "what", "takeback");
    JsonNode asked = seats[1].client.awaitTable(t -> t.path("offers").size() == 1);
    assertEquals(0, asked.path("offers").path(0).path("seat").asInt());
    seats[1].move();
    JsonNode refused = seats[0].ask("offer", "what", "takeback");
    assertEquals("refused", refused.path("type").asString(), refused.toString());
  }

  @Test
  void chatReachesEverybodyAlsoLater() {
    Seated[] seats = hunters();
    seats[0].ask("chat", "text", "  Bonjour  ");
    JsonNode chat = seats[1].client.await(m -> is(m, "chat"));
    assertEquals("Bonjour", chat.path("text").asString());
    TestClient later = server.client();
    later.attach(seats[1].table, 0, seats[1].token);
    assertEquals(chat, later.await(m -> is(m, "chat")));
    assertEquals("error", seats[0].ask("chat", "text", "x".repeat(301)).path("type").asString());
    assertEquals("error", seats[0].ask("chat", "text", "   ").path("type").asString());
    assertEquals("error", seats[0].ask("chat", "text", "two\nlines").path("type").asString());
  }

  @Test
  void aRematchTurnsTheSeats() {
    Seated[] seats = pair("kukuli", Map.of());
    seats[0].ask("resign");
    seats[0].ask("rematch");
    JsonNode wished = seats[1].client.awaitTable(t -> t.path("offers").size() == 1);
    assertEquals("rematch", wished.path("offers").path(0).path("what").asString());
    seats[1].ask("rematch");
    String next = seats[0].client.awaitTable(t -> t.has("next")).path("next").asString();
    JsonNode there = server.client().attach(next, 0, seats[0].token);
    assertEquals(1, there.path("viewer").asInt());
    JsonNode info = server.get("/api/tables/" + next).expect(200);
    assertEquals("playing", info.path("phase").asString());
    assertNotEquals(
        server.get("/api/tables/" + seats[0].table).expect(200).path("commitment"),
        info.path("commitment"));
  }

  @Test
  void aBotPlaysForWhoeverIsAwayIfAskedAndGivesTheSeatBack() {
    ServerConfig config =
        TestServer.config(Database.SQLITE.place()).tables(TestServer.hasty().grace(Duration.ZERO));
    try (TestServer impatient = TestServer.start(config)) {
      JsonNode made = impatient.table("bagh-chal", Map.of(), "me", "here");
      Seated sheep = Seated.at(impatient, made, 0);
      Seated wolves = Seated.at(impatient, made, 1);
      takeOver(sheep.moves().isEmpty() ? wolves : sheep, sheep.moves().isEmpty() ? sheep : wolves);
    }
  }

  private static void takeOver(Seated gone, Seated stays) {
    gone.client.vanish();
    JsonNode warning = stays.client.awaitTable(t -> !t.path("absent").isEmpty());
    assertEquals(gone.seat, warning.path("absent").path(0).path("seat").asInt());
    assertEquals("ack", stays.ask("standin", "absent", gone.seat).path("type").asString());
    stays.client.awaitTable(t -> t.path("seats").path(gone.seat).path("bot").asBoolean());
    stays.turn();
    // Before the next move: a bot that is still there answers at once.
    gone.comeAgain();
    JsonNode back = gone.server.get("/api/tables/" + gone.table).expect(200);
    assertFalse(back.path("seats").path(gone.seat).path("bot").asBoolean());
    stays.move();
    gone.move();
  }

  @Test
  void whoeverLeavesMayReturn() {
    Seated[] seats = hunters();
    assertEquals("ack", seats[0].ask("leave").path("type").asString());
    seats[1].turn();
    assertEquals("error", seats[0].ask("move", "text", "A1").path("type").asString());
    assertEquals("ack", seats[0].ask("return").path("type").asString());
    seats[1].move();
    seats[0].state = seats[0].client.await(m -> is(m, "state") && !seats[0].moves(m).isEmpty());
    seats[0].move();
  }

  @Test
  void spectatorsSeeNoSecrets() {
    JsonNode made = server.table("lair", Map.of(), "me", "here");
    Seated[] seats = {Seated.at(server, made, 0), Seated.at(server, made, 1)};
    TestClient watcher = server.client();
    String table = made.path("table").asString();
    assertEquals(
        "error",
        watcher
            .ask("attach", Map.of("table", table, "seen", 0, "watch", "guess"))
            .path("type")
            .asString());
    watcher.ask(
        "attach", Map.of("table", table, "seen", 0, "watch", made.path("watch").asString()));
    nonces(seats);
    JsonNode seen = watcher.await(m -> is(m, "state") && m.path("seq").asLong() > 5);
    assertEquals("spectator", seen.path("viewer").asString());
    assertTrue(seen.path("moves").isEmpty());
    assertTrue(seen.path("view").path("hand").isEmpty());
    JsonNode refused = watcher.ask("move", seats[0].fields("text", "1"));
    assertEquals("seat", refused.path("field").asString());
  }

  @Test
  void aFinishedMatchIsReplayedVerifiedBroughtInAndContinued() {
    Seated[] seats = pair("lair", Map.of());
    nonces(seats);
    for (int round = 0; round < 4; round++) {
      seats[0].move();
      seats[1].turn();
      long seq = seats[1].move();
      seats[0].state = seats[0].client.awaitState(seq);
    }
    String table = seats[0].table;
    assertEquals("fair", fairness(table));
    JsonNode replay = server.get("/api/matches/" + table + "/replay?viewer=1").expect(200);
    JsonNode frames = replay.path("frames");
    assertTrue(frames.path(0).path("told").isNull());
    assertEquals(seats[1].state.path("view"), frames.path(frames.size() - 1).path("view"));
    assertEquals(64, replay.path("fairness").path("seed").asString().length());
    assertEquals(12, replay.path("fairness").path("draws").size());
    assertEquals(400, server.get("/api/matches/" + table + "/replay?viewer=7").status());

    String file = server.get("/api/matches/" + table).body();
    String copy = server.post("/api/matches", file).expect(201).path("table").asString();
    String told = server.get("/api/matches/" + copy).body();
    assertEquals(file, told.replace("origin imported\n", ""));
    String twice = server.post("/api/matches", told).expect(201).path("table").asString();
    assertEquals(told, server.get("/api/matches/" + twice).body());
    assertEquals(
        replay.path("frames").size(),
        server.get("/api/matches/" + copy + "/replay?viewer=1").expect(200).path("frames").size());
    assertEquals(
        400, server.post("/api/matches", file.replace("nonce 0 n0", "nonce 0 x")).status());

    JsonNode early = frames.path(8);
    JsonNode made =
        server
            .post(
                "/api/matches/" + table + "/continue",
                "{\"from\":%d,\"seats\":[{\"kind\":\"bot\"},{\"kind\":\"me\"}]}"
                    .formatted(early.path("seq").asLong()))
            .expect(201);
    Seated again = Seated.at(server, made, 1);
    assertEquals(early.path("view"), again.state.path("view"));
  }

  @Test
  void anInvitationIsAcceptedOnce() {
    JsonNode made = server.table("kukuli", Map.of(), "me", "link");
    String path = "/api/tables/" + made.path("table").asString() + "/join";
    String invite = made.path("seats").path(1).path("invite").asString();
    String form = "{\"invite\":\"%s\",\"name\":\"Ben\",\"id\":\"%s\"}";
    String body = form.formatted(invite, "first");
    JsonNode joined = server.post(path, body).expect(200);
    assertEquals(joined, server.post(path, body).expect(200), "a retry gets the same token");
    assertEquals(409, server.post(path, form.formatted(invite, "second")).status());
    assertEquals(403, server.post(path, "{\"invite\":\"no\"}").status());
    assertEquals(404, server.post("/api/tables/none/join", body).status());
    assertEquals(400, server.post(path, "{\"invite\":7}").status());
  }

  @Test
  void nobodySpeaksForEver() {
    ServerConfig config =
        TestServer.config(Database.SQLITE.place()).tables(TestServer.hasty().length(60));
    try (TestServer terse = TestServer.start(config)) {
      JsonNode made = terse.table("kukuli", Map.of(), "me", "here");
      Seated ana = Seated.at(terse, made, 0);
      Seated ben = Seated.at(terse, made, 1);
      for (String type : new String[] {"chat", "leave", "chat"}) {
        assertEquals("ack", ana.ask(type, "text", "la").path("type").asString());
        assertEquals("ack", ana.ask("return").path("type").asString());
      }
      for (String type : new String[] {"chat", "leave", "offer"}) {
        JsonNode refused = ana.ask(type, "text", "la", "what", "draw");
        assertEquals("type", refused.path("field").asString(), refused.toString());
      }
      assertEquals("ack", ben.ask("chat", "text", "la").path("type").asString());
    }
  }

  @Test
  void aMatchThatIsTooLongEndsWithoutAWinner() {
    ServerConfig config =
        TestServer.config(Database.SQLITE.place()).tables(TestServer.hasty().length(20));
    try (TestServer terse = TestServer.start(config)) {
      JsonNode made = terse.table("bagh-chal", Map.of(), "me", "here");
      Seated[] seats = {Seated.at(terse, made, 0), Seated.at(terse, made, 1)};
      Seated mover = seats[0].moves().isEmpty() ? seats[1] : seats[0];
      // The first event is the table's, so that the twentieth is the nineteenth move.
      for (int move = 1; move <= 19; move++) {
        long seq = mover.move();
        mover = mover.equals(seats[0]) ? seats[1] : seats[0];
        mover.state = mover.client.awaitState(seq);
      }
      JsonNode turn = mover.client.await(m -> is(m, "state") && over(m)).path("turn");
      assertEquals("T-11", turn.path("rule").asString());
      assertTrue(turn.path("winners").isEmpty());
      String file = terse.get("/api/matches/" + mover.table).body();
      assertTrue(file.endsWith("draw length\nresult nobody T-11 0 0\n"), file);
      assertEquals("fair", verify(file));
    }
  }

  static void nonces(Seated... seats) {
    for (Seated seat : seats) {
      assertEquals("ack", seat.ask("nonce", "nonce", "n" + seat.seat).path("type").asString());
    }
    for (Seated seat : seats) {
      seat.turn();
    }
  }

  private String fairness(String table) {
    return verify(server.get("/api/matches/" + table).body());
  }

  private static String verify(String file) {
    MatchRecord match =
        MatchFile.read(file, id -> TestServer.shelf().game(id).map(Game::info)).orThrow();
    Verified.of(TestServer.shelf().game(match.game()).orElseThrow(), match).orThrow();
    return "fair";
  }

  private static boolean over(JsonNode state) {
    return state.path("turn").path("kind").asString().equals("over");
  }
}

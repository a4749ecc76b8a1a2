package bergerie.server;

import static bergerie.server.TestClient.is;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bergerie.lair.Lair;
import bergerie.lair.LairState;
import bergerie.rules.Actor;
import bergerie.rules.Game;
import bergerie.rules.Turn;
import bergerie.rules.Viewer;
import bergerie.rules.dice.SealedDice;
import bergerie.rules.match.Dealer;
import bergerie.rules.match.MatchFile;
import bergerie.rules.match.MatchRecord;
import bergerie.rules.match.Verified;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import tools.jackson.databind.JsonNode;

/** Whoever sits down knows where the match began, and nobody is seated at known cards. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class OriginTest {

  private static final String WITH_A_GUEST = "{\"kind\":\"me\"},{\"kind\":\"link\"}";
  private static final Lair LAIR = new Lair();

  private final TestServer server = TestServer.start();

  /** A match of hidden hands that is over, and the frame after its deal. */
  private String over;

  private JsonNode dealt;

  @BeforeAll
  void play() {
    JsonNode made = server.table("lair", Map.of(), "me", "here");
    Seated[] seats = {Seated.at(server, made, 0), Seated.at(server, made, 1)};
    TableTest.nonces(seats);
    dealt = seats[0].state;
    seats[0].ask("resign");
    over = seats[0].table;
  }

  @AfterAll
  void close() {
    server.close();
  }

  private JsonNode info(String table) {
    return server.get("/api/tables/" + table).expect(200);
  }

  private JsonNode origin(String table) {
    return info(table).path("origin");
  }

  private TestServer.Reply goOn(String match, String seats, String more) {
    return server.post(
        "/api/matches/" + match + "/continue",
        "{\"from\":%d,\"seats\":[%s]%s}".formatted(dealt.path("seq").asLong(), seats, more));
  }

  private static String table(JsonNode made) {
    return made.path("table").asString();
  }

  private static String json(String text) {
    return text.replace('\'', '"');
  }

  @Test
  void aFreshTableAndARematchSaySo() {
    JsonNode made = server.table("kukuli", Map.of(), "me", "here");
    assertEquals(json("{'kind':'fresh'}"), origin(table(made)).toString());
    Seated[] seats = {Seated.at(server, made, 0), Seated.at(server, made, 1)};
    seats[0].ask("resign");
    seats[0].ask("rematch");
    seats[1].ask("rematch");
    String next = seats[0].client.awaitTable(t -> t.has("next")).path("next").asString();
    assertEquals(
        json("{'kind':'rematch','match':'%s'}".formatted(table(made))), origin(next).toString());
    JsonNode told = server.client().ask("attach", attach(next, seats[0].token));
    assertTrue(is(told, "ack"), told.toString());
  }

  private static Map<String, Object> attach(String table, String token) {
    return Map.of("table", table, "seen", 0, "tokens", List.of(token));
  }

  @Test
  void whoGoesOnAloneFindsWhatTheyKnow() {
    JsonNode made = goOn(over, "{\"kind\":\"me\"},{\"kind\":\"bot\"}", "").expect(201);
    assertEquals("known", origin(table(made)).path("hidden").asString());
    // The bot may have chosen already, which is to be seen; the own cards are what they were.
    assertEquals(
        dealt.path("view").path("hand"),
        Seated.at(server, made, 0).state.path("view").path("hand"));
  }

  @Test
  void withSomebodyElseHiddenCardsAreDealtAnew() {
    Set<String> hands = new HashSet<>();
    for (int i = 0; i < 12; i++) {
      JsonNode made = goOn(over, WITH_A_GUEST, "").expect(201);
      assertEquals(
          json(
              "{'kind':'continued','match':'%s','seq':%d,'hidden':'anew'}"
                  .formatted(over, dealt.path("seq").asLong())),
          origin(table(made)).toString(),
          "to be read before one sits down");
      try (Seated ana = Seated.at(server, made, 0)) {
        JsonNode told = ana.client.ask("attach", attach(ana.table, ana.token));
        assertTrue(is(told, "ack"));
        JsonNode shown = ana.client.awaitTable(t -> true);
        assertEquals("anew", shown.path("origin").path("hidden").asString());
        hands.add(ana.state.path("view").path("hand").toString());
      }
      assertEquals(200, join(made, "").status());
    }
    assertTrue(hands.size() > 1, "other cards than those of the match: " + hands);
  }

  @Test
  void theNewDealIsThatOfTheNewTablesOwnDice() {
    JsonNode made = goOn(over, WITH_A_GUEST, "").expect(201);
    assertEquals(200, join(made, "").status());
    try (Seated ana = Seated.at(server, made, 0)) {
      assertEquals("ack", ana.ask("resign").path("type").asString());
    }
    MatchRecord first = record(over);
    MatchRecord second = record(table(made));
    LairState old = LAIR.start(first.setup());
    Dealer dealer =
        new Dealer(first.seal().orElseThrow().seed().orElseThrow(), List.of("n0", "n1"));
    for (long draw = Dealer.FIRST; LAIR.turn(old) instanceof Turn.Draw; draw++) {
      old = LAIR.play(old, new Actor.Deal(), dealer.deal(LAIR, old, draw).move());
    }
    String seed = second.seal().orElseThrow().seed().orElseThrow();
    LairState anew =
        LAIR.imagine(old, new Viewer.Spectator(), new SealedDice(seed, List.of(), Dealer.ANEW));
    assertEquals(LAIR.notation().writeState(anew), second.start().orElseThrow());
    assertEquals(
        "continued %s %d anew".formatted(over, dealt.path("seq").asLong()), second.origin().text());
    assertEquals(
        Verified.Start.GIVEN,
        Verified.of(LAIR, second).orThrow().start(),
        "no dice of this match alone prove it");
    assertEquals(Verified.Start.PROVEN, Verified.of(LAIR, first).orThrow().start());
  }

  private MatchRecord record(String match) {
    String file = server.get("/api/matches/" + match).body();
    return MatchFile.read(file, id -> TestServer.shelf().game(id).map(Game::info)).orThrow();
  }

  @Test
  void knownCardsStayOnlyWhereEverybodyAgrees() {
    JsonNode made = goOn(over, WITH_A_GUEST, ",\"known\":true").expect(201);
    assertEquals("known", origin(table(made)).path("hidden").asString());
    JsonNode refused = join(made, "").expect(409);
    assertEquals("known", refused.path("error").path("field").asString());
    assertEquals("waiting", info(table(made)).path("phase").asString());
    assertEquals(409, join(made, ",\"known\":false").status());
    assertEquals(200, join(made, ",\"known\":true").status());
    assertEquals(dealt.path("view"), Seated.at(server, made, 0).state.path("view"));
    assertEquals(400, goOn(over, WITH_A_GUEST, ",\"known\":7").status());
  }

  private TestServer.Reply join(JsonNode made, String more) {
    String invite = made.path("seats").path(1).path("invite").asString();
    return server.post(
        "/api/tables/" + table(made) + "/join", "{\"invite\":\"%s\"%s}".formatted(invite, more));
  }

  @Test
  void anOpenGameGoesOnAsItStood() {
    JsonNode made = server.table("kukuli", Map.of(), "me", "here");
    Seated wolf = Seated.at(server, made, 0);
    wolf.move();
    wolf.ask("resign");
    JsonNode next =
        server
            .post(
                "/api/matches/" + wolf.table + "/continue",
                "{\"from\":2,\"seats\":[%s]}".formatted(WITH_A_GUEST))
            .expect(201);
    assertFalse(origin(table(next)).has("hidden"));
    assertEquals("continued", origin(table(next)).path("kind").asString());
  }

  @Test
  void whatWasBroughtInIsNeverFresh() {
    String file = server.get("/api/matches/" + over).body();
    String unsealed =
        file.lines()
            .filter(line -> !line.matches("(commitment|seed|nonce) .*"))
            .reduce("", (text, line) -> text + line.replaceAll(" \\[.*", "") + "\n");
    for (String brought : List.of(file, unsealed)) {
      String copy = server.post("/api/matches", brought).expect(201).path("table").asString();
      assertEquals(json("{'kind':'imported'}"), origin(copy).toString());
      assertTrue(server.get("/api/matches/" + copy).body().contains("\norigin imported\n"));
      JsonNode next = goOn(copy, WITH_A_GUEST, "").expect(201);
      assertEquals("imported", origin(table(next)).path("kind").asString());
      assertEquals(copy, origin(table(next)).path("match").asString());
      assertEquals("anew", origin(table(next)).path("hidden").asString());
    }
  }
}

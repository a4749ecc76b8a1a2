package bergerie.server;

import static bergerie.server.TestClient.is;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/** What would you play? And, when all is over: what did it cost? */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class AdviceTest {

  private final TestServer server = TestServer.start();

  @AfterAll
  void close() {
    server.close();
  }

  private Seated alone(String game) {
    Seated ana = Seated.at(server, server.table(game, Map.of(), "me", "bot"), 0);
    ana.ask("nonce", "nonce", "ana");
    // What was told meanwhile is told again.
    ana.comeAgain();
    return ana.turn();
  }

  @ParameterizedTest
  @CsvSource({
    "kukuli, ahead",
    "bagh-bandi, ahead",
    "wolfwalkers, worlds",
    "wolf-and-hound, worlds"
  })
  void whoPlaysAloneIsAdvised(String game, String kind) {
    Seated ana = alone(game);
    JsonNode advice = ana.ask("advise");
    assertEquals("advice", advice.path("type").asString(), advice.toString());
    JsonNode best = advice.path("choices").path(0);
    assertTrue(ana.moves().contains(best.path("text").asString()), advice.toString());
    assertFalse(best.path("words").path("fr").asString().isEmpty());
    assertEquals(kind, advice.path("reason").path("kind").asString());
    assertEquals(
        "ack", ana.ask("move", "text", best.path("text").asString()).path("type").asString());
  }

  @Test
  void aGroupIsAdvisedWithItsPoints() {
    Seated ana = alone("sheep-sheep");
    JsonNode reason = ana.ask("advise").path("reason");
    assertEquals("group", reason.path("kind").asString());
    assertTrue(reason.path("points").asInt() >= 0);
  }

  @Test
  void nobodyIsAdvisedAgainstPeople() {
    JsonNode made = server.table("kukuli", Map.of(), "me", "here");
    Seated ana = Seated.at(server, made, 0).turn();
    JsonNode refused = ana.ask("advise");
    assertEquals("refused", refused.path("type").asString());
    assertEquals("T-10", refused.path("rule").asString());
    Seated ben = Seated.at(server, made, 1);
    ben.ask("leave");
    ana.client.awaitTable(table -> table.path("seats").path(1).path("bot").asBoolean());
    assertEquals("T-10", ana.ask("advise").path("rule").asString(), "he may come back");
  }

  @Test
  void thereIsNothingToAdviseOutOfTurn() {
    JsonNode made = server.table("kukuli", Map.of(), "here", "me");
    Seated sheep = Seated.at(server, made, 1);
    JsonNode fault = sheep.ask("advise");
    assertEquals("error", fault.path("type").asString());
    assertEquals("seat", fault.path("field").asString());
  }

  @Test
  void aMatchIsReviewedOnceItIsOver() {
    Seated ana = alone("wolf-and-hound");
    String path = "/api/matches/" + ana.table + "/review";
    server.get(path).expect(409);
    ana.move();
    ana.turn().move();
    ana.ask("resign");
    ana.client.await(m -> is(m, "state") && m.path("turn").path("kind").asString().equals("over"));
    JsonNode review = reviewed(path);
    assertEquals(2, review.path("of").asInt());
    for (JsonNode remark : review.path("remarks")) {
      assertEquals(0, remark.path("seat").asInt());
      double cost = remark.path("cost").asDouble();
      assertTrue(cost >= 0 && cost <= 1, remark.toString());
      assertTrue(remark.has("luck") && remark.has("hindsight"), remark.toString());
    }
    server.get("/api/matches/nowhere/review").expect(404);
  }

  /** Asks until every decision has been looked at, as the page does. */
  private JsonNode reviewed(String path) {
    JsonNode review = server.get(path).expect(200);
    while (review.path("done").asInt() < review.path("of").asInt()) {
      Thread.onSpinWait();
      review = server.get(path).expect(200);
    }
    return review;
  }
}

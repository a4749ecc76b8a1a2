package bergerie.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/** Codes that stand for an invitation, or for the seats of a device. */
class CodesTest {

  private TestServer server;
  private JsonNode made;
  private String invitation;

  @BeforeEach
  void open() {
    server = TestServer.start();
    made = server.table("kukuli", Map.of(), "me", "link");
    invitation =
        """
        {"table": "%s", "invite": "%s"}"""
            .formatted(
                made.path("table").asString(),
                made.path("seats").path(1).path("invite").asString());
  }

  @AfterEach
  void close() {
    server.close();
  }

  private JsonNode leave(String what) {
    return server.post("/api/codes", what).expect(201);
  }

  private String invited() {
    return leave("{\"invitation\": " + invitation + "}").path("code").asString();
  }

  private TestServer.Reply collect(String code) {
    return server.post("/api/codes/" + code.replace(" ", "%20"), "{}");
  }

  @Test
  void anInvitationIsHadByLettersThatAreReadOut() {
    String code = invited();
    assertTrue(code.matches("[B-DF-HJ-NP-TV-Z]{6}"), code);
    String readOut = code.toLowerCase(Locale.ROOT).substring(0, 3) + " " + code.substring(3);
    JsonNode expected = TestServer.JSON.readTree("{\"invitation\": " + invitation + "}");
    assertEquals(expected, collect(readOut).expect(200));
    assertEquals(expected, collect(code).expect(200));
  }

  @Test
  void lettersAreGoodForHalfAnHour() {
    String code = invited();
    server.passes(Duration.ofMinutes(30));
    collect(code).expect(200);
    server.passes(Duration.ofMillis(1));
    assertEquals("code", collect(code).expect(404).path("error").path("field").asString());
  }

  @Test
  void seatsGoAlongOnce() {
    String seats =
        """
        {"seats": [{"table": "%s", "game": "kukuli", "tokens": ["%s"]}]}"""
            .formatted(
                made.path("table").asString(), made.path("seats").path(0).path("token").asString());
    String code = leave(seats).path("code").asString();
    assertTrue(code.length() >= 24, code);
    assertEquals(TestServer.JSON.readTree(seats), collect(code).expect(200));
    collect(code).expect(404);
  }

  @Test
  void seatsAreOnTheirWayForFiveMinutes() {
    String code =
        leave("{\"seats\": [{\"table\": \"t\", \"game\": \"kukuli\", \"tokens\": [\"x\"]}]}")
            .path("code")
            .asString();
    server.passes(Duration.ofMinutes(5).plusMillis(1));
    collect(code).expect(404);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "{}; invitation",
        "{\"seats\": []}; invitation",
        "{\"invitation\": {\"table\": \"a b\", \"invite\": \"x\"}}; invitation.table",
        "{\"invitation\": {\"table\": \"a\"}}; invitation.invite",
        "{\"seats\": [{\"table\": \"t\", \"tokens\": []}]}; seats.0.game",
      })
  void whatIsNeitherIsRefused(String body, String field) {
    assertEquals(
        field, server.post("/api/codes", body).expect(400).path("error").path("field").asString());
  }

  /** Six letters can be guessed by whoever may try often enough. */
  @Test
  void whoeverTriesManyCodesWaits() {
    for (int i = 0; i < 10; i++) {
      collect("BBBBBB").expect(404);
    }
    collect("BBBBBB").expect(429);
    server.post("/api/codes", "{}").expect(429);
  }
}

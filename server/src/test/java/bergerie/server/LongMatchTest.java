package bergerie.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bergerie.rules.Actor;
import bergerie.rules.Game;
import bergerie.rules.Seat;
import bergerie.rules.Turn;
import bergerie.rules.dice.Dice;
import bergerie.rules.dice.QuickDice;
import bergerie.server.store.Database;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/** Matches from files that were made up to keep a house busy. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class LongMatchTest {

  private static final int LENGTH = 3_000;
  private static final String HEAD = "bergerie match 1\ngame bagh-chal\nversion 1\nplayers 2\n";

  private final TestServer server =
      TestServer.start(
          TestServer.config(Database.SQLITE.place()).tables(TestServer.hasty().length(LENGTH)));

  @AfterAll
  void close() {
    server.close();
  }

  private TestServer.Reply bring(String head, List<String> lines) {
    return server.post("/api/matches", head + "\n" + String.join("\n", lines) + "\ndraw agreed\n");
  }

  private String brought(List<String> lines) {
    return bring(HEAD, lines).expect(201).path("table").asString();
  }

  /** A match of Bagh Chal by chance, begun anew from its first steps when it would be over. */
  private static List<String> wandering(int steps) {
    return wandering(TestServer.shelf().game("bagh-chal").orElseThrow(), steps);
  }

  private static <S, M, V> List<String> wandering(Game<S, M, V> game, int steps) {
    Dice dice = new QuickDice(7);
    List<String> lines = new ArrayList<>();
    S start = game.start(game.info().usual());
    S now = start;
    int standing = 0;
    while (lines.size() < steps) {
      if (game.turn(now) instanceof Turn.Act act) {
        Seat seat = act.awaited().getFirst();
        M move = dice.pick(game.moves(now, seat));
        String text = game.notation().write(now, move);
        lines.add("move " + game.info().name(seat).id() + " " + text);
        now = game.play(now, Actor.player(seat), move);
        standing++;
      } else {
        lines.add("back " + standing);
        now = start;
        standing = 0;
      }
    }
    return lines;
  }

  @Test
  void aFileIsNoLongerThanAMatchMayBe() {
    List<String> lines = wandering(LENGTH + 1);
    JsonNode error = bring(HEAD, lines).expect(400).path("error").path("why");
    assertEquals("3002 lines: a match has at most 3000 here", error.path("en").asString());
    assertEquals("3002 lignes : une partie en a au plus 3000 ici", error.path("fr").asString());
  }

  @Test
  void aFileThatIsFarTooLongIsNotEvenRead() {
    JsonNode error =
        bring(HEAD, Collections.nCopies(2 * LENGTH + 1_000, "# nonsense"))
            .expect(400)
            .path("error")
            .path("why");
    assertTrue(error.path("en").asString().endsWith(" lines: a match file has at most 7000 here"));
  }

  @Test
  void aFileHasFewTakebacks() {
    String first = wandering(1).getFirst();
    List<String> lines = new ArrayList<>();
    for (int i = 0; i <= LENGTH / 5; i++) {
      lines.addAll(List.of(first, "back 1"));
    }
    JsonNode error = bring(HEAD, lines).expect(400).path("error").path("why");
    assertEquals("601 takebacks: a match has at most 600 here", error.path("en").asString());
  }

  @ParameterizedTest
  @CsvSource({
    "seat 0 NAME, 41, name: at most 40 characters",
    "nonce 1 NAME, 65, nonce: at most 64 characters",
    "start NAME, 70000, start: at most 65536 characters",
  })
  void namesAndTextsAreBounded(String line, int length, String why) {
    String commitment =
        line.startsWith("nonce") ? "commitment " + "0".repeat(64) + "\nnonce 0 x\n" : "";
    String text = HEAD + commitment + line.replace("NAME", "x".repeat(length)) + "\n";
    JsonNode error = bring(text, List.of()).expect(400).path("error").path("why");
    assertEquals(why, error.path("en").asString());
  }

  @Test
  void aLongReplayComesInPages() {
    String table = brought(wandering(2_300));
    String path = "/api/matches/" + table + "/replay?viewer=0";
    List<Long> seqs = new ArrayList<>();
    int pages = 0;
    for (JsonNode page = server.get(path).expect(200); ; ) {
      pages++;
      page.path("frames").forEach(frame -> seqs.add(frame.path("seq").asLong()));
      assertTrue(page.path("frames").size() <= 1_000);
      assertEquals("T-6", page.path("outcome").path("rule").asString());
      if (!page.has("next")) {
        break;
      }
      page = server.get(path + "&after=" + page.path("next").asLong()).expect(200);
    }
    assertEquals(3, pages);
    // The table before the first move, every line of the file, and the agreement.
    assertEquals(2_302, seqs.size());
    List<Long> sorted = new ArrayList<>(seqs);
    Collections.sort(sorted);
    assertEquals(sorted.stream().distinct().toList(), seqs);
    assertFalse(server.get(path + "&after=99999999").expect(200).path("frames").has(0));
    for (String after : List.of("x", "-1", "12345678901")) {
      JsonNode error = server.get(path + "&after=" + after).expect(400);
      assertEquals("after", error.path("error").path("field").asString());
    }
  }

  @Test
  void aShortReviewDoesNotWaitForALongOne() throws InterruptedException {
    String slow = brought(wandering(900));
    String quick = brought(wandering(4));
    assertTrue(review(slow).path("of").asInt() > 500, review(slow)::toString);
    JsonNode done = review(quick);
    long end = System.nanoTime() + Duration.ofMinutes(2).toNanos();
    while (done.path("done").asInt() < done.path("of").asInt()) {
      assertTrue(System.nanoTime() < end, done::toString);
      Thread.sleep(20);
      done = review(quick);
    }
    assertEquals(4, done.path("of").asInt());
    JsonNode behind = review(slow);
    assertTrue(behind.path("done").asInt() < 100, () -> "looked at before: " + behind);
  }

  private JsonNode review(String table) {
    return server.get("/api/matches/" + table + "/review").expect(200);
  }
}

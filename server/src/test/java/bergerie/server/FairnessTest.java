package bergerie.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bergerie.rules.dice.SealedDice;
import bergerie.server.hall.Secrets;
import bergerie.server.hall.TableConfig;
import bergerie.server.store.Database;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** The server keeps its promise, and others can see that it does. */
class FairnessTest {

  /** Always the same: with another nonce a few cards may be the same by chance, or all of them. */
  private static final String SEED = Secrets.hash("fair");

  private static final String WRONG_DRAW = "(?s)false Draw \\d+ is not what the dice give\\..*";

  @TempDir private Path folder = Path.of("");

  @Test
  void theSeedIsCommittedToBeforeAnyNonceIsGiven() {
    try (TestServer server = TestServer.start()) {
      JsonNode made = server.table("lair", Map.of(), "me", "here");
      String path = "/api/tables/" + made.path("table").asString();
      String promised = server.get(path).expect(200).path("commitment").asString();
      Seated[] seats = {Seated.at(server, made, 0), Seated.at(server, made, 1)};
      assertEquals("draw", seats[0].state.path("turn").path("kind").asString(), "nothing is dealt");
      seats[0].ask("nonce", "nonce", "n0");
      assertEquals("ack", seats[0].ask("nonce", "nonce", "n0").path("type").asString());
      assertEquals("error", seats[0].ask("nonce", "nonce", "other").path("type").asString());
      seats[1].ask("nonce", "nonce", "n1");
      seats[1].turn();
      seats[0].ask("resign");
      String file = server.get("/api/matches/" + made.path("table").asString()).body();
      String seed = file.lines().filter(l -> l.startsWith("seed ")).findFirst().orElseThrow();
      assertEquals(promised, SealedDice.commitment(seed.substring(5)));
    }
  }

  @Test
  void theStandAlonePageChecksWhatTheServerExports() throws IOException, InterruptedException {
    String file = finished();
    assertTrue(page(file).startsWith("true"), page(file));
    assertTrue(page(file.replace("nonce 0 n0", "nonce 0 no")).matches(WRONG_DRAW), file);
    assertFalse(page(file.replaceFirst("commitment ....", "commitment 0000")).startsWith("true"));
    assertTrue(page(file.replaceFirst("\\[(\\d+) \\d+]", "[$1 99]")).startsWith("false Draw 1"));
    assertTrue(page(file).contains("✓ Fair"), page(file));
    String continued = file.replaceFirst("seed ", "start anything\nseed ");
    assertTrue(page(continued).contains("✗ Not proven"), page(continued));
  }

  private static String finished() {
    TableConfig tables = TestServer.hasty().seeds(() -> SEED);
    try (TestServer server =
        TestServer.start(TestServer.config(Database.SQLITE.place()).tables(tables))) {
      JsonNode made = server.table("lair", Map.of(), "me", "here");
      Seated[] seats = {Seated.at(server, made, 0), Seated.at(server, made, 1)};
      TableTest.nonces(seats);
      seats[0].ask("resign");
      return server.get("/api/matches/" + made.path("table").asString()).body();
    }
  }

  private String page(String file) throws IOException, InterruptedException {
    Path script = folder.resolve("verify.js");
    try (var in = FairnessTest.class.getResourceAsStream("/web/verify.js")) {
      Files.write(script, in.readAllBytes());
    }
    Path match = Files.writeString(folder.resolve("match.txt"), file);
    Process node =
        new ProcessBuilder(
                "node",
                "-e",
                "const read = (i) => require('fs').readFileSync(process.argv[i], 'utf8');"
                    + "require('vm').runInThisContext(read(1));"
                    + "const found = verifier.check(read(2));"
                    + "console.log(found.ok, found.why, verifier.told(found));",
                script.toString(),
                match.toString())
            .redirectErrorStream(true)
            .start();
    String said = new String(node.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    node.waitFor();
    return said.strip();
  }
}

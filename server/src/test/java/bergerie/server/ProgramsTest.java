package bergerie.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;

/** The programs of examples/bots play whole games at a real server. */
class ProgramsTest {

  private static final Path EXAMPLES = Path.of("../examples/bots");
  private static final String PYTHON = "random_bot.py";
  private static final String SHELL = "random-bot.sh";
  private static final String SOCKET = "random_socket_bot.py";
  private static final int MOST_LINES = 70;
  private static final int PATIENCE_SECONDS = 120;

  private static TestServer server;

  @BeforeAll
  static void open() {
    server = TestServer.start();
  }

  @AfterAll
  static void close() {
    server.close();
  }

  static Stream<String> examples() throws IOException {
    try (Stream<Path> files = Files.list(EXAMPLES)) {
      return files.map(file -> file.getFileName().toString()).sorted().toList().stream();
    }
  }

  @ParameterizedTest
  @MethodSource("examples")
  void anExampleIsShort(String example) throws IOException {
    int lines = Files.readAllLines(EXAMPLES.resolve(example)).size();
    assertTrue(lines <= MOST_LINES, example + " has " + lines + " lines");
  }

  @Test
  void pythonPlaysAgainstShell() throws Exception {
    play("kukuli", Map.of(), PYTHON, SHELL);
  }

  @Test
  void pythonPlaysWithCardsAndTeams() throws Exception {
    play("wolf-and-hound", Map.of(), PYTHON, SOCKET, "bot", "bot");
  }

  @Test
  void pythonPlaysInWindows() throws Exception {
    play("pavillon", Map.of("window", "0"), PYTHON, SOCKET, "bot");
  }

  /** Invites programs, and finds that all of them saw the end that the match file tells. */
  private static void play(String game, Map<String, String> options, String... who)
      throws Exception {
    String[] kinds =
        Stream.of(who).map(name -> name.equals("bot") ? name : "link").toArray(String[]::new);
    JsonNode made = server.table(game, options, kinds);
    String table = made.path("table").asString();
    List<Process> programs = new ArrayList<>();
    for (int seat = 0; seat < who.length; seat++) {
      if (!who[seat].equals("bot")) {
        String invite = made.path("seats").path(seat).path("invite").asString();
        // Programs take the links of old too.
        String link =
            seat == 0 ? "/#/join/" + table + "/" + invite : "/join/" + table + "#" + invite;
        programs.add(start(who[seat], server.uri(link).toString()));
      }
    }
    List<String> said = new ArrayList<>();
    for (Process program : programs) {
      said.add(end(program));
    }
    String winners =
        server
            .get("/api/matches/" + table + "/replay")
            .expect(200)
            .path("outcome")
            .path("winners")
            .toString();
    for (int seat = 0; seat < programs.size(); seat++) {
      assertEquals(
          "seat " + seat + ": winners " + winners, said.get(seat).replace(", ", ",").strip());
    }
  }

  private static Process start(String program, String invitation) throws IOException {
    return new ProcessBuilder(EXAMPLES.resolve(program).toString(), invitation)
        .redirectErrorStream(true)
        .start();
  }

  private static String end(Process program) throws Exception {
    try {
      assertTrue(program.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS), "it still plays");
      String said = new String(program.getInputStream().readAllBytes());
      assertEquals(0, program.exitValue(), said);
      return said.lines().toList().getLast();
    } finally {
      program.destroyForcibly();
    }
  }
}

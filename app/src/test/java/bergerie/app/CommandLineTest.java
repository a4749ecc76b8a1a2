package bergerie.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bergerie.games.kukuli.Kukuli;
import bergerie.games.kukuli.KukuliPosition;
import bergerie.rules.hunt.Hunt;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import picocli.CommandLine;

/** What the commands print, and how they end. */
class CommandLineTest {

  private record Result(int exit, String out, String err) {}

  @TempDir Path folder = Path.of("");

  @Test
  void gamesListsIdsPlayersAndOptions() {
    Result result = run("games");
    assertEquals(0, result.exit);
    assertTrue(result.out.contains("kukuli          Kukuli, 2 players"), result.out);
    assertTrue(result.out.contains("start       C2C4|C1C5|C3C5 (default C2C4)"), result.out);
    assertTrue(
        run("games", "--json")
            .out
            .startsWith("[{\"id\":\"kukuli\",\"title\":{\"en\":\"Kukuli\",\"fr\":\"Kukuli\"}"));
  }

  @Test
  void perftCountsDepthByDepth() {
    Result result = run("perft", "bagh-chal", "3");
    assertTrue(result.out.startsWith("depth 1: 21\ndepth 2: 252\ndepth 3: 5052\n"), result.out);
    assertTrue(result.out.strip().endsWith("nodes/s"), result.out);
  }

  @Test
  void perftStartsFromAPositionWithOptions() {
    String position = ". S5 . S5 . / . . W . . / . S5 W S5 . / . . . . . / . . . . .; wolves";
    String once = run("perft", "bagh-bandi", "1", "--from", position).out;
    String again = run("perft", "bagh-bandi", "1", "-o", "rejump=yes", "--from", position).out;
    assertTrue(once.startsWith("depth 1: "), once);
    assertTrue(count(again) > count(once), once + again);
    assertTrue(run("perft", "kukuli", "2", "--json").out.contains("\"counts\":[4,44]"));
  }

  private static int count(String perft) {
    return Integer.parseInt(perft.lines().findFirst().orElseThrow().substring(9));
  }

  @Test
  void playoutsTellWhoWon() {
    Result result = run("playouts", "kukuli", "--seconds", "0.2", "--threads", "2");
    assertEquals(0, result.exit);
    assertTrue(result.out.contains("playouts/s"), result.out);
    assertTrue(result.out.contains("won by wolves"), result.out);
    assertTrue(
        run("playouts", "bagh-chal", "--seconds", "0.1", "--json").out.contains("\"meanLength\""));
  }

  @Test
  void scenariosPassOrTellFileAndLine() throws IOException {
    Path good = folder.resolve("good.txt");
    Files.writeString(good, "# KU-1\ngame kukuli\nexpect turn: wolf\n");
    assertEquals("1 passed, 0 failed\n", run("scenario", good.toString()).out);
    Path bad = folder.resolve("bad.txt");
    Files.writeString(bad, "# KU-1\ngame kukuli\nexpect turn: sheep\n");
    Result result = run("scenario", good.toString(), bad.toString());
    assertEquals(1, result.exit);
    assertTrue(result.out.startsWith(bad + ":3: KU-1: expected “sheep”, found “wolf”"), result.out);
    assertTrue(result.out.endsWith("1 passed, 1 failed\n"), result.out);
  }

  @Test
  void lessonsAreListedWithWhatTheyTeach() {
    Result result = run("lessons", "kukuli", "--lang", "fr");
    assertTrue(result.out.contains("the-trap"), result.out);
    assertTrue(result.out.contains("Le piège"), result.out);
    String json = run("lessons", "--json").out;
    assertTrue(json.startsWith("[{\"game\":\"kukuli\",\"lesson\":\"the-wolf\""), json);
    assertTrue(json.contains("\"rules\":[\"KU-1\",\"HG-1\"],\"minutes\":1"), json);
  }

  @Test
  void aLessonIsPlayedInTheTerminal() throws IOException {
    Path file = folder.resolve("lesson.txt");
    String lesson =
        """
        game kukuli
        # out KU-1
        title Out | Dehors
        eyes wolf
        ask
        en Leave the den.
        fr Sortez de l’antre.
        right C6-C5
        en Off it goes.
        fr Le voilà dehors.
        other *
        en Downwards.
        fr Vers le bas.
        """;
    Files.writeString(file, lesson);
    assertEquals("1 passed, 0 failed\n", run("lesson", "--check", file.toString()).out);
    Result learnt = answering("C6-C4\nC6-C7\nC6-C5\n", "lesson", file.toString(), "--lang", "en");
    assertEquals(0, learnt.exit);
    assertTrue(learnt.out.contains("HG-1 "), learnt.out);
    assertTrue(learnt.out.contains("Downwards."), learnt.out);
    assertTrue(learnt.out.endsWith("Off it goes.\nLesson learnt.\n"), learnt.out);
    String left = answering("C6-C7\n", "lesson", file.toString(), "--lang", "en").out;
    assertTrue(left.endsWith("The input has ended, and the lesson with it.\n"), left);
    Files.writeString(file, lesson.replace("right C6-C5", "right C6-C4"));
    Result broken = run("lesson", file.toString());
    assertEquals(1, broken.exit);
    assertTrue(broken.out.startsWith(file + ":10: out KU-1: “C6-C4” is not among"), broken.out);
  }

  @Test
  void simulateKnowsTheLevelsOfTheGame() {
    String line = "simulate sheep-sheep -o timer=exchanges --games 4 --bots best-group,random";
    Result result = run(line.split(" ", -1));
    assertEquals(0, result.exit, result.err);
    assertTrue(result.out.contains("seat P1"), result.out);
  }

  @Test
  void simulateTellsSharesWithIntervalsAndIsRepeatable() {
    String[] line = {"simulate", "kukuli", "--games", "200", "--seed", "7", "--json"};
    Result result = run(line);
    assertEquals(0, result.exit, result.err);
    assertTrue(
        result.out.startsWith("{\"games\":200,\"seats\":[{\"seat\":\"wolf\",\"wins\":"),
        result.out);
    assertTrue(result.out.contains("\"teams\":[],\"turns\":{"), result.out);
    for (String field : List.of("median", "first", "undecided")) {
      assertTrue(result.out.contains("\"" + field + "\":"), result.out);
    }
    assertTrue(result.out.contains("\"ends\":{\""), result.out);
    String[] oneThread = {
      "simulate", "kukuli", "--games", "200", "--seed", "7", "--json", "--threads", "1"
    };
    assertEquals(result.out, run(oneThread).out);
    assertTrue(run("simulate", "kukuli", "--games", "10").out.contains("seat wolf     won"));
  }

  /** Wolves begin in Kukuli: whatever they win, the first player wins. */
  @Test
  void theFirstPlayersShareIsThatOfWhoeverBegins() {
    Result result = run("simulate", "kukuli", "--games", "50", "--json");
    String wolves = result.out.replaceFirst(".*\"seat\":\"wolf\",(\"wins\":\\d+),.*", "$1").strip();
    assertTrue(result.out.contains("\"first\":{" + wolves + ","), result.out);
  }

  @Test
  void tournamentsTellHowGamesEnded() {
    Result result = run("tournament", "kukuli", "--bots", "random,lamb", "--games", "4", "--json");
    assertEquals(0, result.exit, result.err);
    for (String field : List.of("turns", "first", "undecided", "ends")) {
      assertTrue(result.out.contains("\"" + field + "\":"), result.out);
    }
  }

  @Test
  void simulateTellsWhatAGameCounts() {
    Result result = run("simulate", "pavillon", "--players", "3", "--games", "50", "--json");
    assertEquals(0, result.exit, result.err);
    for (String figure : List.of("combats per game", "strikes per combat", "winner has loup")) {
      assertTrue(result.out.contains("\"" + figure + "\":"), result.out);
    }
    assertTrue(run("simulate", "pavillon", "--games", "2").out.contains("spells per combat"));
  }

  @Test
  void thinkAnswersPositionAfterPosition() {
    Hunt<KukuliPosition> start = new Kukuli().start(new Kukuli().info().usual());
    String position = new Kukuli().notation().writeState(start);
    String[] line = {"think", "kukuli", "--state", "-", "--millis", "20", "--json"};
    Result result = answering(position + "\n\nnonsense\n" + position + "\n", line);
    assertEquals(2, result.exit, result.err);
    List<String> answers = result.out.lines().toList();
    assertEquals(3, answers.size(), result.out);
    for (String answer : List.of(answers.getFirst(), answers.getLast())) {
      assertTrue(answer.startsWith("{\"side\":\"wolf\",\"move\":\"C6-"), answer);
      assertTrue(answer.contains("\"depth\":"), answer);
    }
    assertTrue(answers.get(1).startsWith("{\"error\":\"--state: "), answers.get(1));
  }

  @Test
  void thinkTellsItsTestPositions() {
    Result table = run("think", "kukuli", "--suite", "--millis", "1");
    assertTrue(table.out.startsWith("| position | depth |"), table.out);
    Result facts = run("think", "kukuli", "--suite", "--millis", "1", "--json");
    assertEquals(table.out.lines().count() - 2, facts.out.lines().count());
    assertTrue(facts.out.lines().allMatch(fact -> fact.startsWith("{\"side\":")), facts.out);
  }

  private static Result answering(String input, String... line) {
    InputStream before = System.in;
    System.setIn(new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)));
    try {
      return run(line);
    } finally {
      System.setIn(before);
    }
  }

  @Test
  void rulesTellWhereTheyComeFrom() {
    assertTrue(
        run("rules", "kukuli", "KU-2", "--lang", "fr")
            .out
            .contains("livret, Kukuli · Déroulement : « Contrairement au Loup, les Moutons"));
    assertTrue(
        run("rules", "kukuli", "KU-2", "--lang", "en").out.contains("our choice – sideways is"));
    assertTrue(
        run("rules", "kukuli", "--lang", "en")
            .out
            .contains("\n       rulebook, Kukuli · Déroulement; our choice\nKU-4"));
    assertTrue(
        run("rules", "kukuli", "KU-4", "--json")
            .out
            .contains(
                "\"sources\":[{\"kind\":\"book\",\"chapter\":\"Kukuli · Fin de partie\","
                    + "\"quotation\":\"Le Loup gagne la partie s’il capture 8 Moutons\"}]"));
  }

  @Test
  void rulesAreQuotedInBothLanguages() {
    assertTrue(run("rules", "kukuli", "KU-2", "--lang", "en").out.contains("never step back"));
    assertTrue(run("rules", "kukuli", "KU-2", "--lang", "fr").out.contains("ne reculent jamais"));
  }

  static Set<String> commands() {
    return Main.commandLine().getSubcommands().keySet();
  }

  @ParameterizedTest
  @MethodSource("commands")
  void everyCommandHasHelp(String command) {
    Result result = run(command, "--help");
    assertEquals(0, result.exit);
    assertTrue(result.out.startsWith("Usage: bergerie " + command), result.out);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "nonsense | There is no command “nonsense”: --help lists them.",
        "serv | There is no command “serv”: did you mean “serve”?",
        "turnament kukuli | There is no command “turnament”: did you mean “tournament”?",
        "value bagh-chal W | POSITION: expected a board",
        "value bagh-chal --from no-such-file | --from: there is no file no-such-file",
        "value kukuli - --tables no-such-folder | no tables of kukuli in no-such-folder",
        "perft | Missing required",
        "perft chess 3 | unknown game “chess”; there are: kukuli",
        "perft kukuli x | Invalid value",
        "perft kukuli 0 | DEPTH: expected 1 to 40, got 0",
        "perft kukuli 3 -o wolf=A1 | kukuli: wolf: expected C6",
        "perft kukuli 3 -o moon=full | kukuli: unknown option moon; kukuli has: wolf, first, jumped, rams, places",
        "perft kukuli 3 --players 7 | kukuli: players: expected 2, got 7",
        "perft kukuli 3 --from W | --from: expected a board",
        "playouts kukuli --seconds -1 | --seconds: expected more than 0",
        "playouts kukuli --seconds 1 --threads 0 | --threads: expected 1 to 256, got 0",
        "scenario no-such-file | no-such-file: can't be read",
        "replay no-such-file | no-such-file: can't be read",
        "rules kukuli XX-1 | no rule “XX-1” in kukuli",
        "rules kukuli --lang de | --lang: expected en or fr",
        "play kukuli --me moon | --me: expected all or wolf, sheep",
        "play kukuli --bot alphago | --bot: expected random or greedy or lamb",
        "play kukuli --seed 12 | --seed: expected 64 hex digits",
        "simulate kukuli --games 0 | --games: expected 1 to",
        "simulate kukuli --bots random,random,random | --bots: expected 1 or 2 levels, got 3",
        "simulate kukuli --bots deep | --bots: expected random or greedy or lamb or dog or wolf or alpha",
        "simulate kukuli --bots best-group | --bots: expected random or greedy",
        "simulate sheep-sheep --bots deep | --bots: expected random or greedy or best-group",
        "tournament kukuli --bots dog | --bots: expected two levels or more, got 1",
        "tournament kukuli --bots dog,dog | --bots: dog is named twice",
        "tournament kukuli --bots dog,wolf --plot elo.png | --plot: expected a name that ends in",
        "think wolfwalkers | wolfwalkers is not a hunt",
        "think kukuli --depth 0 | --depth: expected 1 to 96, got 0",
        "think pavillon --suite | --suite: there are no test positions of pavillon",
        "bench-coach kukuli --games 0 | --games: expected 1 to 1000, got 0",
        "bench-think kukuli --millis 20 | --millis: expected 50 to 10000, got 20",
        "serve --thinking-time 1 | --thinking-time: expected 50 to 10000, got 1",
        "new-game Chess | ID: expected small letters",
      })
  void badArgumentsGetOneClearLineAndExit2(String line, String message) {
    Result result = run(line.split(" ", -1));
    assertEquals(2, result.exit, result.err);
    assertEquals(1, result.err.lines().count(), result.err);
    assertTrue(result.err.contains(message), result.err);
  }

  /** Whatever the command: an option there is not, or too much of everything. */
  @ParameterizedTest
  @MethodSource("commands")
  void everyCommandRefusesNonsenseInOneLine(String command) {
    for (String nonsense : List.of("--nonsense", "a b c d e f g h", "--json=x --lang")) {
      List<String> line = new ArrayList<>(List.of(command));
      line.addAll(List.of(nonsense.split(" ", -1)));
      Result result = run(line.toArray(String[]::new));
      assertEquals(2, result.exit, () -> line + ": " + result);
      assertEquals(1, result.err.lines().count(), () -> line + ": " + result);
      assertEquals("", result.out, () -> line + ": " + result);
    }
  }

  @Test
  void theEndOfTheInputIsTheEndOfTheGame() {
    Result result = answering("C6-C5\n", "play", "kukuli", "--me", "all", "--lang", "en");
    assertEquals(0, result.exit, result.err);
    assertTrue(result.out.endsWith("The input has ended, and the game with it.\n"), result.out);
  }

  private static Result run(String... args) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    CommandLine commandLine = Main.commandLine();
    commandLine.setOut(new PrintWriter(out, true));
    commandLine.setErr(new PrintWriter(err, true));
    int exit = commandLine.execute(args);
    return new Result(exit, out.toString(), err.toString());
  }
}

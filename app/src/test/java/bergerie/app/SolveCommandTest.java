package bergerie.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import picocli.CommandLine;

/** Tables from the command line: built, checked and asked. */
class SolveCommandTest {

  /** Five sheep; whichever way the wolf captures, four are left and it has won (KU-4). */
  private static final String WON =
      ". . . / . . . / S . . . . / . . . . . / . . S . . / . S W S . / . . S . .; wolves";

  private record Result(int exit, String out, String err) {}

  @TempDir Path folder = Path.of("");

  private Result run(String... arguments) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    CommandLine line = Main.commandLine();
    line.setOut(new PrintWriter(out, true)).setErr(new PrintWriter(err, true));
    int exit = line.execute(arguments);
    return new Result(exit, out.toString(), err.toString());
  }

  @Test
  void tablesAreBuiltCheckedAndAsked() throws IOException {
    String out = "--out=" + folder;
    Result solved = run("solve", "kukuli", "--sheep", "5", "--threads", "2", out);
    assertEquals(0, solved.exit, solved.err);
    assertTrue(solved.out.contains("positions up to symmetry, in "), solved.out);
    assertTrue(run("solve", "kukuli", "--sheep", "5", "--json", out).out.contains("\"distinct\""));

    Result checked = run("solve", "kukuli", "--check", "20000", out);
    assertEquals("20,000 positions checked, 0 wrong\n", checked.out);

    // As docs/solved.md has it; the last line is what the CRC-32C of the one above is.
    Result sums = run("solve", "kukuli", "--checksums", out);
    assertEquals("sheep-05 48b69fce\nall 22c5fe06\n", sums.out);
    assertEquals(
        "{\"game\":\"kukuli\",\"layers\":{\"sheep-05\":\"48b69fce\"},\"all\":\"22c5fe06\"}\n",
        run("solve", "kukuli", "--checksums", "--json", out).out);

    Result value = run("value", "kukuli", WON, out);
    assertEquals("wolves win", value.out.lines().findFirst().orElse(""), value.err);
    assertTrue(value.out.contains("C2xC4"), value.out);

    Path positions = folder.resolve("positions.txt");
    Files.writeString(positions, WON + "\n\nnonsense\n" + WON.replace("wolves", "sheep") + "\n");
    Result many = run("value", "kukuli", "--from", positions.toString(), "--no-moves", out);
    assertEquals(2, many.exit);
    List<String> lines = many.out.lines().toList();
    assertEquals(3, lines.size(), many.out);
    assertEquals("wolves win", lines.get(0));
    assertTrue(lines.get(1).startsWith("? expected"), many.out);
    assertTrue(
        run("value", "kukuli", WON, "--json", out)
            .out
            .startsWith("{\"value\":\"win\",\"moves\":[{"),
        value.out);
  }

  @Test
  void puzzlesAreMadeOfTables() {
    String out = "--tables=" + folder;
    run("solve", "kukuli", "--sheep", "5", "--threads", "2", out);
    Result drawn = run("puzzles", "kukuli", "--count", "2", "--seed", "3", out);
    assertEquals(0, drawn.exit, drawn.err);
    assertTrue(drawn.out.contains("A   B   C   D   E"), drawn.out);
    assertTrue(drawn.out.contains("   solution  "), drawn.out);
    Result written = run("puzzles", "kukuli", "--depth", "3", "--count", "2", "--json", out);
    assertEquals(2, written.out.lines().filter(line -> line.contains("\"turns\":3,")).count());
    assertEquals(written, run("puzzles", "kukuli", "--depth", "3", "--count", "2", "--json", out));
  }

  @Test
  void withoutTablesThereAreThePuzzlesOfTheProgram() {
    String nowhere = "--tables=" + folder.resolve("nowhere");
    Result four = run("puzzles", "bagh-chal", "--json", nowhere);
    assertEquals(0, four.exit, four.err);
    for (String grade : List.of("lamb", "dog", "wolf", "alpha")) {
      assertTrue(four.out.contains("\"grade\":\"" + grade + "\""), four.out);
    }
    Result deep = run("puzzles", "bagh-chal", "--depth=11", "--count=3", nowhere);
    assertEquals(3, deep.out.lines().filter(line -> line.contains("win in 11 turns")).count());
    assertEquals("", run("puzzles", "kukuli", "--depth=99", nowhere).out);
  }

  @Test
  void puzzlesAreWrittenAsTheyComeWithTheProgram() throws IOException {
    String out = "--tables=" + folder;
    run("solve", "kukuli", "--sheep", "6", "--threads", "2", out);
    Path file = folder.resolve("puzzles.txt");
    Result result = run("puzzles", "kukuli", "--games=4", "--file=" + file, out);
    assertEquals(0, result.exit, result.err);
    List<String> lines = Files.readAllLines(file);
    assertTrue(lines.getFirst().startsWith("-- Puzzles of kukuli"), lines::toString);
    assertTrue(
        lines.stream().skip(1).allMatch(line -> line.matches("(lamb|dog) \\| .*; .* \\| .*")),
        lines::toString);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "solve sheep-sheep | sheep-sheep can't be solved; these can: bagh-bandi, bagh-chal, kukuli",
        "solve kukuli -o rams=1 | kukuli: the tables are of the game without rams (-o rams=0)",
        "solve kukuli --memory 1 | --memory: 5.0 GiB are needed, 1.0 allowed",
        "solve kukuli --sheep 4 | --sheep: expected 5 to 12, got 4",
        "solve kukuli --distances | --distances: only bagh-chal has it, not kukuli",
        "solve bagh-chal --under 3 | --under: only bagh-bandi has it, not bagh-chal",
        "solve bagh-bandi --memory 4 | --memory: 7.3 GiB are needed, 4.0 allowed",
        "solve bagh-bandi --under 17 | --under: expected 0 to 16, got 17",
        "solve bagh-bandi --sheep 5 | --sheep: only kukuli has it, not bagh-bandi",
        "solve bagh-bandi -o rams=3 | bagh-bandi: the tables are of the game without rams (-o rams=0)",
        "solve kukuli -o jumped=after | kukuli: the tables are of the game in which captured sheep leave at once (-o jumped=at-once)",
        "solve bagh-chal -o repetition=never | bagh-chal: the tables are of the game in which positions may come back (-o repetition=sheep)",
        "solve bagh-bandi -o rejump=yes | bagh-bandi: the tables are of the game in which no point is jumped twice in one turn (-o rejump=no)",
        "solve kukuli --threads 0 | --threads: expected 1 to 256, got 0",
        "puzzles kukuli --depth 4 | --depth: expected an odd number from 1 to 249, got 4",
        "puzzles kukuli --count 0 | --count: expected 1 to 1000, got 0",
        "puzzles kukuli --games 0 | --games: expected 1 to 1000000, got 0",
        "puzzles pavillon | pavillon can't be solved; these can: bagh-bandi, bagh-chal, kukuli",
        "learn wolfwalkers | wolfwalkers can't be solved; these can: bagh-bandi, bagh-chal, kukuli",
        "learn kukuli --positions 99 | --positions: expected 100 to 100000000, got 99",
        "learn kukuli --rounds 0 | --rounds: expected 1 to 100, got 0",
        "exam kukuli --positions 0 | --positions: expected 1 to 1000000, got 0",
        "exam pavillon | pavillon can't be solved; these can: bagh-bandi, bagh-chal, kukuli",
        "solve kukuli --check -1 | --check: expected a number of positions, got -1",
      })
  void badRequestsAreRefusedInOneLine(String arguments, String expected) {
    Result result = run(arguments.strip().split(" "));
    assertEquals(2, result.exit);
    assertEquals(expected, result.err.strip());
  }

  @Test
  void withoutTablesItSaysHowToBuildThem() {
    Result result = run("value", "kukuli", WON, "--out=" + folder);
    assertEquals(2, result.exit);
    assertEquals(
        "no tables of kukuli in " + folder + "; ‘solve kukuli’ builds them", result.err.strip());
  }

  @Test
  void botsAreExamined() {
    String out = "--tables=" + folder;
    run("solve", "kukuli", "--sheep", "6", "--threads", "2", out);
    Result told = run("exam", "kukuli", "--positions", "4", "--bots", "random,lamb", out);
    assertEquals(0, told.exit, told.err);
    assertEquals(2, told.out.lines().filter(line -> line.endsWith(" of 4 positions")).count());
    Result bad = run("exam", "kukuli", "--bots", "fox", out);
    assertEquals(2, bad.exit);
    assertTrue(bad.err.startsWith("--bots: expected random or"), bad.err);
  }

  @Test
  void onlyCompleteTablesAreLearnedFrom() {
    String out = "--tables=" + folder;
    assertEquals(2, run("learn", "kukuli", out).exit);
    run("solve", "kukuli", "--sheep", "5", "--threads", "2", out);
    Path file = folder.resolve("kukuli.experience");
    Result result = run("learn", "kukuli", "--positions", "1000", "--file=" + file, out);
    assertEquals(2, result.exit);
    assertEquals(
        "the tables of kukuli in %s are not complete: ‘solve kukuli’ goes on with them"
            .formatted(folder),
        result.err.strip());
    assertFalse(Files.exists(file));
  }

  @Test
  void aFolderThatCannotBeWrittenToIsRefused() throws IOException {
    Path file = Files.writeString(folder.resolve("file"), "");
    Result result = run("solve", "kukuli", "--sheep", "5", "--out=" + file);
    assertEquals(2, result.exit);
    assertTrue(result.err.startsWith(file + " can't be written to"), result.err);
  }
}

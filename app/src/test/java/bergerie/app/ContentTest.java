package bergerie.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bergerie.rules.content.ContentFile;
import bergerie.rules.content.Library;
import bergerie.rules.content.SourceLine;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import picocli.CommandLine;

/** Content files of the host's own: every command reads them, and says what is wrong with them. */
class ContentTest {

  private record Result(int exit, String out, String err) {}

  @TempDir Path folder = Path.of("");

  @Test
  void theGamesAreThoseOfTheFolder() throws IOException {
    edits("wolf-and-hound/combos.txt", _ -> "first | W05");
    assertTrue(run("games").out.contains("(default W05)"));
    assertTrue(run("simulate", "wolf-and-hound", "--games", "10").out.startsWith("10 games"));
  }

  @Test
  void aSlowerWolfChangesTheGames() throws IOException {
    String[] line = {"simulate", "wolf-and-hound", "--games", "200", "--json"};
    String before = run(line).out;
    edits(
        "wolf-and-hound/animals.txt",
        text -> text.replace("W01 | black | none", "W01 | black | 1/2 "));
    String after = run(line).out;
    assertFalse(before.equals(after), after);
  }

  @Test
  void otherFilesThanTextAreNobodysBusiness() throws IOException {
    Files.writeString(folder.resolve("README.md"), "ours");
    assertEquals(0, run("games").exit);
  }

  @Test
  void filesOfAnEditorThatMarksUtf8AreRead() throws IOException {
    edits("wolf-and-hound/cards.txt", text -> "\uFEFF# ours\r\n" + text);
    assertEquals(0, run("games").exit);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "games",
        "rules wolf-and-hound",
        "play kukuli",
        "simulate kukuli",
        "perft kukuli 1",
        "playouts kukuli --seconds 0.1",
        "scenario x",
        "score wolfwalkers x",
        "replay x",
        "verify x",
        "import x",
        "serve --port 0",
      })
  void badContentStopsEveryCommandWithFileLineAndWhatIsExpected(String command) throws IOException {
    Path bad = edits("wolf-and-hound/cards.txt", text -> text.replace("w4 | 4", "w4 | many"));
    Result result = run(command.split(" "));
    assertEquals(2, result.exit, result.out);
    assertEquals(
        bad + ":8: expected a number of copies, at least 1, found “many”", result.err.strip());
    assertEquals("", result.out);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "wolf-and-hound/animals.txt; W02; X02; :6: expected an id such as H01, W01, T01 or M01",
        "sheep-sheep/deck.txt; |; !; :1: expected",
        "wolfwalkers/cards.txt; |; !; :1: expected",
        "pavillon/pets.txt; |; !; :1: expected",
      })
  void theContentOfEveryGameIsChecked(String file, String good, String bad, String message)
      throws IOException {
    Path own = edits(file, text -> text.replace(good, bad));
    Result result = run("games");
    assertEquals(2, result.exit);
    assertTrue(result.err.startsWith(own + message), result.err);
    assertEquals(1, result.err.lines().count(), result.err);
  }

  @Test
  void aFileThatNoGameReadsIsAMistake() throws IOException {
    Path own = write("wolf-and-hound/animal.txt", "");
    Result result = run("games");
    assertEquals(2, result.exit);
    assertTrue(
        result.err.startsWith(
            own + ": no game reads this file; expected one of pavillon/pets.txt, "),
        result.err);
    assertTrue(result.err.contains("wolf-and-hound/animals.txt"), result.err);
  }

  @Test
  void whatCanNotBeReadIsSaid() throws IOException {
    Path own = write("wolf-and-hound/cards.txt", "");
    Files.write(own, "é".getBytes(StandardCharsets.ISO_8859_1));
    assertEquals(own + ": can't be read as a text file in UTF-8", run("games").err.strip());
    Result nowhere = run(folder.resolve("nowhere"), "games");
    assertEquals(2, nowhere.exit);
    assertTrue(nowhere.err.startsWith("--content: expected a folder, got “"), nowhere.err);
  }

  @Test
  void aMatchIsReadWithTheCardsItWasPlayedWith() throws IOException {
    Path match = folder.resolve("match.match");
    Files.writeString(
        match,
        """
        bergerie match 1
        game wolf-and-hound
        version 1
        content elsewhere
        players 4
        seat 0 Ana
        seat 1 Ben
        seat 2 Cleo
        seat 3 Dan

        """);
    Result result = run("verify", match.toString());
    assertEquals(1, result.exit, result.err);
    assertTrue(
        result.out.startsWith("not fair: played with the cards elsewhere of Wolf & Hound"),
        result.out);
  }

  /** The house's own file, changed, in the host's folder. */
  private Path edits(String file, UnaryOperator<String> change) throws IOException {
    String[] part = file.split("/");
    ContentFile source = Library.builtIn().open(part[0], part[1]);
    String text = source.lines().stream().map(SourceLine::text).collect(Collectors.joining("\n"));
    return write(file, change.apply(text));
  }

  private Path write(String file, String text) throws IOException {
    Path own = folder.resolve(file);
    Files.createDirectories(own.getParent());
    return Files.writeString(own, text);
  }

  private Result run(String... args) {
    return run(folder, args);
  }

  private static Result run(Path content, String... args) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    CommandLine line =
        Main.commandLine().setOut(new PrintWriter(out, true)).setErr(new PrintWriter(err, true));
    String[] all = Arrays.copyOf(args, args.length + 2);
    all[args.length] = "--content";
    all[args.length + 1] = content.toString();
    return new Result(line.execute(all), out.toString(), err.toString());
  }
}

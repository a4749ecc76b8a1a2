package bergerie.app.play;

import static org.junit.jupiter.api.Assertions.assertEquals;

import bergerie.app.common.BadRequest;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

class ScoreCommandTest {

  private static final String GRID =
      """
      #51  #30  #25  #34  #50
      #32  #12  #16  #14  #18
      [53] #44  #37  [1]  #15
      #31  #10  [2]  [26] #41
      [36] [3]  #38  #27  [43]
      """;

  @TempDir private Path folder = Path.of("");

  @Test
  void aLineForEachObjectiveAndTheTotal() throws IOException {
    assertEquals(
        """
        [53] Balance II: 10
        [1] Parents: 3
        [2] Advance: 12
        [26] Wolves in Sight: 6
        [36] Parents Nowhere: 0
        [3] All Together: 8
        [43] Family Ties II: 2
        total: 41
        """,
        run("wolfwalkers", GRID));
  }

  @Test
  void programsReadOneObject() throws IOException {
    String json = run("wolfwalkers", GRID, "--json");
    assertEquals(
        "{\"objectives\":[{\"card\":53,\"title\":\"Balance II\",\"points\":10}",
        json.substring(0, json.indexOf("},") + 1));
    assertEquals(",\"total\":41}", json.substring(json.lastIndexOf(",\"total\"")).strip());
  }

  @Test
  void whatCantBeIsRefusedInOneLine() throws IOException {
    assertEquals(
        "exit 2: row 1: expected every card at most once, found “#51”",
        run("wolfwalkers", GRID.replace("#30", "#51")));
    assertEquals(
        "exit 2: expected 5 lines of cards, found 4",
        run("wolfwalkers", GRID.substring(GRID.indexOf('\n'))));
    assertEquals("exit 2: kukuli has no grids to count: expected wolfwalkers", run("kukuli", GRID));
  }

  private String run(String game, String grid, String... more) throws IOException {
    Path file = Files.writeString(folder.resolve("grid.txt"), grid);
    StringWriter out = new StringWriter();
    CommandLine command =
        new CommandLine(new ScoreCommand())
            .setOut(new PrintWriter(out))
            .setExecutionExceptionHandler(
                (e, _, _) -> {
                  out.write("exit 2: " + String.valueOf(e.getMessage()).replace(file + ": ", ""));
                  return BadRequest.EXIT_CODE;
                });
    String[] args = new String[2 + more.length];
    args[0] = game;
    args[1] = file.toString();
    System.arraycopy(more, 0, args, 2, more.length);
    command.execute(args);
    command.getOut().flush();
    return out.toString().replace(System.lineSeparator(), "\n");
  }
}

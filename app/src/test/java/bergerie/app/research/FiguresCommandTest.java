package bergerie.app.research;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bergerie.app.Main;
import bergerie.games.kukuli.Kukuli;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

class FiguresCommandTest {

  @TempDir Path folder = Path.of("");

  @Test
  void aPageIsWrittenWithARowForEachKindAndAPlotForEachGame() throws IOException {
    List<String> told = run("kukuli", "wolfwalkers", "--games", "2").lines().toList();
    List<String> page = Files.readAllLines(folder.resolve("figures.md"));
    // Two presets and three levels of one; three numbers of players and three levels of the other.
    assertEquals(3, rows(page, "| 2 | book"));
    assertEquals(3 + 3, rows(page, "| 2 | house"));
    assertEquals(3, rows(page, "| 4 | house"));
    assertEquals(6 + 9, told.size());
    assertTrue(told.getFirst().startsWith("{\"game\":\"kukuli\",\"players\":2,"), told.getFirst());
    for (String game : List.of("kukuli", "wolfwalkers")) {
      BufferedImage plot = ImageIO.read(folder.resolve("figures").resolve(game + ".png").toFile());
      assertTrue(plot.getWidth() >= 480 && plot.getHeight() > 600, game);
    }
  }

  private static long rows(List<String> page, String start) {
    return page.stream().filter(row -> row.startsWith(start)).count();
  }

  @Test
  void theSameSeedGivesTheSamePage() throws IOException {
    run("bagh-chal", "--games", "3", "--seed", "5");
    String first = Files.readString(folder.resolve("figures.md"));
    run("bagh-chal", "--games", "3", "--seed", "5", "--threads", "1");
    assertEquals(first, Files.readString(folder.resolve("figures.md")));
  }

  @Test
  void rareEndsAreNotRoundedAway() {
    Figure figure =
        new Figure(
            "kukuli",
            2,
            "house",
            "dog",
            1_000,
            new Figure.Turns(50.5, 20, 48, 90, 312),
            new Figure.First(487, 0.487, 0.456, 0.518),
            1,
            Map.of("KU-4", 999L, "T-6", 1L));
    assertTrue(
        FigurePage.of(Map.of(new Kukuli().info(), List.of(figure)), 1)
            .contains(
                "| 2 | house | dog | 1,000 | KU-4 99.9 %, T-6 0.10 % | 48 (20 to 90), 312"
                    + " | 48.7 % (45.6 to 51.8) | 0.10 % |"));
  }

  private String run(String... args) {
    CommandLine line = Main.commandLine();
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    line.setOut(new PrintWriter(out, true)).setErr(new PrintWriter(err, true));
    List<String> all = new ArrayList<>(List.of("figures", "--json", "--out", folder.toString()));
    all.addAll(List.of(args));
    assertEquals(0, line.execute(all.toArray(String[]::new)), err::toString);
    return out.toString();
  }
}

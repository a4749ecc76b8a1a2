package bergerie.rules.scenario;

import bergerie.rules.Game;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * One scenario: its title, which begins with the ids of the rules it shows, and its lines.
 *
 * @param line where it starts in its file
 */
public record Scenario(String title, int line, List<Line> lines) {
  public Scenario {
    lines = List.copyOf(lines);
  }

  public static List<Scenario> read(String text) {
    return ScenarioFile.cut(text);
  }

  /** Those in a file beside a game; none without one. */
  public static List<Scenario> beside(Game<?, ?, ?> game, String file) {
    try (InputStream in = game.getClass().getResourceAsStream(file)) {
      return in == null ? List.of() : read(new String(in.readAllBytes(), StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** A keyword and the rest, with the number of the line in the file. */
  public record Line(int number, String keyword, String rest) {

    static Line of(int number, String line) {
      String[] parts = line.split("\\s+", 2);
      return new Line(number, parts[0], parts.length == 2 ? parts[1] : "");
    }

    Line and(String more) {
      return new Line(number, keyword, (rest + " " + more).strip());
    }
  }
}

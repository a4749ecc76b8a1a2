package bergerie.app.develop;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The files of a small game that works, and the places where it is listed. */
final class Scaffold {

  private static final int JAVA_WIDTH = 100;

  /** What stands where, by templates; names of the game in both. */
  private static final List<Map.Entry<String, String>> FILES =
      List.of(
          rules("Game.java", "@TYPE@.java"),
          rules("GameInfo.java", "@TYPE@Info.java"),
          rules("GameNotation.java", "@TYPE@Notation.java"),
          rules("Flock.java", "Flock.java"),
          rules("Drive.java", "Drive.java"),
          rules("GameView.java", "@TYPE@View.java"),
          rules("package-info.java", "package-info.java"),
          Map.entry("rules.txt", "rules/src/main/resources/bergerie/games/@PACKAGE@/rules.txt"),
          Map.entry("guide.txt", "rules/src/main/resources/bergerie/games/@PACKAGE@/guide.txt"),
          Map.entry("scenarios.txt", "rules/src/test/resources/scenarios/@ID@.txt"),
          Map.entry("rules.md", "docs/games/@ID@.md"),
          Map.entry("ours.md", "docs/games/ours/@ID@.md"),
          page("game.ts", "games/@ID@/@ID@.ts"),
          page("table.ts", "games/@ID@/table.ts"),
          page("flock.ts", "games/@ID@/flock.ts"),
          page("view.ts", "games/@ID@/view.ts"),
          page("words.ts", "games/@ID@/words.ts"),
          page("game.css", "games/@ID@/@ID@.css"),
          page("table.css", "games/@ID@/table.css"),
          page("art.ts", "art/@ID@.ts"),
          page("test.ts", "tests/@ID@.test.ts"));

  private final GameName name;

  Scaffold(GameName name) {
    this.name = name;
  }

  private static Map.Entry<String, String> rules(String template, String file) {
    return Map.entry(template, "rules/src/main/java/bergerie/games/@PACKAGE@/" + file);
  }

  private static Map.Entry<String, String> page(String template, String file) {
    return Map.entry("page/" + template, "web/" + file);
  }

  /** The new files, by their paths from the root of the sources. */
  Map<String, String> files() {
    Map<String, String> files = new LinkedHashMap<>();
    for (Map.Entry<String, String> file : FILES) {
      files.put(name.in(file.getValue()), fitted(name.in(template(file.getKey()))));
    }
    return files;
  }

  private static String template(String file) {
    String path = "new-game/" + file;
    try (InputStream in = Scaffold.class.getResourceAsStream(path)) {
      if (in == null) {
        throw new IllegalStateException("no template " + path);
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** A line of a template that begins with {@code ~} goes on with the one above, if it fits. */
  private static String fitted(String text) {
    List<String> lines = new ArrayList<>();
    for (String line : text.split("\n", -1)) {
      if (!line.startsWith("~")) {
        lines.add(line);
        continue;
      }
      String joined = lines.getLast() + " " + line.substring(1).strip();
      if (joined.length() <= JAVA_WIDTH) {
        lines.set(lines.size() - 1, joined);
      } else {
        lines.add(line.substring(1));
      }
    }
    return String.join("\n", lines);
  }
}

package bergerie.rules;

import bergerie.rules.scenario.Scenario;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/** The scenario files of this module. */
final class ScenarioLibrary {

  private static final Path FOLDER = Path.of("src/test/resources/scenarios");

  private ScenarioLibrary() {}

  static Map<String, List<Scenario>> files() throws IOException {
    Map<String, List<Scenario>> files = new TreeMap<>();
    try (Stream<Path> found = Files.walk(FOLDER)) {
      for (Path file : found.filter(path -> path.toString().endsWith(".txt")).toList()) {
        files.put(FOLDER.relativize(file).toString(), Scenario.read(Files.readString(file)));
      }
    }
    return files;
  }
}

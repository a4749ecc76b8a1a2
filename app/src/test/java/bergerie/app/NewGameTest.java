package bergerie.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bergerie.rules.Game;
import bergerie.rules.Laws;
import bergerie.rules.Setup;
import bergerie.rules.Setups;
import bergerie.rules.scenario.Failure;
import bergerie.rules.scenario.Scenario;
import bergerie.rules.scenario.Scenarios;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The scaffold gives a game that compiles, obeys the laws and passes its scenarios. */
class NewGameTest {

  private static final String SHELF = "rules/src/main/java/bergerie/games/Shelf.java";

  @TempDir Path root = Path.of("");

  @Test
  void theScaffoldedGameWorks() throws Exception {
    layOut();
    Game<?, ?, ?> game = compiled();
    for (Setup setup : Setups.all(game.info())) {
      Laws.check(game, setup, 1);
    }
    Scenarios scenarios = new Scenarios(id -> Optional.of(game));
    Path file = root.resolve("rules/src/test/resources/scenarios/fox-and-geese.txt");
    for (Scenario scenario : Scenario.read(Files.readString(file))) {
      assertEquals(Optional.<Failure>empty(), scenarios.play(scenario));
    }
    assertTrue(Files.readString(root.resolve(SHELF)).contains("new FoxAndGeese()"));
  }

  @Test
  void nothingIsOverwritten() throws IOException {
    layOut();
    assertEquals(2, run());
  }

  private void layOut() throws IOException {
    Path shelf = root.resolve(SHELF);
    Files.createDirectories(shelf.resolve("..").normalize());
    Files.copy(Path.of("..").resolve(SHELF), shelf);
    assertEquals(0, run());
  }

  private int run() {
    return Main.commandLine().execute("new-game", "fox-and-geese", "--into", root.toString());
  }

  private Game<?, ?, ?> compiled() throws Exception {
    Path classes = Files.createDirectories(root.resolve("classes"));
    List<String> arguments =
        new ArrayList<>(
            List.of("-d", classes.toString(), "-cp", System.getProperty("java.class.path")));
    Path sources = root.resolve("rules/src/main/java");
    try (Stream<Path> files = Files.walk(sources)) {
      files
          .filter(path -> path.toString().endsWith(".java"))
          .forEach(path -> arguments.add(path.toString()));
    }
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    assertEquals(0, compiler.run(null, null, null, arguments.toArray(String[]::new)));
    Path texts = Path.of("bergerie/games/foxandgeese/rules.txt");
    Files.copy(root.resolve("rules/src/main/resources").resolve(texts), classes.resolve(texts));
    URLClassLoader loader = new URLClassLoader(new URL[] {classes.toUri().toURL()});
    return (Game<?, ?, ?>)
        loader
            .loadClass("bergerie.games.foxandgeese.FoxAndGeese")
            .getDeclaredConstructor()
            .newInstance();
  }
}

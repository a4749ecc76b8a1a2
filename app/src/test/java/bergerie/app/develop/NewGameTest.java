package bergerie.app.develop;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * New games are laid out in a copy of the sources, one of them is turned into the worked example,
 * and the house finds nothing against them. {@link NewGameWalkTest} asks the whole house.
 */
class NewGameTest {

  /** The shortest name and the longest: formats depend on it. */
  private static final List<String> PLAIN = List.of("g", "sheep-and-shepherd-games");

  private static final String EXAMPLE = "fox-and-geese";
  private static final List<String> GAMES =
      Stream.concat(PLAIN.stream(), Stream.of(EXAMPLE)).toList();

  /** What the formatter needs of the compiler. */
  private static final List<String> OPENED =
      Stream.of("api", "code", "file", "parser", "tree", "util")
          .map(part -> "--add-exports=jdk.compiler/com.sun.tools.javac." + part + "=ALL-UNNAMED")
          .toList();

  private static final String GENERATOR =
      Path.of("../table/target/test-classes").toAbsolutePath().normalize().toString();

  @TempDir private static Path folder = Path.of("");

  private static SourceCopy copy = new SourceCopy(folder);

  @BeforeAll
  static void layOut() throws IOException {
    copy = SourceCopy.into(folder.resolve("copy"));
    for (String id : GAMES) {
      assertEquals(0, copy.newGame(id));
    }
    copy.overlay(EXAMPLE);
  }

  @AfterAll
  static void leaveTools() throws IOException {
    Files.deleteIfExists(copy.root().resolve("web/node_modules"));
  }

  @Test
  void nothingIsOverwritten() throws IOException {
    List<String> before = copy.changed("");
    assertEquals(2, copy.newGame(EXAMPLE));
    assertEquals(before, copy.changed(""));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "Fox",
        "3-men",
        "fox-",
        "switch",
        "delete",
        "hunt",
        "list",
        "kukuli",
        "bag-hchal",
        "a-name-of-25-letters-is-it"
      })
  void aNameThatCanNotBeIsRefused(String id) {
    assertEquals(2, copy.newGame(id));
  }

  @Test
  void rulesAreFormatted() throws Exception {
    List<String> command = new ArrayList<>(List.of(java(), "-cp", classPath()));
    command.addAll(OPENED);
    command.add("com.google.googlejavaformat.java.Main");
    command.addAll(List.of("--dry-run", "--set-exit-if-changed"));
    command.addAll(copy.changed(".java"));
    copy.run(".", command);
  }

  /** The page's check, as far as it looks at what is new, goes by what is made from the views. */
  @Test
  void rulesObeyTheLawsAndPagesFitThem() throws Exception {
    String compiled = compiled() + File.pathSeparator;
    inspect("rules", compiled + classPath(), GAMES);
    String generating = compiled + GENERATOR + File.pathSeparator + classPath();
    inspect("table", generating, List.of());
    copy.useTools();
    tool("tsc", List.of("--noEmit"));
    tool("eslint", copy.changed(".ts"));
    tool("prettier", joined(List.of("--check"), joined(copy.changed(".ts"), copy.changed(".css"))));
    copy.run("web", List.of("node", "build.mjs", "--tests"));
    List<String> tests =
        joined(List.of("words", "styles", "rules"), GAMES).stream()
            .map(test -> "build/tests/" + test + ".test.mjs")
            .toList();
    copy.run("web", joined(List.of("node", "--test"), tests));
  }

  /** The shelf and the new games, as strictly as the build does it but for Error Prone. */
  private static Path compiled() throws IOException {
    Path classes = Files.createDirectories(folder.resolve("classes"));
    List<String> arguments =
        joined(
            List.of("-d", classes.toString(), "-cp", classPath()),
            List.of("-Xlint:all,-classfile,-path,-processing", "-Werror"));
    List<String> rules =
        copy.changed(".java").stream().filter(path -> path.contains("/rules/src/")).toList();
    assertEquals(
        0,
        ToolProvider.getSystemJavaCompiler()
            .run(null, null, null, joined(arguments, rules).toArray(String[]::new)));
    for (String id : GAMES) {
      for (String text : List.of("rules.txt", "guide.txt")) {
        Path file = Path.of("bergerie/games", id.replace("-", ""), text);
        Files.copy(
            copy.root().resolve("rules/src/main/resources").resolve(file), classes.resolve(file));
      }
    }
    return classes;
  }

  private static void inspect(String where, String classPath, List<String> ids) throws Exception {
    String written = "-Dbergerie.write=" + ids.isEmpty();
    List<String> program = List.of(java(), written, "-cp", classPath, Inspection.class.getName());
    copy.run(where, joined(program, ids));
  }

  private static void tool(String name, List<String> arguments) throws Exception {
    copy.run("web", joined(List.of("node_modules/.bin/" + name), arguments));
  }

  private static List<String> joined(List<String> some, List<String> others) {
    return Stream.concat(some.stream(), others.stream()).toList();
  }

  private static String java() {
    return Path.of(System.getProperty("java.home"), "bin", "java").toString();
  }

  private static String classPath() {
    return System.getProperty("java.class.path");
  }
}

package bergerie.app;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(
    name = "new-game",
    description = {
      "Lays out a new game: a small game that works, to be turned into yours.",
      "Run it in the root of the sources; docs/add-a-game.md tells what to do then."
    },
    mixinStandardHelpOptions = true)
final class NewGameCommand implements Callable<Integer> {

  private static final String SHELF = "rules/src/main/java/bergerie/games/Shelf.java";

  @Spec private CommandSpec spec = CommandSpec.create();

  @Parameters(index = "0", paramLabel = "ID", description = "The game's id, such as fox-and-geese.")
  private String id = "";

  @Option(
      names = "--into",
      paramLabel = "DIR",
      description = "Root of the sources (default: here).")
  private Path root = Path.of("");

  @Override
  public Integer call() throws IOException {
    if (!id.matches("[a-z][a-z0-9]*(-[a-z0-9]+)*")) {
      throw new BadRequest("ID: expected small letters, digits and hyphens, got “" + id + "”");
    }
    if (!Files.exists(root.resolve(SHELF))) {
      throw new BadRequest("no " + SHELF + " here: run new-game in the root of the sources");
    }
    Map<Path, String> files = files();
    for (Path file : files.keySet()) {
      if (Files.exists(file)) {
        throw new BadRequest(file + " is already there");
      }
    }
    for (Map.Entry<Path, String> file : files.entrySet()) {
      Path folder = file.getKey().toAbsolutePath().getParent();
      if (folder != null) {
        Files.createDirectories(folder);
      }
      Files.writeString(file.getKey(), file.getValue());
      spec.commandLine().getOut().println("wrote " + file.getKey());
    }
    Path shelf = root.resolve(SHELF);
    Files.writeString(shelf, shelved(Files.readString(shelf)));
    spec.commandLine().getOut().println("added it to " + shelf);
    return 0;
  }

  private Map<Path, String> files() throws IOException {
    String java = "rules/src/main/java/bergerie/games/" + folder() + "/";
    Map<Path, String> files = new LinkedHashMap<>();
    for (String part : new String[] {"", "Info", "Notation", "State", "Move", "View"}) {
      files.put(root.resolve(java + type() + part + ".java"), filled("Game" + part + ".java"));
    }
    files.put(root.resolve(java + "package-info.java"), filled("package-info.java"));
    files.put(
        root.resolve("rules/src/main/resources/bergerie/games/" + folder() + "/rules.txt"),
        filled("rules.txt"));
    files.put(root.resolve("docs/games/" + id + ".md"), filled("page.md"));
    files.put(
        root.resolve("rules/src/test/resources/scenarios/" + id + ".txt"), filled("scenarios.txt"));
    return files;
  }

  private String filled(String template) throws IOException {
    try (InputStream in = NewGameCommand.class.getResourceAsStream("new-game/" + template)) {
      if (in == null) {
        throw new IllegalStateException("no template " + template);
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8)
          .replace("@ID@", id)
          .replace("@TYPE@", type())
          .replace("@PACKAGE@", folder())
          .replace("@RULE@", rulePrefix());
    }
  }

  private String shelved(String source) {
    String withGame = source.replaceFirst("new Kukuli\\(\\)", "new Kukuli(), new " + type() + "()");
    return withGame.replaceFirst(
        "import bergerie\\.rules\\.Game;",
        "import bergerie.games." + folder() + "." + type() + ";\nimport bergerie.rules.Game;");
  }

  private String folder() {
    return id.replace("-", "");
  }

  private String type() {
    StringBuilder type = new StringBuilder();
    for (String word : id.split("-", -1)) {
      type.append(Character.toUpperCase(word.charAt(0))).append(word.substring(1));
    }
    return type.toString();
  }

  /** The initials of the first two words, or the first two letters. */
  private String rulePrefix() {
    String[] words = id.split("-", -1);
    String letters = words.length > 1 ? "" + words[0].charAt(0) + words[1].charAt(0) : id;
    return letters.substring(0, Math.min(2, letters.length())).toUpperCase(Locale.ROOT);
  }
}

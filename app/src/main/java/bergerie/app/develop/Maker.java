package bergerie.app.develop;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * Has everything made anew that is made from the views of all games: codecs, types of the page,
 * schemas. Maven does it, since it takes the compiled game.
 */
final class Maker {

  private static final List<String> COMMAND =
      List.of("-B", "-q", "-Pcontract", "-pl", "table", "-am", "test");

  private final Path root;

  Maker(Path root) {
    this.root = root;
  }

  /** What went wrong, if anything did. */
  Optional<String> make() throws IOException, InterruptedException {
    ProcessBuilder builder = new ProcessBuilder(maven());
    builder.command().addAll(COMMAND);
    Process process =
        builder.directory(root.toAbsolutePath().toFile()).redirectErrorStream(true).start();
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    return process.waitFor() == 0 ? Optional.empty() : Optional.of(said);
  }

  /** For whoever has to do it by hand. */
  static String command() {
    return "mvn " + String.join(" ", COMMAND);
  }

  private static String maven() {
    return Optional.ofNullable(System.getenv("MAVEN")).orElse("mvn");
  }
}

package bergerie.server.corpus;

import bergerie.server.TestServer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;

/**
 * What was said and heard in a session, step by step. Every step names who it is about, and what
 * happens: {@code opens}, {@code says}, {@code says bytes}, {@code hears}, {@code leaves}, {@code
 * closed} for a connection, {@code asks} and {@code gets} for a call.
 *
 * @param name such as {@code wire/chat}
 */
record Transcript(String name, List<JsonNode> steps) {

  private static final String ENDING = ".jsonl.gz";

  Transcript {
    steps = List.copyOf(steps);
  }

  static List<Transcript> all(String kind) {
    try (Stream<Path> files = Files.list(Corpus.FOLDER.resolve(kind))) {
      return files
          .map(file -> kind + "/" + file.getFileName().toString().replace(ENDING, ""))
          .sorted()
          .map(Transcript::read)
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static Transcript read(String name) {
    return new Transcript(
        name, Corpus.unzipped(file(name)).lines().map(TestServer.JSON::readTree).toList());
  }

  static boolean exists(String name) {
    return Files.exists(file(name));
  }

  void write() {
    Corpus.write(
        file(name),
        Corpus.zip(steps.stream().map(JsonNode::toString).collect(Collectors.joining("\n"))));
  }

  private static Path file(String name) {
    return Corpus.FOLDER.resolve(name + ENDING);
  }

  @Override
  public String toString() {
    return name;
  }
}

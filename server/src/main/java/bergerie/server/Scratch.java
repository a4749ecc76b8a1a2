package bergerie.server;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.stream.Stream;

/** A folder for a while: it goes with all that is in it. */
public record Scratch(Path folder) implements AutoCloseable {

  public static Scratch make() {
    try {
      return new Scratch(Files.createTempDirectory("bergerie"));
    } catch (IOException e) {
      throw new UncheckedIOException("no folder for a while can be made", e);
    }
  }

  /** One that goes when the program ends. */
  public static Scratch untilTheEnd() {
    Scratch scratch = make();
    Runtime.getRuntime().addShutdownHook(new Thread(scratch::close));
    return scratch;
  }

  @Override
  public void close() {
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.deleteIfExists(file);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(folder + " can't be removed", e);
    }
  }
}

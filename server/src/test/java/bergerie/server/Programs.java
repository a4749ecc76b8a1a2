package bergerie.server;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** What is installed on this machine, by the names of commands. */
public final class Programs {

  private Programs() {}

  /** The first that is there. */
  public static Optional<Path> find(String... names) {
    List<String> folders = List.of(System.getenv("PATH").split(File.pathSeparator));
    return Arrays.stream(names)
        .flatMap(name -> folders.stream().map(folder -> Path.of(folder, name)))
        .filter(Files::isExecutable)
        .findFirst();
  }
}

package bergerie.server.store;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.net.URI;
import java.net.URL;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The newest script is found where the program runs from folders, and where it runs from jars. */
class MigrationsTest {

  @TempDir private Path folder = Path.of("");

  @Test
  void inAFolder() throws IOException {
    assertEquals(12, Migrations.newest(scripts(folder).toUri().toURL()));
  }

  @Test
  void inAJar() throws IOException {
    Path jar = folder.resolve("program.jar");
    try (FileSystem inside =
        FileSystems.newFileSystem(URI.create("jar:" + jar.toUri()), Map.of("create", "true"))) {
      scripts(inside.getPath("/db"));
      Files.createDirectories(inside.getPath("/other"));
      Files.createFile(inside.getPath("/other/V99__other.sql"));
    }
    URL place = URI.create("jar:" + jar.toUri() + "!/db").toURL();
    assertEquals(12, Migrations.newest(place));
  }

  private static Path scripts(Path folder) throws IOException {
    Files.createDirectories(folder);
    for (String name : List.of("V1__events.sql", "V9__more.sql", "V12__most.sql", "notes.txt")) {
      Files.createFile(folder.resolve(name));
    }
    return folder;
  }
}

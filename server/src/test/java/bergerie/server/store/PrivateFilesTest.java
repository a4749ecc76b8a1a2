package bergerie.server.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import bergerie.table.port.Entry;
import java.io.IOException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What a house keeps is for its host's eyes only. */
class PrivateFilesTest {

  private static final String FILE = "rw-------";

  @TempDir private Path folder = Path.of("");

  @BeforeEach
  void whereFilesHaveOwners() {
    assumeTrue(FileSystems.getDefault().supportedFileAttributeViews().contains("posix"));
  }

  @Test
  void everythingInTheDataFolderIsPrivate() throws IOException {
    Path data = folder.resolve("house/data");
    try (Vault store = Stores.open(data, Optional.empty())) {
      store.append(List.of(new Entry("m", 1, 1, "a"))).join();
      assertEquals("rwx------", mode(data));
      assertEquals("rwx------", mode(data.getParent()));
      assertEquals(
          Map.of(
              "bergerie.db", FILE,
              "bergerie.db-wal", FILE,
              "bergerie.db-shm", FILE,
              "bergerie.lock", FILE,
              "seeds.key", FILE),
          modes(data));
    }
  }

  @Test
  void aDatabaseThatWasOpenToOthersIsClosedToThem() throws IOException {
    Stores.open(folder, Optional.empty()).close();
    Path file = folder.resolve(Stores.FILE);
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-r--rw-"));
    Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwxr-xr-x"));
    try (Vault store = Stores.open(folder, Optional.empty())) {
      store.append(List.of(new Entry("m", 1, 1, "a"))).join();
      assertEquals(List.of(FILE), modes(folder).values().stream().distinct().toList());
      assertEquals("rwxr-xr-x", mode(folder), "a folder stays as its owner made it");
    }
  }

  @ParameterizedTest
  @EnumSource
  void backupsArePrivate(Database database) throws IOException {
    try (Vault store = database.place().open()) {
      store.append(List.of(new Entry("m", 1, 1, "a"))).join();
      store.backup(folder.resolve("backup.db"));
      assertEquals(Map.of("backup.db", FILE), modes(folder));
    }
  }

  private static Map<String, String> modes(Path folder) throws IOException {
    Map<String, String> modes = new TreeMap<>();
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.toList()) {
        modes.put(file.getFileName().toString(), mode(file));
      }
    }
    return modes;
  }

  private static String mode(Path file) throws IOException {
    return PosixFilePermissions.toString(Files.getPosixFilePermissions(file));
  }
}

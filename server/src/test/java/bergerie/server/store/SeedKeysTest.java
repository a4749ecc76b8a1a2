package bergerie.server.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bergerie.server.safe.SeedKeys;
import bergerie.table.port.Entry;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Whoever has the database has no seed; whoever has the backup has all there is. */
class SeedKeysTest {

  private static final String SEED = "0123456789abcdef".repeat(4);

  @TempDir private Path folder = Path.of("");

  /** A player whose name looks like a seed is no seed. */
  private static Entry begun(String match) {
    return new Entry(
        match,
        1,
        7,
        "{\"t\":\"created\",\"seats\":[{\"name\":\"\\\"seed\\\":\\\"x\"}],\"seed\":\""
            + SEED
            + "\"}");
  }

  @ParameterizedTest
  @EnumSource
  void theLogHoldsNoSeedThatCanBeRead(Database database) throws IOException {
    Database.Place place = database.place();
    try (Vault store = place.open()) {
      store.append(List.of(begun("m"))).join();
      store.append(List.of(begun("m"))).join();
      assertEquals(List.of(begun("m")), store.load("m"), "the same is written once");
      store.backup(folder.resolve("backup.db"));
    }
    assertFalse(bytes(folder).contains(SEED));
    if (database == Database.SQLITE) {
      assertFalse(bytes(place.data()).contains(SEED));
    }
    try (Vault store = place.open()) {
      assertEquals(List.of(begun("m")), store.load("m"), "after a new start");
    }
    try (Archive archive = Stores.read(place.data(), place.url()).orElseThrow()) {
      assertEquals(List.of(begun("m")), archive.load("m"));
    }
  }

  @Test
  void theKeyIsItsOwnersAlone() throws IOException {
    Database.Place place = Database.SQLITE.place();
    place.open().close();
    Path key = place.data().resolve(SeedKeys.FILE);
    assertEquals("rw-------", PosixFilePermissions.toString(Files.getPosixFilePermissions(key)));
    assertTrue(Files.readString(key).matches("[0-9a-f]{64}\n"));
  }

  @ParameterizedTest
  @EnumSource
  void withoutItsKeyADatabaseIsNotOpened(Database database) throws IOException {
    Database.Place place = database.place();
    try (Vault store = place.open()) {
      store.append(List.of(begun("m"))).join();
    }
    Path key = place.data().resolve(SeedKeys.FILE);
    Files.move(key, folder.resolve("elsewhere"));
    String said = assertThrows(StoreException.class, place::open).getMessage();
    assertTrue(said.contains(key.toString()) && said.contains("restore a backup"), said);
    assertFalse(Files.exists(key), "no other key is made");
    try (Archive archive = Stores.read(place.data(), place.url()).orElseThrow()) {
      assertThrows(StoreException.class, () -> archive.load("m"));
    }
    Files.move(folder.resolve("elsewhere"), key);
    try (Vault store = place.open()) {
      assertEquals(List.of(begun("m")), store.load("m"));
    }
  }

  @ParameterizedTest
  @EnumSource
  void aBackupBringsItsKeyAndKeepsNoneInTheDatabase(Database database) throws IOException {
    Path backup = folder.resolve("backup.db");
    try (Vault store = Database.SQLITE.place().open()) {
      store.append(List.of(begun("m"))).join();
      store.backup(backup);
    }
    Database.Place place = database.place();
    Stores.restore(backup, place.data(), place.url());
    String key = Files.readString(place.data().resolve(SeedKeys.FILE)).strip();
    assertTrue(bytes(folder).contains(key));
    try (Vault store = place.open()) {
      assertEquals(List.of(begun("m")), store.load("m"));
      store.append(List.of(begun("n"))).join();
    }
    Files.delete(place.data().resolve(SeedKeys.FILE));
    assertFalse(bytes(place.data()).contains(key));
  }

  @Test
  void aKeyThatIsThereAlreadyGoesOnLocking() throws IOException {
    Path backup = folder.resolve("backup.db");
    Path data = folder.resolve("data");
    try (Vault store = Stores.open(folder.resolve("other"), Optional.empty())) {
      store.append(List.of(begun("m"))).join();
      store.backup(backup);
    }
    Stores.open(data, Optional.empty()).close();
    String own = Files.readString(data.resolve(SeedKeys.FILE)).strip();
    Stores.restore(backup, data, Optional.empty());
    List<String> keys = Files.readAllLines(data.resolve(SeedKeys.FILE));
    assertEquals(own, keys.getFirst());
    assertEquals(2, keys.size());
    try (Vault store = Stores.open(data, Optional.empty())) {
      assertEquals(List.of(begun("m")), store.load("m"));
    }
  }

  /** Somebody serves a backup just as it is. */
  @Test
  void aBackupInThePlaceOfADatabaseGivesItsKeyAway() throws IOException {
    try (Vault store = Database.SQLITE.place().open()) {
      store.append(List.of(begun("m"))).join();
      store.backup(folder.resolve(Stores.FILE));
    }
    try (Vault store = Stores.open(folder, Optional.empty())) {
      assertEquals(List.of(begun("m")), store.load("m"));
    }
    Path file = folder.resolve(SeedKeys.FILE);
    String key = Files.readString(file).strip();
    Files.delete(file);
    assertFalse(bytes(folder).contains(key));
  }

  @Test
  void aSeedOfOneMatchIsNoneOfAnother() {
    SeedKeys keys = SeedKeys.of(Stream.of("7".repeat(64)));
    String locked = keys.locked("m", begun("m").body());
    assertNotEquals(locked, keys.locked("n", begun("m").body()));
    assertEquals(begun("m").body(), keys.opened("m", locked));
    assertThrows(IllegalStateException.class, () -> keys.opened("n", locked));
    SeedKeys others = SeedKeys.of(Stream.of("8".repeat(64)));
    assertThrows(IllegalStateException.class, () -> others.opened("m", locked));
  }

  @Test
  void whatIsNotASecretStaysAsItIs() {
    SeedKeys keys = SeedKeys.of(Stream.of("7".repeat(64)));
    String imported = "{\"t\":\"imported\",\"seed\":\"" + SEED + "\"}";
    assertEquals(imported, keys.locked("m", imported));
    assertEquals(
        begun("m").body(), keys.opened("m", begun("m").body()), "from before there were keys");
  }

  @Test
  void aFileOfSomethingElseIsNoKey() throws IOException {
    Database.Place place = Database.SQLITE.place();
    Files.createDirectories(place.data());
    Files.writeString(place.data().resolve(SeedKeys.FILE), "secret\n");
    String said = assertThrows(StoreException.class, place::open).getMessage();
    assertTrue(said.contains(SeedKeys.FILE), said);
  }

  /** All that stands in the files of a folder. */
  private static String bytes(Path folder) throws IOException {
    StringBuilder all = new StringBuilder();
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        all.append(new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1));
      }
    }
    return all.toString();
  }
}

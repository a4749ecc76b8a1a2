package bergerie.server.store;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bergerie.table.port.Entry;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What is no database of this server is said to be none, and left alone; a backup is put back. */
class FitnessTest {

  private static final int MANY = 400;

  private static Entry entry(String match, long seq) {
    return new Entry(match, seq, 1_000 * seq, "{\"number\": " + seq + "}");
  }

  private static List<Entry> entries() {
    return IntStream.rangeClosed(1, MANY).mapToObj(seq -> entry("m", seq)).toList();
  }

  private static void fill(Database.Place place) {
    try (Vault store = place.open()) {
      store.append(entries()).join();
      store.append(List.of(entry("n", 1))).join();
    }
  }

  private static void execute(Database.Place place, String... statements) throws SQLException {
    String url =
        place.url().map(Stores::jdbc).orElse("jdbc:sqlite:" + place.data().resolve(Stores.FILE));
    try (Connection connection = DriverManager.getConnection(url);
        Statement statement = connection.createStatement()) {
      for (String sql : statements) {
        statement.execute(sql);
      }
    }
  }

  private static String told(Supplier<?> attempt) {
    return String.valueOf(assertThrows(StoreException.class, attempt::get).getMessage());
  }

  private static void assertRefused(Database.Place place, String why) {
    assertTrue(told(place::open).contains(why), told(place::open));
    Supplier<?> read = () -> Stores.read(place.data(), place.url());
    assertTrue(told(read).contains(why), told(read));
  }

  @ParameterizedTest
  @EnumSource
  void anotherProgramsTablesAreLeftAlone(Database database) throws SQLException {
    Database.Place place = database.place();
    execute(place, "CREATE TABLE recipe (name TEXT)");
    assertRefused(place, "belongs to another program");
    execute(place, "INSERT INTO recipe VALUES ('soup')");
  }

  @ParameterizedTest
  @EnumSource
  void aNewerFormIsRefused(Database database) throws SQLException {
    Database.Place place = database.place();
    fill(place);
    String history =
        """
        INSERT INTO flyway_schema_history
        SELECT 900, '900', 'later', type, 'V900__later.sql', 0, installed_by, installed_on, 1, success
        FROM flyway_schema_history WHERE version = '1'
        """;
    execute(place, history);
    assertRefused(
        place,
        "was written by a newer Bergerie (its form is 900, this one knows %d)"
            .formatted(SqliteEngine.newest()));
    execute(place, "DELETE FROM flyway_schema_history WHERE version = '900'");
    place.open().close();
  }

  @Test
  void aDamagedFileIsNamedWithTheBackupToRestore() throws IOException {
    Database.Place place = Database.SQLITE.place();
    fill(place);
    Path backup = place.data().resolve("yesterday.db");
    try (Archive archive = Stores.read(place.data(), place.url()).orElseThrow()) {
      archive.backup(backup);
    }
    Path file = place.data().resolve(Stores.FILE);
    byte[] noise = "This was a database once. ".repeat(1_000).getBytes();
    Files.write(file, noise);
    assertRefused(place, file + " is damaged, or no database at all");
    assertRefused(place, "The newest backup beside it is " + backup + ", of 2");

    Stores.Restored restored = Stores.restore(backup, place.data(), place.url());
    assertEquals(
        new Survey(2, MANY + 1, Optional.of(Instant.ofEpochMilli(1_000 * MANY))),
        restored.survey());
    assertArrayEquals(noise, Files.readAllBytes(restored.kept().orElseThrow()));
    try (Vault store = place.open()) {
      assertEquals(entries(), store.load("m"));
    }
  }

  /**
   * What was only in the log beside the old file stays there, and does not get into the new one.
   */
  @Test
  void whatWasThereIsKeptWhole() throws SQLException {
    Database.Place old = Database.SQLITE.place();
    Database.Place place = Database.SQLITE.place();
    fill(old);
    try (Vault store = place.open()) {
      store.append(List.of(entry("later", 1))).join();
    }
    execute(place, "PRAGMA journal_mode = WAL");
    Path backup = place.data().resolve("old.db");
    try (Archive archive = Stores.read(old.data(), old.url()).orElseThrow()) {
      archive.backup(backup);
    }
    Path kept = Stores.restore(backup, place.data(), place.url()).kept().orElseThrow();
    try (Vault store = place.open()) {
      assertEquals(entries(), store.load("m"));
      assertEquals(List.of(), store.load("later"));
    }
    assertEquals(1, Stores.survey(kept).events());
  }

  @ParameterizedTest
  @EnumSource
  void aBackupGoesIntoAnEmptyDatabaseOfEitherKind(Database database) {
    Database.Place from = database.place();
    fill(from);
    Path backup = from.data().resolve("backup.db");
    try (Archive archive = Stores.read(from.data(), from.url()).orElseThrow()) {
      archive.backup(backup);
    }
    for (Database kind : Database.values()) {
      Database.Place to = kind.place();
      assertEquals(Optional.empty(), Stores.restore(backup, to.data(), to.url()).kept());
      try (Vault store = to.open()) {
        assertEquals(entries(), store.load("m"));
        assertThrows(InUse.class, () -> Stores.restore(backup, to.data(), to.url()));
      }
    }
  }

  @Test
  void nothingIsRestoredOverMatchesInADatabase() {
    Database.Place place = Database.POSTGRESQL.place();
    fill(place);
    Path backup = place.data().resolve("backup.db");
    try (Archive archive = Stores.read(place.data(), place.url()).orElseThrow()) {
      archive.backup(backup);
    }
    assertTrue(
        told(() -> Stores.restore(backup, place.data(), place.url()))
            .contains("restored into an empty one"));
  }

  /** In the middle, where a start would not look. */
  @Test
  void aBackupWithABadPageIsFoundOutAndChangesNothing() throws IOException {
    Database.Place place = Database.SQLITE.place();
    fill(place);
    Path backup = place.data().resolve("bad.db");
    try (Archive archive = Stores.read(place.data(), place.url()).orElseThrow()) {
      archive.backup(backup);
    }
    byte[] bytes = Files.readAllBytes(backup);
    int page = 4_096;
    assertTrue(bytes.length > 5 * page);
    Arrays.fill(bytes, bytes.length - 2 * page, bytes.length - page, (byte) 0x5a);
    Files.write(backup, bytes);
    assertTrue(
        told(() -> Stores.restore(backup, place.data(), place.url()))
            .contains("bad.db is damaged, or no backup"));
    assertFalse(Files.exists(place.data().resolve(Stores.FILE + ".restoring")));
    try (Vault store = place.open()) {
      assertEquals(entries(), store.load("m"));
    }
  }
}

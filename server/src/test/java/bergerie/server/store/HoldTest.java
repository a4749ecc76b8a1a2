package bergerie.server.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bergerie.server.safe.SeedKeys;
import bergerie.table.port.Entry;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** One writer per store, whatever happens to its connection. */
class HoldTest {

  private static final String WRITER =
      """
      FROM pg_locks WHERE locktype = 'advisory' AND granted
      AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
      """;

  @ParameterizedTest
  @EnumSource
  void aSecondServerIsRefusedAndToldWhoHasTheStore(Database database) {
    Database.Place place = database.place();
    try (Vault first = place.open()) {
      for (int i = 0; i < 2; i++) {
        InUse refused = assertThrows(InUse.class, place::open);
        assertEquals("process " + ProcessHandle.current().pid(), refused.who());
      }
      first.append(List.of(entry(1))).join();
    }
    try (Vault next = place.open()) {
      assertEquals(List.of(entry(1)), next.load("m"));
    }
  }

  @Test
  void anotherProcessIsNamedAndItsEndFreesTheFolder() throws IOException, InterruptedException {
    Database.Place place = Database.SQLITE.place();
    Process other =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty(
                    "surefire.test.class.path", System.getProperty("java.class.path")),
                Other.class.getName(),
                place.data().toString())
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    assertEquals("held", other.inputReader(StandardCharsets.UTF_8).readLine());
    InUse refused = assertThrows(InUse.class, place::open);
    assertEquals(
        place.data() + " is in use by a Bergerie server (process " + other.pid() + ")",
        refused.getMessage());
    other.destroyForcibly().waitFor();
    place.open().close();
  }

  /** Holds a folder until it is killed, or the test ends. */
  static final class Other {
    public static void main(String[] args) throws IOException {
      try (FolderHold _ = FolderHold.take(Path.of(args[0]))) {
        System.out.println("held");
        while (System.in.read() >= 0) {}
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void oneThatWaitsComesNext(Database database) throws InterruptedException {
    Database.Place place = database.place();
    Waiting second;
    try (Vault first = place.open()) {
      second = Waiting.at(place);
      first.append(List.of(entry(1))).join();
      assertFalse(second.store.isDone());
    }
    try (Vault store = second.store.join()) {
      assertEquals(List.of(entry(1)), store.load("m"));
      store.append(List.of(entry(2))).join();
    }
  }

  @ParameterizedTest
  @EnumSource
  void whoOnlyReadsHoldsNothingAndWritesNothing(Database database, @TempDir Path folder)
      throws SQLException {
    Database.Place place = database.place();
    try (Vault store = place.open()) {
      store.append(List.of(entry(1))).join();
      readAll(place, folder.resolve("running.db"));
    }
    readAll(place, folder.resolve("stopped.db"));
    assertEquals(1, number(place, "SELECT count(*) FROM life"));
  }

  private static void readAll(Database.Place place, Path backup) {
    try (Archive archive = Stores.read(place.data(), place.url()).orElseThrow()) {
      assertEquals(List.of(entry(1)), archive.load("m"));
      archive.backup(backup);
    }
    try (Archive copy = new JdbcArchive(new SqliteEngine(backup), SeedKeys.in(place.data()))) {
      assertEquals(List.of(entry(1)), copy.load("m"));
    }
  }

  @Test
  void whatWasNeverThereIsNotMadeByReading(@TempDir Path folder) {
    Path data = folder.resolve("data");
    assertTrue(Stores.read(data, Database.SQLITE.place().url()).isEmpty());
    assertFalse(data.toFile().exists());
  }

  @Test
  void aWriterWhoseConnectionBreaksTakesTheDatabaseUpAgain() throws SQLException {
    Database.Place place = Database.POSTGRESQL.place();
    try (Vault store = place.open()) {
      for (int seq = 1; seq <= 3; seq++) {
        breakWriter(place);
        store.append(List.of(entry(seq))).join();
      }
      assertEquals(3, store.load("m").size());
      assertThrows(InUse.class, place::open);
    }
  }

  @Test
  void aLostConnectionThatTheDatabaseStillKnowsIsEnded() throws SQLException {
    String url = Stores.jdbc(Database.POSTGRESQL.place().url().orElseThrow());
    DatabaseHold hold = new DatabaseHold();
    try (Connection lost = DriverManager.getConnection(url);
        Connection next = DriverManager.getConnection(url)) {
      hold.take(lost);
      assertThrows(SQLException.class, () -> hold.take(next));
      // Ending it may take a while.
      while (!isTaken(hold, next)) {
        Thread.onSpinWait();
      }
      assertFalse(lost.isValid(5));
    }
  }

  private static boolean isTaken(DatabaseHold hold, Connection connection) {
    try {
      hold.take(connection);
      return true;
    } catch (SQLException e) {
      return false;
    }
  }

  @Test
  void somethingElseThatHoldsTheDatabaseIsNamedToo() throws SQLException {
    Database.Place place = Database.POSTGRESQL.place();
    try (Connection other = DriverManager.getConnection(Stores.jdbc(place.url().orElseThrow()))) {
      new DatabaseHold().take(other);
      InUse refused = assertThrows(InUse.class, place::open);
      assertTrue(refused.who().startsWith("PostgreSQL’s process "), refused.who());
    }
  }

  @Test
  void ofTwoExactlyOneGoesOnWriting() throws SQLException, InterruptedException {
    Database.Place place = Database.POSTGRESQL.place();
    Vault first = place.open();
    Waiting second = Waiting.at(place);
    for (int seq = 1; seq <= 5 && !second.store.isDone(); seq++) {
      breakWriter(place);
      CompletableFuture<List<Entry>> written = first.append(List.of(entry(seq)));
      boolean goesOn = written.handle((_, failure) -> failure == null).join();
      assertEquals(goesOn ? seq : seq - 1, number(place, "SELECT count(*) FROM event"));
      assertEquals(goesOn, !first.lost().isDone());
      if (!goesOn) {
        int next = seq;
        second.store.join().append(List.of(entry(next))).join();
      }
      assertEquals(goesOn, !second.store.isDone());
    }
    first.close();
    second.store.join().close();
  }

  @Test
  void aServerThatLostItsDatabaseNeverWritesAgain() throws SQLException, InterruptedException {
    Database.Place place = Database.POSTGRESQL.place();
    Vault first = place.open();
    Waiting second = Waiting.at(place);
    breakWriter(place);
    try (Vault store = second.store.join()) {
      store.append(List.of(entry(1))).join();
    }
    // The lock is free again, but what the first one remembers is old.
    assertThrows(CompletionException.class, first.append(List.of(entry(2)))::join);
    first.lost().join();
    assertThrows(CompletionException.class, first.append(List.of(entry(2)))::join);
    assertEquals(List.of(entry(1)), first.load("m"));
    first.close();
  }

  @Test
  void aServerThatHasNothingToWriteNoticesTheLossToo() throws SQLException, InterruptedException {
    Database.Place place = Database.POSTGRESQL.place();
    Vault first = place.open();
    Waiting second = Waiting.at(place);
    breakWriter(place);
    Vault store = second.store.join();
    String why = first.lost().join().getMessage();
    assertTrue(why.startsWith("the database is in use by a Bergerie server (process "), why);
    first.close();
    store.close();
  }

  /** A server that waits for its turn. */
  private record Waiting(CompletableFuture<Vault> store) {
    static Waiting at(Database.Place place) throws InterruptedException {
      CountDownLatch told = new CountDownLatch(1);
      CompletableFuture<Vault> store =
          CompletableFuture.supplyAsync(
              () -> Stores.await(place.data(), place.url(), () -> 1_000, _ -> told.countDown()));
      assertTrue(told.await(60, TimeUnit.SECONDS), "it says that it waits");
      return new Waiting(store);
    }
  }

  /** Ends the connection that holds the database, and returns when it is gone. */
  private static void breakWriter(Database.Place place) throws SQLException {
    long pid = number(place, "SELECT pid " + WRITER);
    number(place, "SELECT count(pg_terminate_backend(" + pid + "))");
    while (number(place, "SELECT count(*) FROM pg_stat_activity WHERE pid = " + pid) > 0) {
      Thread.onSpinWait();
    }
  }

  private static long number(Database.Place place, String query) throws SQLException {
    try (Engine engine = Stores.engine(place.data(), place.url());
        Connection connection = engine.readers().getConnection();
        Statement statement = connection.createStatement();
        ResultSet row = statement.executeQuery(query)) {
      assertTrue(row.next(), query);
      return row.getLong(1);
    }
  }

  private static Entry entry(long seq) {
    return new Entry("m", seq, 1_000 + seq, "x" + seq);
  }
}

package bergerie.server.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bergerie.table.port.Entry;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class StoreTest {

  @ParameterizedTest
  @EnumSource
  void keepsWhatWasAppended(Database database) {
    Database.Place place = database.place();
    List<Entry> entries = List.of(entry("m", 1, "a"), entry("m", 2, "é \"b\""));
    try (Vault store = place.open()) {
      store.append(entries).join();
      assertEquals(entries, store.load("m"));
      assertEquals(List.of(), store.load("n"));
    }
    try (Vault store = place.open()) {
      assertEquals(entries, store.load("m"));
    }
  }

  @ParameterizedTest
  @EnumSource
  void whatIsWrittenIsNeverWrittenOver(Database database) {
    try (Vault store = database.place().open()) {
      store.append(List.of(entry("m", 1, "a"))).join();
      assertRefused(store.append(List.of(entry("m", 1, "b"), entry("m", 2, "c"))));
      assertRefused(store.append(List.of(entry("m", 2, "c"), entry("m", 1, "b"))));
      assertEquals(List.of(entry("m", 1, "a")), store.load("m"));
    }
  }

  private static void assertRefused(CompletableFuture<List<Entry>> append) {
    Throwable failure = assertThrows(CompletionException.class, append::join).getCause();
    assertInstanceOf(StoreException.class, failure);
  }

  @ParameterizedTest
  @EnumSource
  void aRetryOfTheSameEntryIsDoneOnce(Database database) {
    try (Vault store = database.place().open()) {
      store.append(List.of(entry("m", 1, "a"))).join();
      store.append(List.of(entry("m", 1, "a"))).join();
      assertEquals(1, store.load("m").size());
    }
  }

  @ParameterizedTest
  @EnumSource
  void aDuplicateSpoilsNoOtherAppendOfItsBatch(Database database) {
    try (Vault store = database.place().open()) {
      store.append(List.of(entry("m", 1, "a"))).join();
      List<CompletableFuture<List<Entry>>> answers = new ArrayList<>();
      for (int i = 0; i < 200; i++) {
        answers.add(store.append(List.of(entry("other" + i, 1, "x"))));
        answers.add(store.append(List.of(entry("m", 1, "late" + i))));
      }
      for (int i = 0; i < 200; i++) {
        answers.get(2 * i).join();
        assertRefused(answers.get(2 * i + 1));
        assertEquals(1, store.load("other" + i).size());
      }
      assertTrue(store.answers(Duration.ZERO));
    }
  }

  @ParameterizedTest
  @EnumSource
  void manyAppendsShareACommit(Database database) {
    try (Vault store = database.place().open()) {
      List<CompletableFuture<List<Entry>>> answers = new ArrayList<>();
      for (int i = 0; i < 5_000; i++) {
        answers.add(store.append(List.of(entry("m" + i % 100, i / 100 + 1, "x"))));
      }
      answers.forEach(CompletableFuture::join);
      assertEquals(5_000, store.load().entries());
      assertTrue(store.load().commits() < 1_000, store.load().toString());
      assertEquals(50, store.load("m7").size());
    }
  }

  @ParameterizedTest
  @EnumSource
  void everythingFitsIntoOneFileWhileMatchesGoOn(Database database, @TempDir Path folder) {
    try (Vault store = database.place().open()) {
      store.append(List.of(entry("m", 1, "a"))).join();
      CompletableFuture<List<Entry>> meanwhile = store.append(List.of(entry("m", 2, "b")));
      store.backup(folder.resolve(Stores.FILE));
      meanwhile.join();
      try (Vault copy = Stores.open(folder, Optional.empty())) {
        assertEquals(entry("m", 1, "a"), copy.load("m").getFirst());
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void timeWithoutAServerIsCounted(Database database) {
    Database.Place place = database.place();
    AtomicLong now = new AtomicLong(1_000);
    try (Vault store = place.open(now::get)) {
      now.set(9_000);
      store.append(List.of(entry("m", 1, "a"))).join();
    }
    now.set(60_000);
    try (Vault store = place.open(now::get)) {
      assertEquals(51_000, store.down(1_000, 70_000));
      assertEquals(20_000, store.down(40_000, 70_000));
      assertEquals(0, store.down(60_000, 70_000));
    }
    List<Life> lives = List.of(new Life(500, 600), new Life(100, 200), new Life(150, 300));
    assertEquals(200, Life.down(lives, 150, 650));
    assertEquals(0, Life.down(lives, 100, 300));
    assertEquals(50, Life.down(lives, 450, 550));
  }

  private static Entry entry(String match, long seq, String body) {
    return new Entry(match, seq, 1_000 + seq, body);
  }
}

package bergerie.server.store;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bergerie.server.time.SteadyTime;
import bergerie.table.port.Entry;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.ArchRule;
import java.io.IOException;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Neither a clock that is set nor a log that can't be written costs anybody time. */
class SteadyTimeTest {

  private static final long NOON = 1_800_000_000_000L;

  private static final Duration OUTAGE = Duration.ofSeconds(3);

  private final AtomicLong nanos = new AtomicLong(Long.MAX_VALUE - 5_000_000_000L);
  private final SteadyTime time = new SteadyTime(NOON, nanos::get);

  private void pass(long millis) {
    nanos.addAndGet(TimeUnit.MILLISECONDS.toNanos(millis));
  }

  private long passed() {
    return time.now() - NOON;
  }

  @Test
  void timePassesEvenly() {
    pass(7_000);
    assertEquals(7_000, passed(), "also where the count of nanoseconds begins anew");
    time.writing();
    pass(200);
    assertEquals(7_200, passed());
    time.written();
    pass(100);
    assertEquals(7_300, passed());
  }

  @Test
  void itStandsStillWhileNothingCanBeWritten() {
    pass(1_000);
    time.writing();
    pass(45_000);
    assertEquals(1_250, passed());
    time.writing();
    pass(1_000);
    assertEquals(1_250, passed(), "a second try is the same write");
    time.written();
    assertEquals(1_250, passed());
    pass(500);
    assertEquals(1_750, passed());
    time.written();
    assertEquals(1_750, passed());
  }

  @Test
  void itGoesOnWhereAnotherServerLeftOff() {
    pass(500);
    time.notBefore(NOON + 7_200_000);
    assertEquals(7_200_000, passed());
    time.notBefore(NOON + 1_000);
    pass(10);
    assertEquals(7_200_010, passed());
  }

  /** The clock of the machine was two hours ahead, and was set right while no server was up. */
  @ParameterizedTest
  @EnumSource
  void aServerIsNotThereBeforeTheOneBeforeIt(Database database) {
    Database.Place place = database.place();
    place.open(new SteadyTime(NOON + 7_200_000, nanos::get)).close();
    SteadyTime next = new SteadyTime(NOON, nanos::get);
    place.open(next).close();
    assertEquals(NOON + 7_200_000, next.now());
  }

  private enum Trouble {
    CUT,
    SILENT;

    void begin(Cable cable) {
      switch (this) {
        case CUT -> cable.cut();
        case SILENT -> cable.silence();
      }
    }
  }

  /** Nobody else goes by the wall. */
  @Test
  void onlyTheBeginningIsReadFromTheWall() {
    ArchRule rule =
        noClasses()
            .that()
            .doNotHaveFullyQualifiedName(SteadyTime.class.getName())
            .should()
            .callMethod(System.class, "currentTimeMillis")
            .orShould()
            .callMethod(Instant.class, "now");
    rule.check(
        new ClassFileImporter(List.of(new ImportOption.DoNotIncludeTests()))
            .importPackages("bergerie.table", "bergerie.server"));
  }

  @ParameterizedTest
  @EnumSource
  void anOutageCostsNoTime(Trouble trouble) throws IOException, InterruptedException {
    Database.Place place = Database.POSTGRESQL.place();
    SteadyTime real = new SteadyTime();
    try (Cable cable = Cable.to(place);
        Vault store = cable.through(place).open(real)) {
      store.append(List.of(new Entry("m", 1, 1, "a"))).join();
      long begun = System.nanoTime();
      long from = real.now();
      trouble.begin(cable);
      Thread.sleep(OUTAGE);
      CompletableFuture<List<Entry>> waiting = store.append(List.of(new Entry("m", 2, 2, "b")));
      cable.mend();
      waiting.join();
      long passed = real.now() - from;
      long lasted = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - begun);
      // Half a second is lost at most, and a busy machine loses another one.
      assertTrue(passed <= lasted - OUTAGE.toMillis() + 1_500, passed + " of " + lasted + " ms");
    }
  }
}

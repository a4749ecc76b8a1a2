package bergerie.bots.tables;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bergerie.bots.layers.TableException;
import bergerie.bots.layers.Tally;
import bergerie.bots.layers.Verdict;
import bergerie.games.baghchal.BaghChal;
import bergerie.games.baghchal.BaghChalPosition;
import bergerie.rules.Setup;
import bergerie.rules.hunt.Hunt;
import bergerie.rules.hunt.HuntNotation;
import bergerie.rules.hunt.Side;
import bergerie.solve.TableCheck;
import bergerie.solve.baghchal.BaghChalSolver;
import bergerie.solve.layer.TableFolder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BaghChalTablesTest {

  private static final int THREADS = 2;

  @TempDir Path folder = Path.of("");

  private Oracle<BaghChalPosition> solve(int toWin, int fewestPlaced, boolean distances)
      throws InterruptedException {
    new BaghChalSolver(toWin, fewestPlaced, distances).solve(folder, THREADS, done -> {});
    return new Oracle<>(new BaghChal(), new BaghChalTables(new TableFolder(folder), toWin));
  }

  private static List<String> check(Oracle<?> oracle, long positions) throws InterruptedException {
    return TableCheck.run(oracle, positions, 1, THREADS, done -> {});
  }

  /**
   * A game in which the second capture wins has positions with none and one captured only. With
   * distances, a table that agrees with all successors is right: whoever wins in n turns can come
   * to a loss in n - 1, and so on to the end.
   */
  @Test
  void everyPositionWithNoneOrOneCapturedFollowsFromItsSuccessors() throws InterruptedException {
    Oracle<BaghChalPosition> oracle = solve(2, BaghChalPosition.FLOCK, true);
    assertEquals(List.of(), check(oracle, Long.MAX_VALUE));
    assertEquals(
        Map.of(
            "moving-0 wolves",
            265_650L,
            "moving-0 sheep",
            265_650L,
            "moving-1 wolves",
            2_656_500L,
            "moving-1 sheep",
            2_656_500L),
        oracle.layers().stream()
            .collect(
                Collectors.toMap(
                    layer -> layer.name() + " " + layer.toMove(),
                    layer ->
                        layer.tally().wolves() + layer.tally().sheep() + layer.tally().draws())));
  }

  @Test
  void valuesAreTheSameWithoutDistances() throws InterruptedException {
    List<List<Long>> with = counts(solve(2, BaghChalPosition.FLOCK, true));
    long size = size();
    deleteTables();
    assertEquals(with, counts(solve(2, BaghChalPosition.FLOCK, false)));
    assertTrue(size() < size, "a table without distances is smaller");
  }

  private static List<List<Long>> counts(Oracle<?> oracle) {
    return oracle.layers().stream()
        .map(Oracle.Layer::tally)
        .map(tally -> List.of(tally.wolves(), tally.sheep(), tally.draws(), tally.distinct()))
        .toList();
  }

  private List<Path> files() {
    try (Stream<Path> files = Files.walk(folder)) {
      return files.filter(Files::isRegularFile).toList();
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }

  private long size() {
    return files().stream().mapToLong(file -> file.toFile().length()).sum();
  }

  private void deleteTables() {
    files().forEach(file -> assertTrue(file.toFile().delete()));
  }

  @Test
  void placingFollowsFromTheMovingPhase() throws InterruptedException {
    Oracle<BaghChalPosition> oracle = solve(2, 18, false);
    assertEquals(List.of(), check(oracle, 100_000));
  }

  @Test
  void anInterruptedRunGoesOnWithWhatIsThere() throws Exception {
    solve(2, 19, false);
    Path kept = folder.resolve("bagh-chal/moving-1.table");
    byte[] before = Files.readAllBytes(kept);
    Files.setLastModifiedTime(kept, FileTime.fromMillis(0));
    Path lost = folder.resolve("bagh-chal/placing-19-0.table");
    byte[] first = Files.readAllBytes(lost);
    Files.delete(lost);
    Files.delete(folder.resolve("bagh-chal/moving-0.table"));
    solve(2, 19, false);
    assertEquals(0, Files.getLastModifiedTime(kept).toMillis());
    assertEquals(-1, Arrays.mismatch(before, Files.readAllBytes(kept)));
    assertEquals(-1, Arrays.mismatch(first, Files.readAllBytes(lost)));
  }

  @Test
  void damagedFilesAreNoTables() throws Exception {
    Oracle<BaghChalPosition> oracle = solve(2, BaghChalPosition.FLOCK, true);
    Path file = folder.resolve("bagh-chal/moving-1.table");
    byte[] bytes = Files.readAllBytes(file);
    byte[] changed = bytes.clone();
    changed[bytes.length / 2] ^= 1;
    Files.write(file, changed);
    oracle = new Oracle<>(new BaghChal(), new BaghChalTables(new TableFolder(folder), 2));
    assertEquals(List.of(file + " is damaged: its checksum differs"), check(oracle, 10));
    TableException refused =
        assertThrows(TableException.class, () -> solve(2, BaghChalPosition.FLOCK, true));
    assertEquals(file + " is damaged: remove it, and it is solved again", refused.getMessage());
    Files.write(file, Arrays.copyOf(bytes, bytes.length - 1));
    assertRefused(file + " is cut short or has grown");
    changed = bytes.clone();
    changed[40] ^= 1;
    Files.write(file, changed);
    assertRefused(file + " has a damaged header");
    Files.write(file, new byte[10]);
    assertRefused(file + " is no table: it is too short");
    Files.copy(
        folder.resolve("bagh-chal/moving-0.table"), file, StandardCopyOption.REPLACE_EXISTING);
    assertRefused(file + " is not the layer moving-1 of bagh-chal");
  }

  private void assertRefused(String why) {
    TableException e =
        assertThrows(TableException.class, new BaghChalTables(new TableFolder(folder), 2)::openAll);
    assertEquals(why, e.getMessage());
  }

  /** The published total, and the rows of the sheet. */
  @Test
  @Tag("long")
  void theMovingPhaseHasTheKnownCounts() throws InterruptedException {
    Oracle<BaghChalPosition> oracle = solve(BaghChalPosition.TO_WIN, BaghChalPosition.FLOCK, true);
    assertEquals(
        88_260_972, oracle.layers().stream().mapToLong(layer -> layer.tally().distinct()).sum());
    assertEquals(List.of(1_128L, 189_393L, 75_129L), row(oracle, "moving-0", Side.WOLVES));
    assertEquals(List.of(460L, 242_854L, 22_336L), row(oracle, "moving-0", Side.SHEEP));
    assertEquals(List.of(51_540L, 1_028_976L, 1_575_984L), row(oracle, "moving-1", Side.WOLVES));
    assertEquals(List.of(684L, 2_013_416L, 642_400L), row(oracle, "moving-1", Side.SHEEP));
    assertTrue(size() < 60_000_000, "the table has " + size() + " bytes");
    assertEquals(List.of(), check(oracle, 2_000_000));
  }

  private static List<Long> row(Oracle<?> oracle, String layer, Side toMove) {
    Tally tally =
        oracle.layers().stream()
            .filter(l -> l.name().equals(layer) && l.toMove().equals(toMove.id()))
            .map(Oracle.Layer::tally)
            .findFirst()
            .orElseThrow();
    return List.of(tally.wolves(), tally.sheep(), tally.draws());
  }

  @Test
  void tellsValueAndMovesOfAPosition() throws InterruptedException {
    Oracle<BaghChalPosition> oracle = solve(2, BaghChalPosition.FLOCK, true);
    // The one empty point can be reached by a step from E5 only, and by no jump.
    Hunt<BaghChalPosition> state =
        read("S S S . W / S S S S S / S S S S S / S S S S S / W W W S S");
    assertEquals(
        List.of("E5-D5"),
        oracle.choices(state).stream().map(choice -> HuntNotation.write(choice.move())).toList());
    assertEquals(oracle.verdict(state), oracle.choices(state).getFirst().verdict());
    // Every wolf is blocked.
    Hunt<BaghChalPosition> blocked =
        read("S S S S S / S S S S . / S S S S S / S S S S S / W W W W S");
    assertEquals(Optional.of(Verdict.Value.LOSS), oracle.verdict(blocked).map(Verdict::value));
  }

  private static Hunt<BaghChalPosition> read(String board) {
    BaghChal game = new BaghChal();
    Setup setup = game.info().setup(2, Map.of()).orThrow();
    return game.notation().readState(setup, board + "; wolves").orThrow();
  }
}

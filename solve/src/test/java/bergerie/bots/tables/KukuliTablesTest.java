package bergerie.bots.tables;

import static org.junit.jupiter.api.Assertions.assertEquals;

import bergerie.bots.layers.KukuliLayers;
import bergerie.bots.layers.Verdict;
import bergerie.games.kukuli.Kukuli;
import bergerie.games.kukuli.KukuliPosition;
import bergerie.rules.hunt.Hunt;
import bergerie.rules.hunt.Past;
import bergerie.rules.hunt.Side;
import bergerie.solve.TableCheck;
import bergerie.solve.kukuli.KukuliSolver;
import bergerie.solve.layer.TableFolder;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Kukuli with up to seven sheep. */
class KukuliTablesTest {

  private static final int THREADS = 2;
  private static final int MOST = 7;

  /** What is left of the board above row 4: sheep that are there never leave it. */
  private static final int UPPER = KukuliPosition.BOARD.all() & ~((1 << 20) - 1);

  private static final long CHECKED =
      Boolean.getBoolean("bergerie.long") ? Long.MAX_VALUE : 1_000_000;

  @TempDir Path folder = Path.of("");

  @Test
  void tablesAgreeWithTheirSuccessorsAndWithPlainSearch() throws InterruptedException {
    new KukuliSolver(MOST).solve(folder, THREADS, done -> {});
    Oracle<KukuliPosition> oracle =
        new Oracle<>(new Kukuli(), new KukuliTables(new TableFolder(folder)));
    assertEquals(List.of(), TableCheck.run(oracle, CHECKED, 1, THREADS, done -> {}));
    compareWithPlainSearch(oracle);
    goesOn(oracle);
  }

  private static void compareWithPlainSearch(Oracle<KukuliPosition> oracle) {
    List<KukuliPosition> positions = upperPositions();
    Map<KukuliPosition, Side> winners = PlainSolver.winners(new Kukuli(), positions);
    for (KukuliPosition position : positions) {
      assertEquals(
          value(position, Optional.ofNullable(winners.get(position))),
          oracle.verdict(new Hunt<>(position, Past.none())).map(Verdict::value).orElseThrow(),
          position::toString);
    }
  }

  private static Verdict.Value value(KukuliPosition position, Optional<Side> winner) {
    return winner
        .map(side -> side == position.toMove() ? Verdict.Value.WIN : Verdict.Value.LOSS)
        .orElse(Verdict.Value.DRAW);
  }

  private static List<KukuliPosition> upperPositions() {
    List<KukuliPosition> positions = new ArrayList<>();
    for (int slots = 0; slots < 1 << Integer.bitCount(UPPER); slots++) {
      int sheep = Integer.expand(slots, UPPER);
      int count = Integer.bitCount(sheep);
      for (int wolf = 0; count >= KukuliLayers.FEWEST && count <= MOST && wolf < 31; wolf++) {
        if ((sheep >>> wolf & 1) == 0) {
          positions.add(new KukuliPosition(wolf, sheep, 0, Side.WOLVES));
          positions.add(new KukuliPosition(wolf, sheep, 0, Side.SHEEP));
        }
      }
    }
    return positions;
  }

  /** What is read back from a finished layer is what was solved. */
  private void goesOn(Oracle<KukuliPosition> oracle) throws InterruptedException {
    List<Oracle.Layer> before = oracle.layers();
    folder.resolve(KukuliLayers.sheep(MOST).path()).toFile().delete();
    new KukuliSolver(MOST).solve(folder, THREADS, done -> {});
    assertEquals(
        before, new Oracle<>(new Kukuli(), new KukuliTables(new TableFolder(folder))).layers());
  }
}

package bergerie.solve;

import bergerie.bots.layers.KukuliLayers;
import bergerie.bots.tables.Almanac;
import bergerie.games.Shelf;
import bergerie.solve.layer.Solver;
import java.util.List;

/**
 * A part of a game that any machine solves in a minute or so.
 *
 * @param last the layer that is solved last
 * @param bytes about how large the tables are
 */
public record SmallSolution(String game, Extent extent, String last, long bytes) {

  private static final int KUKULI_SHEEP = 8;

  public static final List<SmallSolution> ALL =
      List.of(
          new SmallSolution("bagh-chal", new Extent(false, true, 0, 0), "moving-0", 55_400_000),
          kukuli(KUKULI_SHEEP, 79_800_000));

  /** Kukuli with up to so many sheep. */
  public static SmallSolution kukuli(int sheep, long bytes) {
    return new SmallSolution(
        "kukuli", new Extent(false, false, sheep, 0), KukuliLayers.sheep(sheep).layer(), bytes);
  }

  public Solver solver() {
    return Solvers.of(game, Shelf.find(game).orElseThrow().info().usual(), extent);
  }

  /** Whether all of it is there. */
  public boolean isIn(Almanac almanac) {
    return almanac.oracle(game).filter(oracle -> oracle.has(last)).isPresent();
  }
}

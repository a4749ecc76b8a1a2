package bergerie.bots.solve;

import bergerie.games.baghchal.BaghChal;
import bergerie.games.baghchal.BaghChalPosition;
import bergerie.games.kukuli.Kukuli;
import bergerie.games.kukuli.KukuliPosition;
import bergerie.rules.Setup;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** The games that can be solved: their solvers, and their tables once they are built. */
public final class Solutions {

  /**
   * How much of a game is wanted.
   *
   * @param placing Bagh Chal: whether the placing phase too
   * @param distances Bagh Chal: whether the moving phase tells how many turns are left
   * @param sheep Kukuli: the most sheep on the board
   */
  public record Extent(boolean placing, boolean distances, int sheep) {
    public static final int FEWEST_SHEEP = KukuliSolver.FEWEST;
    public static final int MOST_SHEEP = KukuliPosition.FLOCK;
  }

  public static final List<String> GAMES = List.of("bagh-chal", "kukuli");

  private Solutions() {}

  /** Whether tables tell of a set-up; rams are not in them. */
  public static boolean covers(String game, Setup setup) {
    return GAMES.contains(game) && setup.whole("rams") == 0;
  }

  public static Solver solver(String game, Extent extent) {
    return switch (game) {
      case "bagh-chal" ->
          new BaghChalSolver(
              BaghChalPosition.TO_WIN,
              extent.placing ? 0 : BaghChalPosition.FLOCK,
              extent.distances);
      case "kukuli" -> new KukuliSolver(extent.sheep);
      default -> throw new IllegalArgumentException("no solver of " + game);
    };
  }

  /** The tables of a game in a folder; empty if there are none. */
  public static Optional<Oracle<?>> open(Path folder, String game) {
    Oracle<?> oracle =
        switch (game) {
          case "bagh-chal" ->
              new Oracle<>(new BaghChal(), new BaghChalTables(folder, BaghChalPosition.TO_WIN));
          case "kukuli" -> new Oracle<>(new Kukuli(), new KukuliTables(folder));
          default -> throw new IllegalArgumentException("no tables of " + game);
        };
    return oracle.isEmpty() ? Optional.empty() : Optional.of(oracle);
  }
}

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

  /** How much of a game is wanted. */
  public enum Extent {
    ALL,
    /** Only what comes after the placing of the sheep. */
    MOVING
  }

  public static final List<String> GAMES = List.of("bagh-chal", "kukuli");

  private Solutions() {}

  /** Whether tables tell of a set-up; rams are not in them. */
  public static boolean covers(String game, Setup setup) {
    return GAMES.contains(game) && setup.whole("rams") == 0;
  }

  public static Solver solver(String game, Extent extent, boolean distances) {
    return switch (game) {
      case "bagh-chal" ->
          new BaghChalSolver(
              BaghChalPosition.TO_WIN,
              extent == Extent.ALL ? 0 : BaghChalPosition.FLOCK,
              distances);
      case "kukuli" -> new KukuliSolver(KukuliPosition.FLOCK);
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
    return oracle.size() == 0 ? Optional.empty() : Optional.of(oracle);
  }
}

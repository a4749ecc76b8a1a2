package bergerie.solve;

import bergerie.bots.layers.BandiGround;
import bergerie.games.baghbandi.Field;
import bergerie.games.baghchal.BaghChalPosition;
import bergerie.rules.Setup;
import bergerie.solve.baghchal.BaghChalSolver;
import bergerie.solve.bandi.BandiSolver;
import bergerie.solve.kukuli.KukuliSolver;
import bergerie.solve.layer.Solver;

/** Who solves which game. */
public final class Solvers {

  private Solvers() {}

  public static Solver of(String game, Setup setup, Extent extent) {
    return switch (game) {
      case "bagh-bandi" -> new BandiSolver(BandiGround.of(Field.of(setup)), extent.under());
      case "bagh-chal" ->
          new BaghChalSolver(
              BaghChalPosition.TO_WIN,
              extent.placing() ? 0 : BaghChalPosition.FLOCK,
              extent.distances());
      case "kukuli" -> new KukuliSolver(extent.sheep());
      default -> throw new IllegalArgumentException("no solver of " + game);
    };
  }
}

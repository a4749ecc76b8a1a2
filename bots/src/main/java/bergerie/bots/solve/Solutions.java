package bergerie.bots.solve;

import bergerie.games.baghbandi.BaghBandi;
import bergerie.games.baghbandi.Field;
import bergerie.games.baghchal.BaghChal;
import bergerie.games.baghchal.BaghChalPosition;
import bergerie.games.kukuli.Kukuli;
import bergerie.games.kukuli.KukuliPosition;
import bergerie.rules.GameInfo;
import bergerie.rules.Setup;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The games that can be solved: their solvers, and their tables once they are built. */
public final class Solutions {

  /**
   * How much of a game is wanted.
   *
   * @param placing Bagh Chal: whether the placing phase too
   * @param distances Bagh Chal: whether the moving phase tells how many turns are left
   * @param sheep Kukuli: the most sheep on the board
   * @param under Bagh Bandi: the most sheep that lie under others
   */
  public record Extent(boolean placing, boolean distances, int sheep, int under) {
    public static final int FEWEST_SHEEP = KukuliSolver.FEWEST;
    public static final int MOST_SHEEP = KukuliPosition.FLOCK;
    public static final int MOST_UNDER = BandiGround.HIGHEST;
  }

  public static final List<String> GAMES = List.of("bagh-bandi", "bagh-chal", "kukuli");

  private Solutions() {}

  /** What the tables of a game don't tell of, if a set-up asks for it. */
  public static Optional<String> beyond(String game, Setup setup) {
    if (setup.whole("rams") != 0) {
      return Optional.of("the tables are of the game without rams (-o rams=0)");
    }
    return game.equals("bagh-bandi") && Field.of(setup).chain() == Field.Chain.AGAIN
        ? Optional.of(
            "the tables are of the game in which no point is jumped twice in one turn"
                + " (-o rejump=no)")
        : Optional.empty();
  }

  public static Solver solver(String game, Setup setup, Extent extent) {
    return switch (game) {
      case "bagh-bandi" -> new BandiSolver(BandiGround.of(Field.of(setup)), extent.under);
      case "bagh-chal" ->
          new BaghChalSolver(
              BaghChalPosition.TO_WIN,
              extent.placing ? 0 : BaghChalPosition.FLOCK,
              extent.distances);
      case "kukuli" -> new KukuliSolver(extent.sheep);
      default -> throw new IllegalArgumentException("no solver of " + game);
    };
  }

  /** The tables of a game in a folder for one set-up; empty if there are none. */
  public static Optional<Oracle<?>> open(Path folder, String game, Setup setup) {
    return game.equals("bagh-bandi")
        ? there(new Oracle<>(new BaghBandi(), bandi(folder, setup)))
        : open(folder, game);
  }

  /** The tables of a game in a folder for all its set-ups; empty if there are none. */
  public static Optional<Oracle<?>> open(Path folder, String game) {
    return there(
        switch (game) {
          case "bagh-bandi" -> new Oracle<>(new BaghBandi(), allBandi(folder));
          case "bagh-chal" ->
              new Oracle<>(new BaghChal(), new BaghChalTables(folder, BaghChalPosition.TO_WIN));
          case "kukuli" -> new Oracle<>(new Kukuli(), new KukuliTables(folder));
          default -> throw new IllegalArgumentException("no tables of " + game);
        });
  }

  private static Optional<Oracle<?>> there(Oracle<?> oracle) {
    return oracle.isEmpty() ? Optional.empty() : Optional.of(oracle);
  }

  private static BandiTables bandi(Path folder, Setup setup) {
    Field field = Field.of(setup);
    return new BandiTables(folder, field, BandiGround.of(field));
  }

  private static AllBandiTables allBandi(Path folder) {
    GameInfo info = new BaghBandi().info();
    Setup usual = info.usual();
    Setup other = info.setup(usual.players(), Map.of("start", "C1C5")).orThrow();
    return new AllBandiTables(Field.of(usual), bandi(folder, usual), bandi(folder, other));
  }
}

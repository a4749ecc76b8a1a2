package bergerie.bots.layers;

import static bergerie.games.baghchal.BaghChalPosition.FLOCK;

import bergerie.bots.board.Symmetries;
import bergerie.games.baghchal.BaghChalPosition;

/** The layers of Bagh Chal: one for each number of sheep placed and captured. */
public final class BaghChalLayers {

  private static final String TABLE = "bagh-chal";
  private static final int WOLVES = 4;

  /** Numbers all positions. */
  public static final PositionIndex INDEX =
      new PositionIndex(BaghChalPosition.BOARD, WOLVES, Symmetries.of(BaghChalPosition.BOARD, 0));

  private BaghChalLayers() {}

  /** The layer with all sheep placed, and so many captured. */
  public static LayerName moving(int captured) {
    return new LayerName(TABLE, "moving-" + captured);
  }

  /** The layer with so many sheep placed and captured. */
  public static LayerName placed(int placed, int captured) {
    return placed == FLOCK
        ? moving(captured)
        : new LayerName(TABLE, "placing-%02d-%d".formatted(placed, captured));
  }
}

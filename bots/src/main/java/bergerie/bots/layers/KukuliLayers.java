package bergerie.bots.layers;

import bergerie.bots.board.Symmetries;
import bergerie.games.kukuli.KukuliPosition;

/** The layers of Kukuli: one for each number of sheep with which they have not lost. */
public final class KukuliLayers {

  private static final String TABLE = "kukuli";

  /** With one less the wolf has won (KU-4). */
  public static final int FEWEST = KukuliPosition.FLOCK - KukuliPosition.TO_WIN + 1;

  /** Numbers all positions. */
  public static final PositionIndex INDEX =
      new PositionIndex(KukuliPosition.BOARD, 1, Symmetries.of(KukuliPosition.BOARD, 0));

  private KukuliLayers() {}

  /** The layer with so many sheep. */
  public static LayerName sheep(int flock) {
    return new LayerName(TABLE, "sheep-%02d".formatted(flock));
  }
}

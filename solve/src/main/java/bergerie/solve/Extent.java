package bergerie.solve;

import bergerie.bots.layers.BandiGround;
import bergerie.bots.layers.KukuliLayers;
import bergerie.games.kukuli.KukuliPosition;

/**
 * How much of a game is to be solved.
 *
 * @param placing Bagh Chal: whether the placing phase too
 * @param distances Bagh Chal: whether the moving phase tells how many turns are left
 * @param sheep Kukuli: the most sheep on the board
 * @param under Bagh Bandi: the most sheep that lie under others
 */
public record Extent(boolean placing, boolean distances, int sheep, int under) {
  public static final int FEWEST_SHEEP = KukuliLayers.FEWEST;
  public static final int MOST_SHEEP = KukuliPosition.FLOCK;
  public static final int MOST_UNDER = BandiGround.HIGHEST;
}

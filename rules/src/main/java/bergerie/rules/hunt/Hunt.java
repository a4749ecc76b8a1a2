package bergerie.rules.hunt;

/**
 * The state of a hunt: what stands on the board, what stood there before, and what was agreed on.
 *
 * @param lull how many turns of either side in a row brought no capture, since all sheep are on the
 *     board; counted only if that may end the game
 */
public record Hunt<P>(P position, Past<P> past, Customs customs, int lull) {

  public Hunt(P position, Past<P> past) {
    this(position, past, Customs.PLAIN, 0);
  }

  /** The start of a game. */
  public Hunt(P position, Past<P> past, Customs customs) {
    this(position, past, customs, 0);
  }

  /** The same with another past. */
  public Hunt<P> remembering(Past<P> other) {
    return new Hunt<>(position, other, customs, lull);
  }

  /** What a move leads to that adds nothing to the lull and does not break it. */
  public Hunt<P> then(P next, Past<P> remembered) {
    return new Hunt<>(next, remembered, customs, lull);
  }
}

package bergerie.games.wolfwalkers.tale;

/**
 * A card at a known depth of the pile.
 *
 * @param here who knows that it lies exactly here
 * @param near who knows only that it is one of the cards of its knot
 * @param knot the cards among which somebody has put it; 0 when there is no such doubt
 */
public record Lying(int card, int here, int near, int knot) {

  static Lying open(int card) {
    return new Lying(card, ViewerSet.EVERYONE, ViewerSet.NOBODY, 0);
  }

  public static Lying seenBy(int card, int eyes) {
    return new Lying(card, eyes, ViewerSet.NOBODY, 0);
  }

  Lying turnedUp() {
    return open(card);
  }

  Lying shownTo(int eyes) {
    return knotted(knot, here | eyes, near);
  }

  /** Put somewhere among the cards of a knot by the one who sees it. */
  Lying shuffledBy(int eyes, int into) {
    return knotted(into, eyes, here | near);
  }

  Lying in(int other) {
    return new Lying(card, here, near, other);
  }

  public Lying instead(int other) {
    return new Lying(other, here, near, knot);
  }

  public boolean knownHere(int eyes) {
    return (here & eyes) != 0;
  }

  public boolean knownNear(int eyes) {
    return (near & eyes) != 0;
  }

  private Lying knotted(int into, int exactly, int about) {
    return new Lying(card, exactly, about & ~exactly, into);
  }
}

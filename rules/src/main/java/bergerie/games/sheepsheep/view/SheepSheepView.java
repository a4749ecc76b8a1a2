package bergerie.games.sheepsheep.view;

import bergerie.games.sheepsheep.meadow.Card;
import bergerie.games.sheepsheep.meadow.Cell;
import bergerie.games.sheepsheep.meadow.Family;
import bergerie.games.sheepsheep.meadow.Laid;
import bergerie.games.sheepsheep.meadow.Stage;
import java.util.List;
import java.util.Optional;

/**
 * The table as one viewer sees it.
 *
 * @param mover whose turn it is; nobody before that is drawn
 * @param turns how many turns are over
 * @param barren how many turns in a row won nothing
 * @param exchanges made in this turn
 * @param exchangesLeft without sand only
 * @param drawn the card that the mover places, where this viewer may see it
 * @param groups that can be won, the best for this viewer first
 * @param lean how long nobody has won a group, once it is long enough for the players to stop
 */
public record SheepSheepView(
    Stage stage,
    List<Spot> meadow,
    List<Fold> folds,
    int pile,
    Optional<Integer> mover,
    int turns,
    int barren,
    int exchanges,
    Optional<Integer> exchangesLeft,
    Optional<Laid> drawn,
    List<Outline> groups,
    Optional<Lean> lean) {

  public SheepSheepView {
    meadow = List.copyOf(meadow);
    folds = List.copyOf(folds);
    groups = List.copyOf(groups);
  }

  /** A cell and the card on it. */
  public record Spot(Cell cell, Optional<Seen> card) {}

  /**
   * A card of the meadow.
   *
   * @param down where this viewer knows it
   */
  public record Seen(Family up, Optional<Family> down) {
    public static Seen of(Laid laid) {
      return new Seen(laid.up(), Optional.of(laid.down()));
    }

    /** The whole card, if it is known. */
    public Optional<Laid> laid() {
      return down.map(below -> Laid.of(up, below));
    }
  }

  /**
   * What a player has.
   *
   * @param fetish the viewer's own; everybody's at the end
   * @param won how many sheep of which family; families without sheep are left out
   * @param points where the fetish is known
   */
  public record Fold(
      int seat,
      List<Card> cards,
      Optional<Family> fetish,
      int sheep,
      List<Heap> won,
      Optional<Integer> points) {
    public Fold {
      cards = List.copyOf(cards);
      won = List.copyOf(won);
    }
  }

  /**
   * Rounds in a row without a group.
   *
   * @param most with so many the game is over
   */
  public record Lean(int rounds, int most) {}

  public record Heap(Family family, int sheep) {}

  /**
   * A group that can be won.
   *
   * @param worth the points it would bring this viewer
   */
  public record Outline(Family family, List<Cell> cells, int worth) {
    public Outline {
      cells = List.copyOf(cells);
    }
  }
}

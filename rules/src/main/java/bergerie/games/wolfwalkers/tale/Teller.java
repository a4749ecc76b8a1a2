package bergerie.games.wolfwalkers.tale;

import bergerie.games.wolfwalkers.cards.Side;
import bergerie.games.wolfwalkers.grid.Grid;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A player: the grid, and what Powers have brought.
 *
 * @param gained points from bargains
 * @param skips turns to be skipped
 * @param banned the side that can't be taken next turn
 * @param named the market places to take from next turn; all when there are none
 * @param hand Objectives to choose the first card from
 */
public record Teller(
    Grid grid,
    int gained,
    int skips,
    Optional<Side> banned,
    List<Integer> named,
    List<Integer> hand) {
  public Teller {
    named = List.copyOf(named);
    hand = List.copyOf(hand);
  }

  static final Teller NEW = new Teller(Grid.EMPTY, 0, 0, Optional.empty(), List.of(), List.of());

  public Teller with(Grid changed) {
    return new Teller(changed, gained, skips, banned, named, hand);
  }

  public Teller gaining(int points) {
    return new Teller(grid, gained + points, skips, banned, named, hand);
  }

  public Teller skipping(int turns) {
    return new Teller(grid, gained, skips + turns, banned, named, hand);
  }

  public Teller banned(Side side) {
    return new Teller(grid, gained, skips, Optional.of(side), named, hand);
  }

  public Teller pressed(List<Integer> places) {
    return new Teller(grid, gained, skips, banned, places, hand);
  }

  /** After a turn, what bound it is over. */
  Teller unbound() {
    return new Teller(grid, gained, skips, Optional.empty(), List.of(), hand);
  }

  public Teller handed(int card) {
    List<Integer> more = new ArrayList<>(hand);
    more.add(card);
    return new Teller(grid, gained, skips, banned, named, more);
  }

  public Teller emptyHanded() {
    return new Teller(grid, gained, skips, banned, named, List.of());
  }
}

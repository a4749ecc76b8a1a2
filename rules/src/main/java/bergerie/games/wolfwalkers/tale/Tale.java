package bergerie.games.wolfwalkers.tale;

import bergerie.games.wolfwalkers.grid.Grid;
import bergerie.games.wolfwalkers.scoring.Terms;
import bergerie.rules.Seat;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.UnaryOperator;

/**
 * Everything that is true at the table.
 *
 * @param destiny the Objective that all share
 */
public record Tale(
    Cast cast,
    Seat first,
    Phase phase,
    Pile pile,
    Market market,
    List<Teller> tellers,
    OptionalInt destiny) {
  public Tale {
    tellers = List.copyOf(tellers);
  }

  public int players() {
    return tellers.size();
  }

  public Teller teller(Seat seat) {
    return tellers.get(seat.index());
  }

  public Grid grid(Seat seat) {
    return teller(seat).grid();
  }

  public Terms terms() {
    return Terms.of(cast.permanent(), destiny);
  }

  boolean isFull() {
    for (Teller teller : tellers) {
      if (!teller.grid().isFull()) {
        return false;
      }
    }
    return true;
  }

  /** How many cards lie in the grids. */
  public int laid() {
    return tellers.stream().mapToInt(teller -> teller.grid().cards().size()).sum();
  }

  public Tale in(Phase next) {
    return new Tale(cast, first, next, pile, market, tellers, destiny);
  }

  public Tale startedBy(Seat seat) {
    return new Tale(cast, seat, phase, pile, market, tellers, destiny);
  }

  public Tale with(Cast changed) {
    return new Tale(changed, first, phase, pile, market, tellers, destiny);
  }

  public Tale with(Pile changed) {
    return new Tale(cast, first, phase, changed, market, tellers, destiny);
  }

  public Tale with(Market changed) {
    return new Tale(cast, first, phase, pile, changed, tellers, destiny);
  }

  public Tale with(Seat seat, UnaryOperator<Teller> change) {
    List<Teller> others = new ArrayList<>(tellers);
    others.set(seat.index(), change.apply(others.get(seat.index())));
    return new Tale(cast, first, phase, pile, market, others, destiny);
  }

  public Tale with(Seat seat, Grid grid) {
    return with(seat, teller -> teller.with(grid));
  }

  Tale destined(int card) {
    return new Tale(cast, first, phase, pile.without(card), market, tellers, OptionalInt.of(card));
  }

  // WW-5: the gap takes the pile's top card, on the place's side.
  Tale refilled(int place) {
    int card = pile.visible().orElseThrow();
    return with(market.filled(place, card)).with(pile.lifted());
  }
}

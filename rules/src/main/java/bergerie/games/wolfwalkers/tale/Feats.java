package bergerie.games.wolfwalkers.tale;

import bergerie.games.wolfwalkers.cards.CardMark;
import bergerie.games.wolfwalkers.cards.Icon;
import bergerie.games.wolfwalkers.cards.Marking;
import bergerie.games.wolfwalkers.cards.PowerEffect;
import bergerie.games.wolfwalkers.cards.Side;
import bergerie.games.wolfwalkers.cards.Twist;
import bergerie.games.wolfwalkers.grid.Cell;
import bergerie.games.wolfwalkers.grid.Grid;
import bergerie.games.wolfwalkers.grid.Placed;
import bergerie.rules.Seat;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What Powers do (WW-21): whether an effect can be carried out, and how. */
public final class Feats {

  private final Choices choices;

  public Feats(Choices choices) {
    this.choices = choices;
  }

  public boolean usable(Tale tale, Phase.Playing playing, Cast.InPlay inPlay) {
    // WW-21: once for each player, and one Power a turn.
    return playing.used().isEmpty()
        && !inPlay.used(playing.seat())
        && possible(tale, playing, inPlay.power().effects().getFirst());
  }

  private boolean possible(Tale tale, Phase.Playing playing, PowerEffect effect) {
    Grid grid = tale.grid(playing.seat());
    return switch (effect) {
      case Twist.FlipTaken _, Twist.Leap _ -> true;
      case Twist.TakeTop _, Twist.Paths _, PowerEffect.Look _ -> !tale.pile().isEmpty();
      case Twist.Rewrite _ -> !grid.cards().isEmpty();
      case PowerEffect.TwoTurns _ -> grid.gaps() >= 2;
      case PowerEffect.Renew(Side side) -> !renewed(tale.market(), side).isEmpty();
      case PowerEffect.SwapOwn _,
          PowerEffect.MoveOwn _,
          PowerEffect.MoveLast _,
          PowerEffect.Reserve _,
          PowerEffect.FlipOwn _,
          PowerEffect.AddIcon _,
          PowerEffect.EraseIcon _,
          PowerEffect.Barter _,
          PowerEffect.Press _,
          PowerEffect.Forbid _,
          Marking _,
          PowerEffect.Bargain _ ->
          !choices.of(tale, playing, effect).isEmpty();
    };
  }

  /** The first pending effect carried out, if it needs no choice; left out, if it can't be. */
  Optional<Tale> byItself(Tale tale, Phase.Playing playing) {
    PowerEffect effect = playing.pending().getFirst();
    Phase.Playing after = playing.carriedOut();
    if (!possible(tale, playing, effect)) {
      return Optional.of(tale.in(after));
    }
    return switch (effect) {
      case Twist twist -> Optional.of(tale.in(after.twisted(twist)));
      case PowerEffect.TwoTurns _ ->
          Optional.of(
              tale.with(playing.seat(), teller -> teller.skipping(1)).in(after.withEncore()));
      case PowerEffect.Renew(Side side) -> Optional.of(renewed(tale, side).in(after));
      case PowerEffect.SwapOwn _,
          PowerEffect.MoveOwn _,
          PowerEffect.MoveLast _,
          PowerEffect.Look _,
          PowerEffect.Reserve _,
          PowerEffect.FlipOwn _,
          PowerEffect.AddIcon _,
          PowerEffect.EraseIcon _,
          PowerEffect.Barter _,
          PowerEffect.Press _,
          PowerEffect.Forbid _,
          Marking _,
          PowerEffect.Bargain _ ->
          Optional.empty();
    };
  }

  /** The places of a side whose cards are renewed: what is reserved stays. */
  public static List<Integer> renewed(Market market, Side side) {
    List<Integer> places = new ArrayList<>();
    for (int number = 1; number <= market.places().size(); number++) {
      Market.Place place = market.place(number);
      if (place.side() == side && place.card().isPresent() && place.reserved().isEmpty()) {
        places.add(number);
      }
    }
    return places;
  }

  // WW-22: the old cards go under the pile, the gaps fill from its top.
  private static Tale renewed(Tale tale, Side side) {
    Market market = tale.market();
    List<Lying> old = new ArrayList<>();
    for (int number : renewed(tale.market(), side)) {
      old.add(Lying.open(market.place(number).card().orElseThrow()));
      market = market.emptied(number);
    }
    return tale.with(market).with(tale.pile().under(old));
  }

  /** The first pending effect carried out as the player has chosen. */
  public static Tale chosen(Tale tale, Phase.Playing playing, Move move) {
    Seat seat = playing.seat();
    Grid grid = tale.grid(seat);
    Tale done =
        switch (move) {
          case Move.Swap(Cell one, Cell two) -> tale.with(seat, grid.swapped(one, two));
          case Move.Shift(Cell from, Cell to) -> tale.with(seat, grid.moved(from, to));
          case Move.Flip(Cell cell) ->
              tale.with(seat, grid.with(grid.at(cell).orElseThrow().flipped()));
          case Move.Ink(Icon icon, Cell cell) ->
              tale.with(seat, grid.with(grid.at(cell).orElseThrow().inked(icon)));
          case Move.Pick(Cell cell) -> {
            CardMark mark = ((Marking) playing.pending().getFirst()).mark();
            yield tale.with(seat, grid.with(grid.at(cell).orElseThrow().marked(mark)));
          }
          case Move.Reserve(int place) -> tale.with(tale.market().reserved(place, seat));
          case Move.Name(List<Integer> places) ->
              tale.with(Choices.next(tale, seat).orElseThrow(), other -> other.pressed(places));
          case Move.Forbid(Side side) ->
              tale.with(Choices.next(tale, seat).orElseThrow(), other -> other.banned(side));
          case Move.Barter(Cell cell, int place) -> bartered(tale, seat, cell, place);
          case Move.Bargain bargain -> bargained(tale, playing, bargain);
          case Move.Order(List<Integer> order) ->
              tale.with(tale.pile().reordered(order, ViewerSet.of(seat)));
          case Move.Take _, Move.Use _, Move.Keep _, Move.Pass _, Move.Dealt _ ->
              throw new IllegalArgumentException("no choice for a Power: " + move);
        };
    return done.in(playing.carriedOut());
  }

  private static Tale bartered(Tale tale, Seat seat, Cell cell, int place) {
    Grid grid = tale.grid(seat);
    Placed old = grid.at(cell).orElseThrow();
    int card = tale.market().place(place).card().orElseThrow();
    return tale.with(seat, grid.with(Placed.fresh(cell, card, old.side())))
        .with(tale.market().filled(place, old.card()));
  }

  private static Tale bargained(Tale tale, Phase.Playing playing, Move.Bargain bargain) {
    Seat seat = playing.seat();
    int points = ((PowerEffect.Bargain) playing.pending().getFirst()).points();
    Placed own = tale.grid(seat).at(bargain.own()).orElseThrow();
    Placed theirs = tale.grid(bargain.other()).at(bargain.theirs()).orElseThrow();
    Grid mine = tale.grid(seat).with(Placed.fresh(own.cell(), theirs.card(), Side.OBJECTIVE));
    Grid other =
        tale.grid(bargain.other()).with(Placed.fresh(theirs.cell(), own.card(), Side.OBJECTIVE));
    return tale.with(seat, mine)
        .with(bargain.other(), other)
        .with(bargain.other(), teller -> teller.gaining(points));
  }
}

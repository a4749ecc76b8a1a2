package bergerie.games.wolfwalkers.tale;

import bergerie.games.wolfwalkers.cards.Deck;
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

/** What a player may choose when an effect of a Power is carried out; nothing when it can't be. */
public final class Choices {

  private final Deck deck;

  public Choices(Deck deck) {
    this.deck = deck;
  }

  public List<Move> of(Tale tale, Phase.Playing playing, PowerEffect effect) {
    List<Move> found = new ArrayList<>();
    Seat seat = playing.seat();
    Grid grid = tale.grid(seat);
    switch (effect) {
      case PowerEffect.SwapOwn _ -> swaps(grid, found);
      case PowerEffect.MoveOwn _ ->
          grid.cards().forEach(placed -> shifts(tale, playing, placed.cell(), found));
      case PowerEffect.MoveLast _ ->
          grid.last().ifPresent(last -> shifts(tale, playing, last, found));
      case PowerEffect.Look _ -> orders(Flow.window(tale, playing), found);
      case PowerEffect.Reserve _ -> {
        for (int place = 1; place <= tale.market().places().size(); place++) {
          if (tale.market().place(place).card().isPresent()
              && tale.market().place(place).reserved().isEmpty()) {
            found.add(new Move.Reserve(place));
          }
        }
      }
      case PowerEffect.FlipOwn _ ->
          grid.cards().forEach(placed -> found.add(new Move.Flip(placed.cell())));
      case PowerEffect.AddIcon _ -> inks(grid, ~0, found);
      case PowerEffect.EraseIcon _ -> inks(grid, 0, found);
      case PowerEffect.Barter _ -> barters(tale, seat, found);
      case PowerEffect.Press(int cards) -> names(tale, seat, cards, found);
      case PowerEffect.Forbid _ -> {
        if (next(tale, seat).isPresent()) {
          found.add(new Move.Forbid(Side.STORY));
          found.add(new Move.Forbid(Side.OBJECTIVE));
        }
      }
      case Marking marking -> {
        for (Placed placed : grid.lying(Side.OBJECTIVE)) {
          if (marking.suits(deck.card(placed.card()).objective())) {
            found.add(new Move.Pick(placed.cell()));
          }
        }
      }
      case PowerEffect.Bargain _ -> bargains(tale, seat, found);
      // These leave nothing to choose before the card is taken.
      case Twist _, PowerEffect.TwoTurns _, PowerEffect.Renew _ -> {}
    }
    return found;
  }

  /** Whom Pression and Interdit bind: the next other player who plays. */
  public static Optional<Seat> next(Tale tale, Seat seat) {
    Optional<Seat> next = Optional.empty();
    for (int steps = tale.players() - 1; steps > 0; steps--) {
      Seat other = seat.next(steps, tale.players());
      if (!tale.grid(other).isFull()
          && (next.isEmpty() || rests(tale, other) <= rests(tale, next.get()))) {
        next = Optional.of(other);
      }
    }
    return next;
  }

  /** How many turns a player lets pass before the next one. */
  private static int rests(Tale tale, Seat seat) {
    return tale.cast().foresight() == Foresight.TURNS ? tale.teller(seat).skips() : 0;
  }

  private static void swaps(Grid grid, List<Move> found) {
    for (int i = 0; i < grid.cards().size(); i++) {
      for (int j = i + 1; j < grid.cards().size(); j++) {
        Placed one = grid.cards().get(i);
        Placed two = grid.cards().get(j);
        if (!one.same(two)) {
          found.add(new Move.Swap(one.cell(), two.cell()));
        }
      }
    }
  }

  /** Before scoring: only cards that lie side by side, or nothing. */
  public static List<Move> retouches(Grid grid) {
    List<Move> found = new ArrayList<>();
    swaps(grid, found);
    found.removeIf(move -> move instanceof Move.Swap(Cell one, Cell two) && !one.beside(two));
    found.add(new Move.Pass());
    return found;
  }

  private static void shifts(Tale tale, Phase.Playing playing, Cell from, List<Move> found) {
    Grid rest = tale.grid(playing.seat()).without(from);
    if (rest.cards().isEmpty()) {
      return;
    }
    for (Cell to : rest.open(Takes.reach(tale, playing))) {
      if (!to.equals(from)) {
        found.add(new Move.Shift(from, to));
      }
    }
  }

  private static void orders(int cards, List<Move> found) {
    List<List<Integer>> orders = new ArrayList<>(List.of(List.of()));
    for (int position = 0; position < cards; position++) {
      List<List<Integer>> longer = new ArrayList<>();
      for (List<Integer> order : orders) {
        for (int card = 1; card <= cards; card++) {
          if (!order.contains(card)) {
            List<Integer> more = new ArrayList<>(order);
            more.add(card);
            longer.add(more);
          }
        }
      }
      orders = longer;
    }
    orders.forEach(order -> found.add(new Move.Order(order)));
  }

  /** Every icon that a Story shows, or with all bits {@code missing} every one that it does not. */
  private void inks(Grid grid, int missing, List<Move> found) {
    for (Placed placed : grid.lying(Side.STORY)) {
      for (Icon icon : Icon.in(placed.icons(deck) ^ missing)) {
        found.add(new Move.Ink(icon, placed.cell()));
      }
    }
  }

  private static void barters(Tale tale, Seat seat, List<Move> found) {
    for (Placed placed : tale.grid(seat).cards()) {
      for (int number = 1; number <= tale.market().places().size(); number++) {
        Market.Place place = tale.market().place(number);
        if (place.side() == placed.side()
            && place.card().isPresent()
            && place.card().getAsInt() != placed.card()
            && !place.reservedAgainst(seat)) {
          found.add(new Move.Barter(placed.cell(), number));
        }
      }
    }
  }

  private static void names(Tale tale, Seat seat, int cards, List<Move> found) {
    Optional<Seat> bound = next(tale, seat);
    if (bound.isEmpty()) {
      return;
    }
    List<Integer> places = new ArrayList<>();
    for (int number = 1; number <= tale.market().places().size(); number++) {
      Market.Place place = tale.market().place(number);
      if (place.card().isPresent() && !place.reservedAgainst(bound.get())) {
        places.add(number);
      }
    }
    names(places, 0, cards, List.of(), found);
  }

  private static void names(
      List<Integer> places, int from, int cards, List<Integer> named, List<Move> found) {
    if (named.size() == cards) {
      found.add(new Move.Name(named));
      return;
    }
    for (int i = from; i < places.size(); i++) {
      List<Integer> more = new ArrayList<>(named);
      more.add(places.get(i));
      names(places, i + 1, cards, more, found);
    }
  }

  private static void bargains(Tale tale, Seat seat, List<Move> found) {
    for (Placed own : tale.grid(seat).lying(Side.OBJECTIVE)) {
      for (Seat other : partners(tale, seat)) {
        for (Placed theirs : tale.grid(other).lying(Side.OBJECTIVE)) {
          if (own.card() != theirs.card()) {
            found.add(new Move.Bargain(own.cell(), other, theirs.cell()));
          }
        }
      }
    }
  }

  /** With whom one may bargain: not on a last turn nor after theirs, when nobody could answer. */
  private static List<Seat> partners(Tale tale, Seat seat) {
    List<Seat> partners = new ArrayList<>();
    boolean blind = tale.cast().foresight() == Foresight.NONE;
    for (int steps = 1; steps < tale.players(); steps++) {
      Seat other = seat.next(steps, tale.players());
      if (blind || (!isLastTurn(tale, seat) && !tale.grid(other).isFull())) {
        partners.add(other);
      }
    }
    return partners;
  }

  public static boolean isLastTurn(Tale tale, Seat seat) {
    return tale.grid(seat).gaps() == 1;
  }
}

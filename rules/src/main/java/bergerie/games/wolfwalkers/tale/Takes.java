package bergerie.games.wolfwalkers.tale;

import bergerie.games.wolfwalkers.cards.PermanentEffect;
import bergerie.games.wolfwalkers.cards.Side;
import bergerie.games.wolfwalkers.cards.Twist;
import bergerie.games.wolfwalkers.grid.Adjacency;
import bergerie.games.wolfwalkers.grid.Cell;
import bergerie.games.wolfwalkers.grid.Grid;
import bergerie.games.wolfwalkers.grid.Placed;
import bergerie.rules.Seat;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/** Taking a card and placing it (WW-5, WW-6). */
public final class Takes {

  private Takes() {}

  public static void collect(Tale tale, Phase.Playing playing, List<Move> found) {
    List<Cell> cells = cells(tale, playing);
    for (Move.Origin origin : origins(tale, playing)) {
      for (Cell cell : cells) {
        found.add(new Move.Take(origin, cell));
      }
    }
  }

  /** Where the card may be placed. */
  static List<Cell> cells(Tale tale, Phase.Playing playing) {
    Grid grid = tale.grid(playing.seat());
    return playing.has(new Twist.Rewrite())
        ? grid.cards().stream().map(Placed::cell).toList()
        : grid.open(reach(tale, playing));
  }

  static Adjacency reach(Tale tale, Phase.Playing playing) {
    return playing.has(new Twist.Leap())
            || tale.cast().effect(PermanentEffect.Slanted.class).isPresent()
        ? Adjacency.SLANTED
        : Adjacency.STRAIGHT;
  }

  /** Where a card may be taken from. A Power that says so goes before what binds the turn. */
  public static List<Move.Origin> origins(Tale tale, Phase.Playing playing) {
    List<Move.Origin> origins = new ArrayList<>();
    int paths = Math.min(playing.paths(), tale.pile().size());
    for (int depth = 1; depth <= paths; depth++) {
      origins.add(new Move.Origin.Path(depth, Side.STORY));
      origins.add(new Move.Origin.Path(depth, Side.OBJECTIVE));
    }
    if (!origins.isEmpty()) {
      return origins;
    }
    boolean top = tale.pile().visible().isPresent();
    if (top && playing.has(new Twist.TakeTop())) {
      return List.of(new Move.Origin.Top());
    }
    for (int number = 1; number <= tale.market().places().size(); number++) {
      if (tale.market().place(number).card().isPresent()) {
        origins.add(new Move.Origin.Place(number));
      }
    }
    if (top && tale.cast().effect(PermanentEffect.OpenPile.class).isPresent()) {
      origins.add(new Move.Origin.Top());
    }
    return bound(tale, playing.seat(), origins);
  }

  /** What is reserved, named and banned; each as far as something is left to take. */
  private static List<Move.Origin> bound(Tale tale, Seat seat, List<Move.Origin> origins) {
    Teller teller = tale.teller(seat);
    List<Move.Origin> left = some(origins, origin -> !reservedAgainst(tale, seat, origin));
    if (!teller.named().isEmpty()) {
      left =
          some(
              left,
              origin ->
                  origin instanceof Move.Origin.Place(int number)
                      && teller.named().contains(number));
    }
    if (teller.banned().isPresent()) {
      Side banned = teller.banned().get();
      left = some(left, origin -> side(tale, origin) != banned);
    }
    return left;
  }

  private static <T> List<T> some(List<T> all, Predicate<T> wanted) {
    List<T> some = new ArrayList<>(all.size());
    for (T item : all) {
      if (wanted.test(item)) {
        some.add(item);
      }
    }
    return some.isEmpty() ? all : some;
  }

  public static boolean reservedAgainst(Tale tale, Seat seat, Move.Origin origin) {
    return origin instanceof Move.Origin.Place(int number)
        && tale.market().place(number).reservedAgainst(seat);
  }

  /** The side a card lies on before it is taken. */
  static Side side(Tale tale, Move.Origin origin) {
    return switch (origin) {
      case Move.Origin.Place(int number) -> tale.market().place(number).side();
      case Move.Origin.Top _ -> Side.STORY;
      case Move.Origin.Path(_, Side side) -> side;
    };
  }

  static int card(Tale tale, Move.Origin origin) {
    return switch (origin) {
      case Move.Origin.Place(int number) -> tale.market().place(number).card().orElseThrow();
      case Move.Origin.Top _ -> tale.pile().visible().orElseThrow();
      case Move.Origin.Path(int depth, _) -> tale.pile().top().get(depth - 1).card();
    };
  }

  /** The card as it will lie in the grid. */
  public static Placed placing(Tale tale, Phase.Playing playing, Move.Take take) {
    // WW-5: a card keeps its side, unless a Power turns it over.
    Placed asItLies = unturned(tale, take);
    return turnsOver(playing, take)
        ? Placed.fresh(take.cell(), asItLies.card(), asItLies.side().other())
        : asItLies;
  }

  /** The card in its cell as it lies before it is taken. */
  public static Placed unturned(Tale tale, Move.Take take) {
    return Placed.fresh(take.cell(), card(tale, take.from()), side(tale, take.from()));
  }

  public static boolean turnsOver(Phase.Playing playing, Move.Take take) {
    return playing.has(new Twist.FlipTaken()) && !(take.from() instanceof Move.Origin.Path);
  }

  public static Tale taken(Tale tale, Phase.Playing playing, Move.Take take) {
    Seat seat = playing.seat();
    Placed placed = placing(tale, playing, take);
    Tale left =
        switch (take.from()) {
          case Move.Origin.Place(int number) -> tale.with(tale.market().emptied(number));
          case Move.Origin.Top _ -> tale.with(tale.pile().lifted());
          case Move.Origin.Path(int depth, _) -> {
            int paths = Math.min(playing.paths(), tale.pile().size());
            yield tale.with(tale.pile().parted(paths, depth));
          }
        };
    Grid grid = tale.grid(seat);
    if (playing.has(new Twist.Rewrite())) {
      Placed old = grid.at(take.cell()).orElseThrow();
      grid = grid.without(take.cell());
      left = left.with(left.pile().under(List.of(Lying.open(old.card()))));
    }
    return Flow.placed(left.with(seat, grid.placed(placed)), playing);
  }
}

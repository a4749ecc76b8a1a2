package bergerie.bots.daily;

import bergerie.games.wolfwalkers.WolfWalkers;
import bergerie.games.wolfwalkers.grid.Adjacency;
import bergerie.games.wolfwalkers.grid.Cell;
import bergerie.games.wolfwalkers.grid.Grid;
import bergerie.games.wolfwalkers.grid.Placed;
import bergerie.games.wolfwalkers.scoring.Score;
import bergerie.games.wolfwalkers.tale.Market;
import bergerie.games.wolfwalkers.tale.Tale;
import bergerie.rules.Seat;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/** All the ways to fill a player’s five gaps with the first five cards of the market. */
record Fillings(WolfWalkers game, Tale tale, List<Filling> all, Filling best) {

  static final Seat OWN = Seat.of(0);
  static final int CARDS = 5;
  private static final Comparator<Filling> BY_POINTS = Comparator.comparingInt(Filling::points);

  /**
   * A way to fill the gaps.
   *
   * @param cells one for each card, in the order of the market
   */
  record Filling(List<Cell> cells, Score score) {

    int points() {
      return score.total();
    }

    Cell cell(int card) {
      return cells.get(card);
    }
  }

  /** An Objective, and how much less it brings. */
  record Loss(int card, int points) {}

  static Fillings of(WolfWalkers game, Tale tale) {
    List<Filling> all = new ArrayList<>();
    fill(game, tale, List.of(), all);
    return new Fillings(game, tale, all, all.stream().max(BY_POINTS).orElseThrow());
  }

  private static void fill(WolfWalkers game, Tale tale, List<Cell> cells, List<Filling> found) {
    if (cells.size() == CARDS) {
      found.add(new Filling(cells, game.scoring().grid(filled(tale, cells))));
      return;
    }
    for (Cell gap : gaps(tale)) {
      if (!cells.contains(gap)) {
        List<Cell> more = new ArrayList<>(cells);
        more.add(gap);
        fill(game, tale, more, found);
      }
    }
  }

  private static Grid filled(Tale tale, List<Cell> cells) {
    Grid grid = tale.grid(OWN);
    for (int i = 0; i < cells.size(); i++) {
      Market.Place place = tale.market().place(i + 1);
      grid = grid.placed(Placed.fresh(cells.get(i), place.card().orElseThrow(), place.side()));
    }
    return grid;
  }

  /** The frame is fixed, so what is open is what is empty. */
  private static List<Cell> gaps(Tale tale) {
    return tale.grid(OWN).open(Adjacency.STRAIGHT);
  }

  /** Whether a single way is best, and wins. */
  boolean isDecided() {
    return second() < best.points() && others() < best.points();
  }

  /** What can be had by any other way. */
  int second() {
    return best(filling -> !filling.cells().equals(best.cells())).points();
  }

  /** What the other player has. */
  int others() {
    return game.scoring().grid(tale.grid(OWN.next(1, 2))).total();
  }

  /** The gaps that are left once the cards before one lie as they should. */
  List<Cell> left(int card) {
    return gaps(tale).stream().filter(gap -> !best.cells().subList(0, card).contains(gap)).toList();
  }

  /** The best that can be had with a card in a gap, when those before it lie as they should. */
  Filling with(int card, Cell gap) {
    return best(filling -> agrees(filling, card) && filling.cell(card).equals(gap));
  }

  /** The best that can be had with a card in another place than its own. */
  Filling elsewhere(int card) {
    return best(filling -> agrees(filling, card) && !filling.cell(card).equals(best.cell(card)));
  }

  private boolean agrees(Filling filling, int cards) {
    return filling.cells().subList(0, cards).equals(best.cells().subList(0, cards));
  }

  private Filling best(Predicate<Filling> among) {
    return all.stream().filter(among).max(BY_POINTS).orElseThrow();
  }

  /** The Objective that loses most in another way. */
  Loss loss(Filling other) {
    Map<Integer, Integer> had =
        other.score().lines().stream()
            .collect(Collectors.toMap(Score.Line::card, Score.Line::points));
    return best.score().lines().stream()
        .map(line -> new Loss(line.card(), line.points() - had.getOrDefault(line.card(), 0)))
        .max(Comparator.comparingInt(Loss::points))
        .orElseThrow();
  }
}

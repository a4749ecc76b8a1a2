package bergerie.games.wolfwalkers;

import bergerie.games.wolfwalkers.cards.Deck;
import bergerie.games.wolfwalkers.cards.Icon;
import bergerie.games.wolfwalkers.cards.Objective;
import bergerie.games.wolfwalkers.cards.Side;
import bergerie.games.wolfwalkers.grid.Adjacency;
import bergerie.games.wolfwalkers.grid.Cell;
import bergerie.games.wolfwalkers.grid.Grid;
import bergerie.games.wolfwalkers.grid.Placed;
import bergerie.games.wolfwalkers.scoring.Score;
import bergerie.games.wolfwalkers.scoring.Scoring;
import bergerie.games.wolfwalkers.scoring.Terms;
import bergerie.games.wolfwalkers.tale.FinalCount;
import bergerie.games.wolfwalkers.tale.Market;
import bergerie.games.wolfwalkers.tale.Tale;
import bergerie.rules.Seat;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** What grids are worth, and what one card more could make of them. */
record Reckoning(Deck deck, Scoring scoring) {

  /** What an Objective brings more or less than before. */
  record Change(int card, int points) {}

  /**
   * What an Objective would bring with one Story more.
   *
   * @param icons of that Story
   */
  record Near(int card, int icons, int points) {}

  Score score(Tale tale, Seat seat) {
    return FinalCount.scores(scoring, tale).get(seat.index());
  }

  /** Objective by Objective, in the order of the cards. */
  static List<Change> changes(Score before, Score after) {
    Map<Integer, Integer> by = new TreeMap<>(points(after));
    points(before).forEach((card, points) -> by.merge(card, -points, Integer::sum));
    List<Change> changes = new ArrayList<>();
    by.forEach((card, points) -> changes.add(new Change(card, points)));
    changes.removeIf(change -> change.points() == 0);
    return changes;
  }

  private static Map<Integer, Integer> points(Score score) {
    Map<Integer, Integer> by = new TreeMap<>();
    score.lines().forEach(line -> by.merge(line.card(), line.points(), Integer::sum));
    return by;
  }

  /** What each Objective of a grid lacks one Story for, the best one of each. */
  Map<Integer, Near> near(Grid grid, Terms terms) {
    Map<Integer, Integer> now = points(scoring.grid(grid, terms));
    Map<Integer, Near> near = new TreeMap<>();
    for (int icons : wanted(grid, terms)) {
      for (Cell cell : open(grid)) {
        points(scoring.grid(grid.placed(story(cell, icons)), terms))
            .forEach(
                (card, points) -> {
                  int more = points - now.getOrDefault(card, 0);
                  if (more > 0) {
                    near.merge(card, new Near(card, icons, more), Reckoning::better);
                  }
                });
      }
    }
    return near;
  }

  private static Near better(Near one, Near other) {
    return other.points() > one.points() ? other : one;
  }

  private static List<Cell> open(Grid grid) {
    return grid.isFull() ? List.of() : grid.open(Adjacency.STRAIGHT);
  }

  /** A Story with just these icons, whether there is such a card or one with more of them. */
  private Placed story(Cell cell, int icons) {
    int card = deck.cards().getFirst().id();
    return new Placed(cell, card, Side.STORY, deck.card(card).icons() ^ icons, List.of());
  }

  /** The sets of icons that some Objective here asks of one Story. */
  private Set<Integer> wanted(Grid grid, Terms terms) {
    Set<Integer> wanted = new TreeSet<>();
    for (Placed placed : grid.lying(Side.OBJECTIVE)) {
      wanted(deck.card(placed.card()).objective(), wanted);
    }
    terms.destiny().ifPresent(card -> wanted(deck.card(card).objective(), wanted));
    return wanted;
  }

  private static void wanted(Objective objective, Set<Integer> wanted) {
    switch (objective) {
      case Objective.Shape(List<String> rows, _) ->
          String.join("", rows)
              .chars()
              .forEach(letter -> Icon.of((char) letter).ifPresent(i -> wanted.add(i.bit())));
      case Objective.Arrow(Icon icon, _) -> wanted.add(icon.bit());
      case Objective.Crossed _ -> {}
      case Objective.Pair(Icon one, Icon two, _) -> wanted.add(one.bit() | two.bit());
      case Objective.SightedPair(Icon one, Icon two, _) -> wanted.add(one.bit() | two.bit());
      case Objective.Balance(List<Icon> one, List<Icon> other, _) -> {
        one.forEach(icon -> wanted.add(icon.bit()));
        other.forEach(icon -> wanted.add(icon.bit()));
      }
    }
  }

  /** The most that a card of the market could bring to a grid at once; 0 where it has no place. */
  int most(Grid grid, Terms terms, Market.Place place) {
    int now = scoring.grid(grid, terms).total();
    return place.card().isEmpty()
        ? 0
        : open(grid).stream()
            .map(cell -> Placed.fresh(cell, place.card().getAsInt(), place.side()))
            .mapToInt(placed -> scoring.grid(grid.placed(placed), terms).total() - now)
            .max()
            .orElse(0);
  }

  /** The Objective of the market that would bring a grid most at once, if one would. */
  Optional<Change> offered(Grid grid, Terms terms, Market market) {
    Map<Integer, Integer> best = new HashMap<>();
    for (Market.Place place : market.places()) {
      if (place.side() == Side.OBJECTIVE && place.card().isPresent()) {
        best.put(place.card().getAsInt(), most(grid, terms, place));
      }
    }
    return best.entrySet().stream()
        .map(entry -> new Change(entry.getKey(), entry.getValue()))
        .filter(change -> change.points() > 0)
        .min(Comparator.comparingInt(Change::points).reversed().thenComparingInt(Change::card));
  }
}

package bergerie.games.wolfwalkers.scoring;

import bergerie.games.wolfwalkers.cards.Card;
import bergerie.games.wolfwalkers.cards.CardMark;
import bergerie.games.wolfwalkers.cards.Deck;
import bergerie.games.wolfwalkers.cards.Icon;
import bergerie.games.wolfwalkers.cards.Objective;
import bergerie.games.wolfwalkers.cards.PermanentEffect;
import bergerie.games.wolfwalkers.cards.Side;
import bergerie.games.wolfwalkers.grid.Cell;
import bergerie.games.wolfwalkers.grid.Frame;
import bergerie.games.wolfwalkers.grid.Grid;
import bergerie.games.wolfwalkers.grid.Placed;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/** Counts grids exactly, with the cards of one deck. */
public final class Scoring {

  private static final int CENTRE = 12;
  private static final int CORNERS = 1 | (1 << 4) | (1 << 20) | (1 << 24);
  private static final int ROW = 0b11111;
  private static final int COLUMN = 0b00001_00001_00001_00001_00001;

  private final Deck deck;
  private final Map<Integer, ShapePacking> packings;

  public Scoring(Deck deck) {
    this.deck = deck;
    Map<Integer, ShapePacking> shapes = new HashMap<>();
    for (Card card : deck.cards()) {
      if (card.objective() instanceof Objective.Shape shape) {
        shapes.put(card.id(), new ShapePacking(shape));
      }
    }
    packings = Map.copyOf(shapes);
  }

  /** How often an Objective scores, and in which cells. */
  private record Tally(int times, int cells) {
    static final Tally NONE = new Tally(0, 0);

    static Tally each(int cells) {
      return new Tally(Integer.bitCount(cells), cells);
    }

    static Tally once(int cells) {
      return new Tally(1, cells);
    }
  }

  /** Every grid of a table, with what one player's score owes to the others'. */
  public List<Score> table(List<Grid> grids, Terms terms) {
    List<Score> scores = new ArrayList<>();
    int most = 0;
    for (Grid grid : grids) {
      Score score = grid(grid, terms);
      most = Math.max(most, score.scoring());
      scores.add(score);
    }
    for (PermanentEffect effect : terms.effects()) {
      if (effect instanceof PermanentEffect.Narrator(int points)) {
        int best = most;
        scores.replaceAll(
            score ->
                score.scoring() == best
                    ? score.and(new Score.Bonus(Optional.of(effect), points))
                    : score);
      }
    }
    return scores;
  }

  /** The base game's score of a grid. */
  public Score grid(Grid grid) {
    return grid(grid, Terms.PLAIN);
  }

  /** A grid's score, with what holds for all. */
  public Score grid(Grid grid, Terms terms) {
    if (grid.cards().isEmpty()) {
      return new Score(List.of(), List.of());
    }
    Frame frame = Frame.of(grid);
    Layout ground = new Layout(deck, grid, frame);
    List<Score.Line> lines = new ArrayList<>();
    // WW-8: only Objectives of the own grid score, and one that all may share.
    for (Placed placed : grid.cards()) {
      if (!placed.isStory()) {
        lines.add(line(placed, Optional.of(placed.cell()), ground, frame, terms));
      }
    }
    terms
        .destiny()
        .ifPresent(
            card ->
                lines.add(
                    line(
                        Placed.fresh(frame.cell(0), card, Side.OBJECTIVE),
                        Optional.empty(),
                        ground,
                        frame,
                        terms)));
    List<Score.Bonus> bonuses = new ArrayList<>();
    for (PermanentEffect effect : terms.effects()) {
      int points = bonus(effect, lines, grid, ground);
      if (points != 0) {
        bonuses.add(new Score.Bonus(Optional.of(effect), points));
      }
    }
    return new Score(lines, bonuses);
  }

  private Score.Line line(
      Placed placed, Optional<Cell> at, Layout ground, Frame frame, Terms terms) {
    Objective objective = deck.card(placed.card()).objective();
    Tally tally = tally(objective, placed, frame.index(placed.cell()), ground, terms);
    int points = tally.times() * objective.points();
    for (CardMark mark : placed.marks()) {
      if (mark instanceof CardMark.Stake(int plus, int minus)) {
        points += tally.times() > 0 ? plus : -minus;
      }
    }
    return new Score.Line(placed.card(), at, tally.times(), points, cells(tally.cells(), frame));
  }

  private static List<Cell> cells(int set, Frame frame) {
    if (set == 0) {
      return List.of();
    }
    List<Cell> cells = new ArrayList<>(Integer.bitCount(set));
    for (int rest = set; rest != 0; rest &= rest - 1) {
      cells.add(frame.cell(Integer.numberOfTrailingZeros(rest)));
    }
    return cells;
  }

  // WW-11: every Objective is counted for itself, so cards may serve several.
  private Tally tally(Objective objective, Placed placed, int cell, Layout ground, Terms terms) {
    return switch (objective) {
      // WW-10
      case Objective.Shape _ -> {
        int wild = Collections.frequency(placed.marks(), new CardMark.AnyStory());
        ShapePacking packing = Objects.requireNonNull(packings.get(placed.card()));
        ShapePacking.Found found = packing.most(ground, jokers(ground, terms), wild);
        yield new Tally(found.times(), found.cells());
      }
      // WW-12
      case Objective.Arrow(Icon icon, _) ->
          Tally.each(pointedAt(icon, ground, terms) & seen(placed, cell));
      case Objective.Crossed(Icon icon, _) ->
          (ground.showing(icon) & Layout.sight(cell)) == 0 ? Tally.once(0) : Tally.NONE;
      // WW-13
      case Objective.Pair(Icon one, Icon two, _) ->
          Tally.each(ground.showing(one) & ground.showing(two));
      case Objective.SightedPair(Icon one, Icon two, _) ->
          Tally.each(ground.showing(one) & ground.showing(two) & Layout.sight(cell));
      // WW-14
      case Objective.Balance(List<Icon> one, List<Icon> other, _) -> {
        int apart = Math.abs(count(one, ground) - count(other, ground));
        int cells = showing(one, ground) | showing(other, ground);
        yield cells != 0 && apart <= tolerance(placed) ? Tally.once(cells) : Tally.NONE;
      }
    };
  }

  private static int count(List<Icon> icons, Layout ground) {
    return icons.stream().mapToInt(ground::count).sum();
  }

  private static int showing(List<Icon> icons, Layout ground) {
    return icons.stream().mapToInt(ground::showing).reduce(0, (a, b) -> a | b);
  }

  private static int jokers(Layout ground, Terms terms) {
    int jokers = 0;
    for (PermanentEffect effect : terms.effects()) {
      if (effect instanceof PermanentEffect.Joker(Icon icon)) {
        jokers |= ground.showing(icon);
      }
    }
    return jokers;
  }

  private static int pointedAt(Icon icon, Layout ground, Terms terms) {
    int cells = ground.showing(icon);
    for (PermanentEffect effect : terms.effects()) {
      if (effect instanceof PermanentEffect.StandIn(Icon standIn, List<Icon> roles)
          && roles.contains(icon)) {
        cells |= ground.showing(standIn);
      }
    }
    return cells;
  }

  private static int seen(Placed placed, int cell) {
    return placed.marks().contains(new CardMark.Diagonals())
        ? Layout.sight(cell) | Layout.diagonals(cell)
        : Layout.sight(cell);
  }

  private static int tolerance(Placed placed) {
    int tolerance = 0;
    for (CardMark mark : placed.marks()) {
      if (mark instanceof CardMark.Tolerance(int difference)) {
        tolerance = Math.max(tolerance, difference);
      }
    }
    return tolerance;
  }

  private static int bonus(
      PermanentEffect effect, List<Score.Line> lines, Grid grid, Layout ground) {
    return switch (effect) {
      case PermanentEffect.PerObjective(PermanentEffect.Sort sort, int points) ->
          points * (int) lines.stream().filter(line -> sort.holds(line.times())).count();
      case PermanentEffect.PureLines(int points) when grid.isFull() -> points * pureLines(ground);
      case PermanentEffect.Heart(int points) when grid.isFull() -> points * iconsAt(CENTRE, ground);
      case PermanentEffect.Corners(int points) when grid.isFull() ->
          Icon.all().stream().anyMatch(icon -> (ground.showing(icon) & CORNERS) == CORNERS)
              ? points
              : 0;
      // Counted with a full grid only, or elsewhere.
      case PermanentEffect.PureLines _,
          PermanentEffect.Heart _,
          PermanentEffect.Corners _,
          PermanentEffect.Slanted _,
          PermanentEffect.Stalls _,
          PermanentEffect.OpenPile _,
          PermanentEffect.Joker _,
          PermanentEffect.StandIn _,
          PermanentEffect.FirstChapter _,
          PermanentEffect.Retouch _,
          PermanentEffect.Destiny _,
          PermanentEffect.Narrator _ ->
          0;
    };
  }

  private static int pureLines(Layout ground) {
    int pure = 0;
    for (int line = 0; line < Grid.SPAN; line++) {
      pure += (ground.objectives() & (ROW << (line * Grid.SPAN))) == 0 ? 1 : 0;
      pure += (ground.objectives() & (COLUMN << line)) == 0 ? 1 : 0;
    }
    return pure;
  }

  private static int iconsAt(int cell, Layout ground) {
    int icons = 0;
    for (Icon icon : Icon.all()) {
      icons += (ground.showing(icon) >> cell) & 1;
    }
    return icons;
  }
}

package bergerie.games.wolfwalkers;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bergerie.games.wolfwalkers.cards.Box;
import bergerie.games.wolfwalkers.cards.Card;
import bergerie.games.wolfwalkers.cards.Deck;
import bergerie.games.wolfwalkers.cards.Icon;
import bergerie.games.wolfwalkers.cards.Side;
import bergerie.games.wolfwalkers.grid.Cell;
import bergerie.games.wolfwalkers.grid.Grid;
import bergerie.games.wolfwalkers.grid.GridText;
import bergerie.games.wolfwalkers.grid.Placed;
import bergerie.games.wolfwalkers.scoring.Score;
import bergerie.games.wolfwalkers.scoring.Scoring;
import bergerie.rules.Reading;
import bergerie.rules.Words;
import bergerie.rules.content.Library;
import bergerie.rules.dice.Dice;
import bergerie.rules.dice.QuickDice;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class ScoringTest {

  private static final int GRIDS = Boolean.getBoolean("bergerie.long") ? 10_000 : 500;

  private static final Deck DECK = Box.read(Library.builtIn()).orThrow().deck();
  private static final Scoring SCORING = new Scoring(DECK);

  private static final String ANNE =
      """
      #51  #30  #25  #34  #50
      #32  #12  #16  #14  #18
      [53] #44  #37  [1]  #15
      #31  #10  [2]  [26] #41
      [36] [3]  #38  #27  [43]
      """;

  @Test
  void theRulebooksFinalGridIsWorth41() {
    Score score = SCORING.grid(new GridText(DECK).read(ANNE).orThrow());
    Map<Integer, Integer> points = new TreeMap<>();
    score.lines().forEach(line -> points.put(line.card(), line.points()));
    assertEquals(Map.of(3, 8, 2, 12, 1, 3, 26, 6, 36, 0, 43, 2, 53, 10), points);
    assertEquals(41, score.total());
  }

  @Test
  void theScoringCardsAreNamed() {
    Score score = SCORING.grid(new GridText(DECK).read(ANNE).orThrow());
    Map<Integer, List<Cell>> cells = new TreeMap<>();
    score.lines().forEach(line -> cells.put(line.card(), line.cells()));
    assertEquals(cells(3, 0, 4, 0, 3, -1, 4, -1), cells.get(3));
    assertEquals(cells(1, -1, 2, -1, 3, -1, 4, -1, 1, -2, 1, -3), cells.get(2));
    assertEquals(cells(3, 0, 3, -1, 3, -4), cells.get(26));
    assertEquals(List.of(), cells.get(36));
    assertEquals(cells(4, -1), cells.get(43));
  }

  private static List<Cell> cells(int... numbers) {
    List<Cell> cells = new ArrayList<>();
    for (int i = 0; i < numbers.length; i += 2) {
      cells.add(new Cell(numbers[i], numbers[i + 1]));
    }
    return cells;
  }

  @Test
  void randomGridsCountAsByHand() {
    Dice dice = new QuickDice(55);
    for (int i = 0; i < GRIDS; i++) {
      Grid grid = randomGrid(dice, 3 + i % 20);
      List<Integer> points = SCORING.grid(grid).lines().stream().map(Score.Line::points).toList();
      assertEquals(new PlainCount(DECK, grid).points(), points, () -> grid.toString());
    }
  }

  /** 25 different cards, so many of them Objectives: all 55 come up. */
  private static Grid randomGrid(Dice dice, int objectives) {
    List<Integer> deck = new ArrayList<>(DECK.cards().stream().map(Card::id).toList());
    List<Placed> cards = new ArrayList<>();
    List<Integer> sides = new ArrayList<>();
    for (int i = 0; i < Grid.FULL; i++) {
      sides.add(i < objectives ? 1 : 0);
    }
    for (int i = 0; i < Grid.FULL; i++) {
      int card = deck.remove(dice.below(deck.size()));
      Side side = sides.remove(dice.below(sides.size())) == 1 ? Side.OBJECTIVE : Side.STORY;
      cards.add(Placed.fresh(new Cell(i % Grid.SPAN, -(i / Grid.SPAN)), card, side));
    }
    return new Grid(cards, Optional.empty());
  }

  @Test
  void aFullGridIsCountedInLessThan50Microseconds() {
    Dice dice = new QuickDice(7);
    List<Grid> grids = new ArrayList<>();
    for (int i = 0; i < 200; i++) {
      grids.add(randomGrid(dice, 7));
    }
    long best = Long.MAX_VALUE;
    for (int round = 0; round < 50; round++) {
      long start = System.nanoTime();
      int total = 0;
      for (Grid grid : grids) {
        total += SCORING.grid(grid).total();
      }
      assertTrue(total > 0);
      best = Math.min(best, (System.nanoTime() - start) / grids.size());
    }
    assertTrue(best < 50_000, best + " ns");
  }

  @Test
  void iconsAndTypesAreAsFrequentAsTheAidCardSays() {
    Map<Character, Integer> icons = new TreeMap<>();
    Map<Character, Integer> types = new TreeMap<>();
    for (Card card : DECK.cards()) {
      Icon.in(card.icons()).forEach(icon -> icons.merge(icon.letter(), 1, Integer::sum));
      types.merge(card.objective().kind().letter(), 1, Integer::sum);
    }
    assertEquals(
        new TreeMap<>(
            Map.ofEntries(
                Map.entry('R', 21),
                Map.entry('F', 20),
                Map.entry('M', 15),
                Map.entry('W', 13),
                Map.entry('L', 11),
                Map.entry('V', 11),
                Map.entry('P', 10),
                Map.entry('T', 10),
                Map.entry('S', 9),
                Map.entry('N', 7),
                Map.entry('C', 6))),
        icons);
    assertEquals(Map.of('S', 24, 'A', 11, 'X', 6, 'D', 7, 'E', 3, 'B', 4), types);
  }

  @Test
  void aGridThatCantBeGetsOneClearLine() {
    assertEquals("expected 5 lines of cards, found 1", why("#1 #2 #3 #4 #5"));
    assertEquals("row 1: expected 5 cards, found “6”", why(ANNE.replaceFirst("#51", "#51 #52")));
    assertEquals(
        "row 2: expected every card at most once, found “[51]”", why(ANNE.replace("#32", "[51]")));
    String expected =
        "expected a card from 1 to 55 as #14 (its Story) or [14] (its Objective), found";
    assertEquals("row 1: " + expected + " “#56”", why(ANNE.replace("#51", "#56")));
    assertEquals("row 3: " + expected + " “W”", why(ANNE.replace("#37", "W")));
  }

  private static String why(String text) {
    return switch (new GridText(DECK).read(text)) {
      case Reading.Garbled<Grid>(Words why) -> why.en();
      case Reading.Understood<Grid>(Grid grid) -> "understood " + grid;
    };
  }
}

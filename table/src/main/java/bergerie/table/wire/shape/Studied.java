package bergerie.table.wire.shape;

import bergerie.games.sheepsheep.meadow.Card;
import bergerie.games.sheepsheep.meadow.Cell;
import bergerie.games.sheepsheep.meadow.Family;
import bergerie.games.sheepsheep.view.SheepSheepView.Spot;
import bergerie.rules.hunt.HuntView;
import bergerie.table.wire.shape.Traits.Means;
import bergerie.table.wire.shape.Traits.SmallLetters;
import java.util.List;
import java.util.Optional;

/** What there is to learn alone: solved hunts, puzzles, training meadows. */
public interface Studied {

  @Means("what there is of each game that can be solved")
  record SolvedGames(List<SolvedGame> games) {}

  @Means("what there is of a game that can be solved")
  record SolvedGame(
      String game,
      @Means("whether there are tables") boolean ready,
      @Means("of its puzzles") List<String> grades,
      @Means("how many bytes the tables have that the caller may have built") Optional<Long> offer,
      Optional<Building> building,
      @Means("only where the last attempt came to nothing") Optional<Boolean> failed) {}

  @Means("tables that are being built")
  record Building(long done, long total, boolean mayStop) {}

  @Means("what a position and its moves are worth")
  record Analysis(
      @Means("as a state line") String position,
      HuntView view,
      InPlay.Turn turn,
      @Means("to the side to move; missing where the tables do not know") Optional<Worth> value,
      @Means("turns of either side until the end, where the tables count them")
          Optional<Integer> turns,
      @Means("the quickest win or the longest resistance") Optional<String> best,
      List<ValuedMove> moves) {}

  @SmallLetters
  enum Worth {
    WIN,
    DRAW,
    LOSS
  }

  @Means("a legal move, and what it is worth to the side that makes it")
  record ValuedMove(
      String move,
      Optional<Worth> value,
      Optional<Integer> turns,
      @Means("the position after it") String next) {}

  @Means(
      "a position in which exactly one move wins; lamb: up to 3 turns, dog: 7, wolf: 15, alpha:"
          + " more")
  record Puzzle(
      String grade,
      int turns,
      @Means("the win, against the longest resistance") List<String> line,
      Analysis analysis) {}

  @Means("a dealt meadow to train on; a date is the meadow of the day")
  record Exercise(String name, List<Spot> meadow, List<Card> cards, Best best) {}

  @Means("the best group known")
  record Best(
      @Means("in it; 0 where no group can be had") int sheep,
      @Means("no group has more sheep than this") int bound,
      Optional<Family> family,
      List<Cell> cells,
      @Means("to make, in notation") List<String> exchanges) {}
}

package bergerie.bots.sheepsheep;

import bergerie.games.sheepsheep.meadow.Card;
import bergerie.games.sheepsheep.meadow.Family;
import bergerie.games.sheepsheep.meadow.Meadow;
import bergerie.games.sheepsheep.view.SheepSheepView;
import bergerie.games.sheepsheep.view.SheepSheepView.Fold;
import bergerie.games.sheepsheep.view.SheepSheepView.Heap;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * How a player looks at what they leave to the others: the next player takes the best group, and
 * little of what is there for oneself will last. Fetishes that are not known are guessed by what
 * their owners have won.
 */
final class Outlook {

  /** Of what a meadow holds for oneself so much is still there when one's turn comes. */
  private static final double LASTING = 0.25;

  /**
   * What a meadow promises oneself and what it gives the next player, in points.
   *
   * @param balance what that is worth to oneself: the more players there are, the less
   */
  record Promise(double mine, double theirs, double balance) {}

  private final BestGroup search;
  private final SheepSheepView view;
  private final Fold own;
  private final int foresight;

  /** With the number of exchanges that a meadow is judged by. */
  Outlook(BestGroup search, SheepSheepView view, Fold own, int foresight) {
    this.search = search;
    this.view = view;
    this.own = own;
    this.foresight = foresight;
  }

  Promise of(Puzzle puzzle) {
    return of(puzzle.meadow(), puzzle.cards());
  }

  Promise of(Meadow meadow, List<Card> cards) {
    Fold next = view.folds().get((own.seat() + 1) % view.folds().size());
    double mine = search.within(new Puzzle(meadow, cards, own.fetish()), foresight).worth();
    double theirs =
        expected(
            next, search.largest(new Puzzle(meadow, next.cards(), Optional.empty()), foresight));
    return new Promise(mine, theirs, (LASTING * mine - theirs) / (view.folds().size() - 1));
  }

  /** The points that a player's best group brings, given the largest ones of every family. */
  private double expected(Fold fold, int[] sizes) {
    double[] fetish = fetish(fold);
    int largest = Arrays.stream(sizes).max().orElse(0);
    double points = 0;
    for (int family = 0; family < sizes.length; family++) {
      // SS-15: sheep of the fetish family count twice.
      points += fetish[family] * Math.max(largest, 2 * sizes[family]);
    }
    return points;
  }

  /** Whether one has won, as far as one can know, if the game ends with so many points more. */
  boolean wins(int more) {
    int mine = own.points().orElse(own.sheep()) + more;
    return view.folds().stream()
        .filter(fold -> fold.seat() != own.seat())
        .allMatch(fold -> points(fold) < mine);
  }

  private double points(Fold fold) {
    double[] fetish = fetish(fold);
    return fold.won().stream()
        .mapToDouble(heap -> heap.sheep() * (1 + fetish[heap.family().ordinal()]))
        .sum();
  }

  /** How likely each family is a player's fetish: whoever has its sheep likes it, perhaps. */
  private double[] fetish(Fold fold) {
    double[] likely = new double[Packed.FAMILIES];
    if (fold.fetish().isPresent()) {
      likely[fold.fetish().get().ordinal()] = 1;
      return likely;
    }
    Arrays.fill(likely, 1);
    for (Heap heap : fold.won()) {
      likely[heap.family().ordinal()] += heap.sheep();
    }
    view.folds().stream()
        .flatMap(other -> other.fetish().stream())
        .mapToInt(Family::ordinal)
        .forEach(taken -> likely[taken] = 0);
    double sum = Arrays.stream(likely).sum();
    return Arrays.stream(likely).map(one -> one / sum).toArray();
  }
}

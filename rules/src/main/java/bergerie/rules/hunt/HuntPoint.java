package bergerie.rules.hunt;

import bergerie.rules.board.Board;
import bergerie.rules.board.Jump;
import bergerie.rules.board.Point;
import bergerie.telling.Part;
import bergerie.telling.Sentence;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** What a move is good for, as anybody can see on the board after it. */
record HuntPoint(Board board, HuntPosition before, HuntPosition after) {

  /** For a move that does not end the game. */
  Sentence of(HuntMove move) {
    return switch (before.toMove()) {
      case WOLVES -> ofWolf(move);
      case SHEEP -> ofSheep();
    };
  }

  // HG-2
  private Sentence ofWolf(HuntMove move) {
    Point to = end(move);
    List<Point> prey = prey(after, to);
    if (!prey.isEmpty()) {
      return prey.size() == 1
          ? Sentence.of(
              "From there it threatens {the 1} on {0}.",
              "De là, il menace {le 1} en {0}.",
              HuntTelling.spot(prey.getFirst()),
              on(after, prey.getFirst()))
          : Sentence.of(
              "From there it threatens {0}.",
              "De là, il menace {0}.", new Part.Some(prey.size(), HuntTelling.thing(Piece.SHEEP)));
    }
    int ways = ways(after, to);
    return ways == 0
        ? Sentence.of(
            "It waits there: the others keep their ways open.",
            "Il attend là : les autres gardent leurs issues.")
        : Sentence.of(
            "On {0} it keeps {1} {1:way|ways} to go.",
            "En {0}, il garde {1} {1:issue|issues}.", HuntTelling.spot(to), new Part.Count(ways));
  }

  // HG-2, HG-4
  private Sentence ofSheep() {
    List<Point> endangered = endangered(after);
    List<Point> saved = new ArrayList<>(endangered(before));
    saved.removeAll(endangered);
    saved.removeIf(point -> after.top(point).isEmpty());
    if (!saved.isEmpty()) {
      return Sentence.of(
          "{the 1} on {0} can’t be taken any more.",
          "{le 1} en {0} ne peut plus être pris.",
          HuntTelling.spot(saved.getFirst()),
          on(after, saved.getFirst()));
    }
    int blocked = blocked(after) - blocked(before);
    if (blocked > 0) {
      return Sentence.of(
          "That leaves {0} without a move.",
          "{0} ne {0:peut|peuvent} plus bouger.",
          new Part.Some(blocked, HuntTelling.thing(Piece.WOLF)));
    }
    if (!endangered.isEmpty()) {
      return Sentence.of(
          "{the 1} on {0} may be taken: that is the price.",
          "{le 1} en {0} peut être pris : c’est le prix à payer.",
          HuntTelling.spot(endangered.getFirst()),
          on(after, endangered.getFirst()));
    }
    int ways = wolves(after).mapToInt(point -> ways(after, point)).sum();
    return Sentence.of(
        "No sheep can be taken, and the other side has {0} {0:way|ways} left.",
        "Aucun mouton ne peut être pris ; il reste {0} {0:issue|issues} en face.",
        new Part.Count(ways));
  }

  private static Part.Thing on(HuntPosition position, Point point) {
    return HuntTelling.thing(position.top(point).orElseThrow());
  }

  private static Point end(HuntMove move) {
    return switch (move) {
      case HuntMove.Place(Piece _, Point at) -> at;
      case HuntMove.Step(Point _, Point to) -> to;
      case HuntMove.Capture(List<Point> path) -> path.getLast();
    };
  }

  private List<Point> endangered(HuntPosition position) {
    return wolves(position).flatMap(wolf -> prey(position, wolf).stream()).distinct().toList();
  }

  private Stream<Point> wolves(HuntPosition position) {
    return board.points().stream()
        .filter(
            point -> position.top(point).filter(piece -> piece.side() == Side.WOLVES).isPresent());
  }

  private int blocked(HuntPosition position) {
    return (int)
        wolves(position)
            .filter(wolf -> ways(position, wolf) == 0 && prey(position, wolf).isEmpty())
            .count();
  }

  /** The points a wolf could step to. */
  private int ways(HuntPosition position, Point wolf) {
    return Integer.bitCount(board.neighbours(wolf.index()) & position.empty());
  }

  /** What a wolf could jump over; a ram is safe from all but the red wolf (KU-6, BC-6, BB-7). */
  private List<Point> prey(HuntPosition position, Point wolf) {
    List<Point> found = new ArrayList<>();
    for (Jump jump : board.jumps(wolf.index())) {
      boolean mayBeTaken =
          switch (position.top(jump.over()).orElse(Piece.WOLF)) {
            case SHEEP -> true;
            case RAM -> position.top(wolf).filter(Piece.RED_WOLF::equals).isPresent();
            case WOLF, RED_WOLF -> false;
          };
      if (mayBeTaken && (position.empty() & jump.to().bit()) != 0) {
        found.add(jump.over());
      }
    }
    return found;
  }
}

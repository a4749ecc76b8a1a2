package bergerie.rules.hunt;

import bergerie.rules.board.Board;
import bergerie.rules.board.Point;
import java.util.ArrayList;
import java.util.List;

/** A hunt as everybody sees it. */
public record HuntView(List<Stand> pieces, Side toMove, int captured, int toWin, Hand hand) {

  /** So many pieces on a point, this one on top. */
  public record Stand(String point, Piece piece, int height) {}

  /** What the sheep's player has yet to place. */
  public record Hand(int sheep, int rams) {
    public static final Hand EMPTY = new Hand(0, 0);
  }

  public HuntView {
    pieces = List.copyOf(pieces);
  }

  public static HuntView of(Board board, HuntPosition position) {
    List<Stand> pieces = new ArrayList<>();
    for (Point point : board.points()) {
      position
          .top(point)
          .ifPresent(top -> pieces.add(new Stand(point.name(), top, position.height(point))));
    }
    return new HuntView(
        pieces, position.toMove(), position.captured(), position.toWin(), position.hand());
  }
}

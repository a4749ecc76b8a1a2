package bergerie.rules.hunt;

import bergerie.rules.board.Board;
import bergerie.rules.board.Point;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A hunt as everybody sees it.
 *
 * @param quiet how long nothing was captured, if that may end the game
 */
public record HuntView(
    List<Stand> pieces, Side toMove, int captured, int toWin, Hand hand, Optional<Quiet> quiet) {

  /** So many pieces on a point, this one on top. */
  public record Stand(String point, Piece piece, int height) {}

  /** What the sheep's player has yet to place. */
  public record Hand(int sheep, int rams) {
    public static final Hand EMPTY = new Hand(0, 0);
  }

  /** So many whole turns of both sides without a capture, and how many make a draw. */
  public record Quiet(int turns, int most) {}

  public HuntView {
    pieces = List.copyOf(pieces);
  }

  static HuntView of(Board board, Hunt<? extends HuntPosition> state) {
    HuntPosition position = state.position();
    Customs customs = state.customs();
    List<Stand> pieces = new ArrayList<>();
    for (Point point : board.points()) {
      position
          .top(point)
          .ifPresent(top -> pieces.add(new Stand(point.name(), top, position.height(point))));
    }
    return new HuntView(
        pieces,
        position.toMove(),
        position.captured(),
        position.toWin(),
        position.hand(),
        customs.quiet() == Customs.NO_LIMIT
            ? Optional.empty()
            : Optional.of(new Quiet(state.lull() / 2, customs.quiet())));
  }
}

package bergerie.rules.hunt;

import bergerie.rules.GameInfo;
import bergerie.rules.Outcome;
import bergerie.rules.board.Board;
import bergerie.rules.board.Point;
import java.util.Optional;

/**
 * What Bagh Chal and Bagh Bandi, the games of the tiger, play alike: the fifth capture wins, who is
 * blocked has lost, and the sheep may not repeat themselves.
 */
public abstract class TigerGame<P extends HuntPosition> extends HuntGame<P> {

  private final String endRule;

  /**
   * A game of the tiger.
   *
   * @param endRule the rule that says who has won (BC-4 or BB-5)
   */
  protected TigerGame(GameInfo info, Board board, HuntNotation<P> notation, String endRule) {
    super(info, board, notation);
    this.endRule = endRule;
  }

  /** The position after a step of a sheep, with the wolves to move. */
  protected abstract P afterSheep(P position, Point from, Point to);

  @Override
  protected final Optional<Outcome> decided(Hunt<P> state) {
    return state.position().won()
        ? Optional.of(HuntOutcomes.fiveCaptured(endRule))
        : Optional.empty();
  }

  @Override
  protected final Outcome stuck(Side toMove) {
    return HuntOutcomes.stuck(toMove, endRule);
  }

  // BC-5 and BB-6: a sheep move that would make a position occur for the third time is illegal.
  protected final boolean repeats(Hunt<P> state, HuntMove move) {
    return state.past().size() >= 2
        && move instanceof HuntMove.Step(Point from, Point to)
        && state.past().times(afterSheep(state.position(), from, to)) >= 2;
  }
}

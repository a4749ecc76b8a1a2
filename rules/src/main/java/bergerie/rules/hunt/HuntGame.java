package bergerie.rules.hunt;

import bergerie.rules.Actor;
import bergerie.rules.GameInfo;
import bergerie.rules.Notation;
import bergerie.rules.OpenGame;
import bergerie.rules.Outcome;
import bergerie.rules.Seat;
import bergerie.rules.Turn;
import bergerie.rules.Viewer;
import bergerie.rules.board.Board;
import bergerie.rules.board.OnBoard;
import bergerie.telling.Sentence;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What all hunts play alike: sides take turns until one has won or can't move. */
public abstract class HuntGame<P extends HuntPosition>
    implements OpenGame<Hunt<P>, HuntMove, HuntView>, OnBoard {

  private final GameInfo info;
  private final Board board;
  private final HuntNotation<P> notation;

  protected HuntGame(GameInfo info, Board board, HuntNotation<P> notation) {
    this.info = info;
    this.board = board;
    this.notation = notation;
  }

  /** What has ended the game, whoever could still move. */
  protected abstract Optional<Outcome> decided(Hunt<P> state);

  /** What it means that the side to move can't (HG-4 and HG-5). */
  protected abstract Outcome stuck(Hunt<P> state);

  protected abstract boolean canMove(Hunt<P> state);

  /** The moves of the side to move, unless the game is decided. */
  protected abstract List<HuntMove> listed(Hunt<P> state);

  @Override
  public final GameInfo info() {
    return info;
  }

  @Override
  public final Board board() {
    return board;
  }

  @Override
  public final Turn turn(Hunt<P> state) {
    Optional<Outcome> decided = decided(state);
    if (decided.isPresent()) {
      return new Turn.Over(decided.get());
    }
    return canMove(state) ? state.position().toMove().turn() : new Turn.Over(stuck(state));
  }

  @Override
  public final List<HuntMove> moves(Hunt<P> state, Seat seat) {
    return seat.equals(state.position().toMove().seat()) && decided(state).isEmpty()
        ? listed(state)
        : List.of();
  }

  @Override
  public final HuntView view(Hunt<P> state, Viewer viewer) {
    return HuntView.of(board, state);
  }

  @Override
  public final Notation<Hunt<P>, HuntMove, HuntView> notation() {
    return notation;
  }

  @Override
  public final Optional<Sentence> point(Hunt<P> state, Seat seat, HuntMove move) {
    Hunt<P> after = play(state, Actor.player(seat), move);
    return Optional.of(
        turn(after) instanceof Turn.Over(Outcome outcome)
            ? outcome.why()
            : new HuntPoint(board, state.position(), after.position()).of(move));
  }

  @Override
  public final Map<String, Integer> stock(Hunt<P> state) {
    return state.position().stock(board);
  }
}

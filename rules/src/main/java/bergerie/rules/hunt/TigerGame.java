package bergerie.rules.hunt;

import bergerie.rules.GameInfo;
import bergerie.rules.Objection;
import bergerie.rules.Outcome;
import bergerie.rules.board.Board;
import bergerie.rules.board.Point;
import java.util.Optional;

/**
 * What Bagh Chal and Bagh Bandi, the games of the tiger, play alike: the fifth capture wins, who is
 * blocked has lost, and a game does not go on for ever.
 */
public abstract class TigerGame<P extends HuntPosition> extends HuntGame<P> {

  /**
   * Which paragraphs of a game say what all these games play alike.
   *
   * @param end who has won (BC-4 or BB-5)
   * @param sheep that sheep may not repeat themselves (BC-5 or BB-6)
   * @param switches what else may be agreed on about games that lead nowhere (BC-7 or BB-6)
   */
  public record Paragraphs(String end, String sheep, String switches) {}

  private final Paragraphs paragraphs;

  protected TigerGame(GameInfo info, Board board, HuntNotation<P> notation, Paragraphs paragraphs) {
    super(info, board, notation);
    this.paragraphs = paragraphs;
  }

  /** The position after a step of the side to move, with the other to move. */
  protected abstract P stepped(P position, Point from, Point to);

  // BC-7 and BB-6: a third time, or too long without a capture. Who has just won has won.
  @Override
  protected final Optional<Outcome> decided(Hunt<P> state) {
    if (state.position().won()) {
      return Optional.of(HuntOutcomes.fiveCaptured(paragraphs.end));
    }
    Customs customs = state.customs();
    if (customs.repetition() == Repetition.DRAW && state.past().times(state.position()) >= 3) {
      return Optional.of(HuntOutcomes.thirdTime(paragraphs.switches));
    }
    return customs.isTooQuiet(state.lull()) && canMove(state)
        ? Optional.of(HuntOutcomes.tooQuiet(paragraphs.switches, customs.quiet()))
        : Optional.empty();
  }

  // BC-7 and BB-6: where no position may come back, who has nothing new to play has lost.
  @Override
  protected final Outcome stuck(Hunt<P> state) {
    Side toMove = state.position().toMove();
    boolean blocked =
        state.customs().repetition() != Repetition.NEVER
            || !canMove(state.remembering(Past.none()));
    return blocked
        ? HuntOutcomes.stuck(toMove, paragraphs.end)
        : HuntOutcomes.nothingNew(toMove, paragraphs.switches);
  }

  // BC-5 and BB-6: a sheep move that would make a position occur for the third time is illegal;
  // BC-7: or any move that would bring one back, if the players agreed on that.
  protected final boolean repeats(Hunt<P> state, HuntMove move) {
    return state.past().size() > 0
        && move instanceof HuntMove.Step(Point from, Point to)
        && switch (state.customs().repetition()) {
          case SHEEP -> state.position().toMove() == Side.SHEEP && timesAfter(state, from, to) >= 2;
          case DRAW -> false;
          case NEVER -> timesAfter(state, from, to) >= 1;
        };
  }

  private int timesAfter(Hunt<P> state, Point from, Point to) {
    return state.past().times(stepped(state.position(), from, to));
  }

  /** What stands against a step that nothing else stands against. */
  protected final Objection toRepetition(Hunt<P> state) {
    return state.customs().repetition() == Repetition.NEVER
        ? HuntObjections.nothingNew(paragraphs.switches)
        : HuntObjections.thirdTime(paragraphs.sheep);
  }

  /** What a step leads to that can be undone. */
  protected final Hunt<P> wandered(Hunt<P> state, P next) {
    Past<P> past = counts(state, next) ? state.past().and(next) : state.past();
    return new Hunt<>(next, past, state.customs(), longer(state, next));
  }

  /** What a step leads to that can't be undone. */
  protected final Hunt<P> advanced(Hunt<P> state, P next) {
    return new Hunt<>(next, afresh(state, next), state.customs(), longer(state, next));
  }

  /** What a capture or a placing leads to. */
  protected final Hunt<P> renewed(Hunt<P> state, P next) {
    return new Hunt<>(next, afresh(state, next), state.customs());
  }

  private Past<P> afresh(Hunt<P> state, P next) {
    return counts(state, next) ? Past.of(next) : Past.none();
  }

  private boolean counts(Hunt<P> state, P next) {
    return state.customs().repetition().counts(next.toMove());
  }

  // BC-7: turns count once all sheep are placed.
  private static <P extends HuntPosition> int longer(Hunt<P> state, P next) {
    boolean counted =
        state.customs().quiet() != Customs.NO_LIMIT && next.hand().equals(HuntView.Hand.EMPTY);
    return counted ? state.lull() + 1 : 0;
  }
}

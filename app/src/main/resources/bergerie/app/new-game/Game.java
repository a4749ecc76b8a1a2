package bergerie.games.@PACKAGE@;

import bergerie.rules.Actor;
import bergerie.rules.GameInfo;
import bergerie.rules.Notation;
import bergerie.rules.Objection;
import bergerie.rules.OpenGame;
import bergerie.rules.Outcome;
import bergerie.rules.Seat;
import bergerie.rules.Setup;
import bergerie.rules.Turn;
import bergerie.rules.Viewer;
import bergerie.rules.Words;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** @TYPE@: whoever drives the last sheep into the fold wins. */
public final class @TYPE@ implements OpenGame<@TYPE@State, @TYPE@Move, @TYPE@View> {

  // @RULE@-2
  private static final int MOST = 3;

  private final GameInfo info = @TYPE@Info.info();
  private final @TYPE@Notation notation = new @TYPE@Notation();

  @Override
  public GameInfo info() {
    return info;
  }

  // @RULE@-1: all sheep are out.
  @Override
  public @TYPE@State start(Setup setup) {
    return new @TYPE@State(setup.whole("sheep"), 0, Seat.of(0));
  }

  // @RULE@-3: the last sheep wins.
  @Override
  public Turn turn(@TYPE@State state) {
    if (state.out() > 0) {
      return Turn.of(state.toMove());
    }
    Seat winner = state.toMove().next(1, 2);
    return new Turn.Over(
        new Outcome(
            List.of(winner),
            winner.index() == 0 ? List.of(1, 0) : List.of(0, 1),
            "@RULE@-3",
            new Words("The last sheep is in the fold.", "Le dernier mouton est rentré.")));
  }

  @Override
  public List<@TYPE@Move> moves(@TYPE@State state, Seat seat) {
    return seat.equals(state.toMove())
        ? IntStream.rangeClosed(1, Math.min(MOST, state.out())).mapToObj(@TYPE@Move::new).toList()
        : List.of();
  }

  @Override
  public Objection objection(@TYPE@State state, Seat seat, @TYPE@Move move) {
    return new Objection(
        "@RULE@-2",
        new Words("Drive one, two or three of the sheep.", "Menez un, deux ou trois moutons."));
  }

  @Override
  public @TYPE@State play(@TYPE@State state, Actor actor, @TYPE@Move move) {
    return state.driven(move.sheep());
  }

  @Override
  public @TYPE@View view(@TYPE@State state, Viewer viewer) {
    return new @TYPE@View(state.out(), state.folded(), state.toMove().index());
  }

  @Override
  public Notation<@TYPE@State, @TYPE@Move, @TYPE@View> notation() {
    return notation;
  }

  @Override
  public Map<String, Integer> stock(@TYPE@State state) {
    return Map.of("sheep", state.out() + state.folded());
  }
}

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

/** @TITLE@: whoever drives the last sheep into the fold wins. */
public final class @TYPE@
~    implements OpenGame<Flock, Drive, @TYPE@View> {

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
  public Flock start(Setup setup) {
    return new Flock(setup.whole("sheep"), 0, Seat.of(0));
  }

  // @RULE@-3: the last sheep wins.
  @Override
  public Turn turn(Flock flock) {
    if (flock.out() > 0) {
      return Turn.of(flock.toMove());
    }
    Seat winner = flock.toMove().next(1, 2);
    return new Turn.Over(
        new Outcome(
            List.of(winner),
            winner.index() == 0 ? List.of(1, 0) : List.of(0, 1),
            "@RULE@-3",
            new Words("The last sheep is in the fold.", "Le dernier mouton est rentré.")));
  }

  @Override
  public List<Drive> moves(Flock flock, Seat seat) {
    return seat.equals(flock.toMove())
        ? IntStream.rangeClosed(1, Math.min(MOST, flock.out())).mapToObj(Drive::new).toList()
        : List.of();
  }

  @Override
  public Objection objection(Flock flock, Seat seat, Drive move) {
    return new Objection(
        "@RULE@-2",
        new Words(
            "Drive one, two or three of the sheep that are out.",
            "Rentrez un, deux ou trois des moutons qui sont dehors."));
  }

  @Override
  public Flock play(Flock flock, Actor actor, Drive move) {
    return flock.driven(move.sheep());
  }

  @Override
  public @TYPE@View view(Flock flock, Viewer viewer) {
    return new @TYPE@View(flock.out(), flock.folded(), flock.toMove().index());
  }

  @Override
  public Notation<Flock, Drive, @TYPE@View> notation() {
    return notation;
  }

  @Override
  public Map<String, Integer> stock(Flock flock) {
    return Map.of("sheep", flock.out() + flock.folded());
  }
}

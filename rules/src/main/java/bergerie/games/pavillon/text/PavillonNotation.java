package bergerie.games.pavillon.text;

import bergerie.games.pavillon.cards.Cards;
import bergerie.games.pavillon.play.Turning;
import bergerie.games.pavillon.table.Ground;
import bergerie.games.pavillon.table.Lodge;
import bergerie.games.pavillon.table.Move;
import bergerie.games.pavillon.telling.MoveText;
import bergerie.games.pavillon.view.PavillonView;
import bergerie.rules.Actor;
import bergerie.rules.Notation;
import bergerie.rules.Reading;
import bergerie.rules.Seat;
import bergerie.rules.Setup;
import bergerie.rules.Told;
import bergerie.rules.Viewer;
import bergerie.telling.Sentence;
import java.util.List;
import java.util.Optional;

/** Moves and states as text; docs/games/pavillon.md describes both. */
public final class PavillonNotation implements Notation<Lodge, Move, PavillonView> {

  private final Cards cards;

  public PavillonNotation(Cards cards) {
    this.cards = cards;
  }

  @Override
  public String write(Lodge t, Move move) {
    return MoveText.write(t, move);
  }

  @Override
  public Reading<Move> read(Lodge t, String text) {
    try {
      return Reading.of(MoveReader.read(new Reader(cards, t.seats()), t, text));
    } catch (Reader.Unreadable unreadable) {
      return Reading.garbled(unreadable.why());
    }
  }

  @Override
  public String writeState(Lodge t) {
    return new StateWriter(t).line();
  }

  @Override
  public Reading<Lodge> readState(Setup setup, String line) {
    try {
      return Reading.of(new StateReader(Ground.of(cards, setup)).lodge(line));
    } catch (Reader.Unreadable unreadable) {
      return Reading.garbled(unreadable.why());
    }
  }

  @Override
  public Told tell(Lodge before, Actor actor, Move move, Viewer viewer) {
    return PavillonTelling.of(before, actor, move, viewer);
  }

  @Override
  public boolean isOpen(Lodge before, Move move, Viewer viewer) {
    return !Turning.sealed(before, move);
  }

  // PT-10, PT-35: what comes of it may hang on what only others know.
  @Override
  public Told propose(Lodge before, Seat seat, Move move) {
    return PavillonTelling.told(before, MoveLines.of(before, Actor.player(seat), move), List.of());
  }

  /** What a spell would do, told as it would be. */
  public Told ahead(Lodge t, Seat seat, Move.Cast cast) {
    return PavillonTelling.ahead(t, seat, cast);
  }

  /** What a move is good for. */
  public Optional<Sentence> point(Lodge t, Seat seat, Move move) {
    return new Points(t, seat).of(move);
  }

  @Override
  public String draw(PavillonView view) {
    return Drawing.of(view);
  }
}

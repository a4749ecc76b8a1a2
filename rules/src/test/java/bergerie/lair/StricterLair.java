package bergerie.lair;

import bergerie.rules.GameInfo;
import bergerie.rules.Seat;
import java.util.List;

/** Lair with rules of a second version: nobody may choose a nine. */
public final class StricterLair extends Lair {

  @Override
  public GameInfo info() {
    GameInfo first = super.info();
    return new GameInfo(
        first.id(),
        2,
        first.title(),
        first.summary(),
        first.players(),
        first.seats(),
        first.options(),
        first.rules(),
        first.secrecy(),
        first.minutes(),
        first.difficulty());
  }

  @Override
  public List<LairMove> moves(LairState state, Seat seat) {
    return super.moves(state, seat).stream()
        .filter(move -> !notation().write(state, move).equals("9"))
        .toList();
  }
}

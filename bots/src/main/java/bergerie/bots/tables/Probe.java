package bergerie.bots.tables;

import bergerie.bots.layers.Code;
import bergerie.bots.packed.Knowledge;
import bergerie.bots.packed.PackedHunt;
import bergerie.rules.hunt.HuntPosition;
import java.util.OptionalInt;

/** Tables as a search asks them. */
final class Probe<P extends HuntPosition> implements Knowledge {

  private final HuntTables<P> tables;

  Probe(HuntTables<P> tables) {
    this.tables = tables;
  }

  @Override
  @SuppressWarnings("unchecked") // a search of one game meets positions of one kind
  public int value(PackedHunt game) {
    if (!tables.holdFor(game.customs())) {
      return UNKNOWN;
    }
    P position = (P) game.position();
    OptionalInt known = tables.code(position);
    if (known.isEmpty()) {
      return UNKNOWN;
    }
    byte code = (byte) known.getAsInt();
    if (Code.loses(code) && game.count() == 0) {
      // The game is over; the search sees that for itself.
      return UNKNOWN;
    }
    int turns = tables.distances(position) ? Code.turns(code) : FAR;
    return code == Code.DRAW ? 0 : Code.wins(code) ? turns : -turns;
  }
}

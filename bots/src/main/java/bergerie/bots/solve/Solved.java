package bergerie.bots.solve;

import bergerie.rules.hunt.Side;
import java.util.EnumMap;
import java.util.Map;

/** The values of a layer, with wolves and with sheep to move. */
record Solved(Cells wolves, Cells sheep) {

  Map<Side, Cells> sides() {
    return new EnumMap<>(Map.of(Side.WOLVES, wolves, Side.SHEEP, sheep));
  }
}

package bergerie.table;

import bergerie.RoomsLaws;
import java.util.Set;

class RoomsTest extends RoomsLaws {

  RoomsTest() {
    super(
        Set.of(),
        Set.of(
            // What a log and a match are made of: everybody speaks of that.
            "bergerie.table.match",
            // What others carry out.
            "bergerie.table.port",
            // What a table asks; what its answers rest on is its own business.
            "bergerie.table.steward",
            // What others say and hear.
            "bergerie.table.wire",
            "bergerie.table.wire.codec",
            "bergerie.table.wire.json",
            "bergerie.table.wire.shape"));
  }
}

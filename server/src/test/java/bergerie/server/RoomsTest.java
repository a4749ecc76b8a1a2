package bergerie.server;

import bergerie.RoomsLaws;
import java.util.Set;

class RoomsTest extends RoomsLaws {

  RoomsTest() {
    super(
        Set.of(),
        Set.of(
            // What whoever starts a house asks for.
            "bergerie.server",
            "bergerie.server.solved",
            // What time it is, for all who need to know.
            "bergerie.server.time",
            // What a store keeps to itself; commands make such files, too.
            "bergerie.server.safe",
            // What is asked of every call, and by whoever starts a house.
            "bergerie.server.reach"));
  }
}

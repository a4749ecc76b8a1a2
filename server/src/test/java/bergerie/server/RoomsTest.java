package bergerie.server;

import bergerie.RoomsLaws;
import java.util.Set;

class RoomsTest extends RoomsLaws {

  RoomsTest() {
    super(
        // One door with many small offices; nothing of them is public.
        Set.of("bergerie.server.http"),
        Set.of(
            // What whoever starts a house asks for.
            "bergerie.server",
            "bergerie.server.solved",
            // The wire: shapes, and codecs made from them.
            "bergerie.server.wire",
            "bergerie.server.wire.codec",
            "bergerie.server.wire.shape"));
  }
}

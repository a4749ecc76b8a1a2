package bergerie.app;

import bergerie.RoomsLaws;
import java.util.Set;

class RoomsTest extends RoomsLaws {

  RoomsTest() {
    // What all commands share.
    super(Set.of(), Set.of("bergerie.app.common"));
  }
}

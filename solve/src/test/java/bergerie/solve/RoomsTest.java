package bergerie.solve;

import bergerie.RoomsLaws;
import java.util.Set;

class RoomsTest extends RoomsLaws {

  RoomsTest() {
    super(
        Set.of(),
        Set.of(
            // What commands ask for.
            "bergerie.solve",
            "bergerie.solve.learn",
            // What every solver works with.
            "bergerie.solve.layer"));
  }
}

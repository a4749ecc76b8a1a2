package bergerie.bots;

import bergerie.RoomsLaws;
import java.util.Set;

class RoomsTest extends RoomsLaws {

  RoomsTest() {
    super(
        Set.of(),
        Set.of(
            // What a bot is, and what it is told: everybody speaks of it.
            "bergerie.bots",
            // Reports that commands print.
            "bergerie.bots.arena",
            // Numbers of points and positions, shared by twins, readers and solvers.
            "bergerie.bots.board",
            "bergerie.bots.layers",
            // Few enough to be seen at a glance.
            "bergerie.bots.mcts",
            "bergerie.bots.roster",
            "bergerie.bots.wolfwalkers"));
  }
}

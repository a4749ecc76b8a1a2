package bergerie.server.hall;

import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bergerie.lair.Lair;
import bergerie.lair.LairMove;
import bergerie.lair.LairState;
import bergerie.rules.Game;
import bergerie.rules.GameInfo;
import bergerie.rules.Objection;
import bergerie.rules.Seat;
import bergerie.rules.Words;
import bergerie.server.TestServer;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * No game tells a secret over the wire. Every game on the shelf that hides something is checked.
 */
class WireSecrecyTest {

  private static final boolean LONG = Boolean.getBoolean("bergerie.long");
  private static final int GAMES = LONG ? 20 : 1;

  static Stream<Game<?, ?, ?>> hidden() {
    return TestServer.shelf().games().stream()
        .filter(game -> game.info().secrecy() == GameInfo.Secrecy.HIDDEN);
  }

  /** A game whose referee says too much. */
  private static final class Gossip extends Lair {
    @Override
    public Objection objection(LairState state, Seat seat, LairMove move) {
      return new Objection("LA-1", Words.same("The others hold " + state.hands()));
    }
  }

  @Test
  void gossipIsNoticed() {
    Lair gossip = new Gossip();
    assertThrows(AssertionError.class, () -> WireSecrecy.check(gossip, gossip.info().usual(), 1));
  }

  @ParameterizedTest
  @MethodSource("hidden")
  void whatAViewerCantTellApartIsToldAlike(Game<?, ?, ?> game) {
    List<Integer> counts = game.info().players();
    for (int seed = 0; seed < GAMES; seed++) {
      for (int players : LONG ? counts : counts.subList(0, 1)) {
        int compared =
            WireSecrecy.check(game, game.info().setup(players, Map.of()).orThrow(), seed);
        assertTrue(compared > 100, "compared " + compared);
      }
    }
  }
}

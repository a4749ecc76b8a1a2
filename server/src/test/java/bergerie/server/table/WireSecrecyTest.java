package bergerie.server.table;

import static org.junit.jupiter.api.Assertions.assertTrue;

import bergerie.rules.Game;
import bergerie.rules.GameInfo;
import bergerie.server.TestServer;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * No game tells a secret over the wire. Every game on the shelf that hides something is checked.
 */
class WireSecrecyTest {

  private static final int GAMES = Boolean.getBoolean("bergerie.long") ? 20 : 1;

  static Stream<Game<?, ?, ?>> hidden() {
    return TestServer.shelf().games().stream()
        .filter(game -> game.info().secrecy() == GameInfo.Secrecy.HIDDEN);
  }

  @ParameterizedTest
  @MethodSource("hidden")
  void whatAViewerCantTellApartIsToldAlike(Game<?, ?, ?> game) {
    List<Integer> counts = game.info().players();
    for (int seed = 0; seed < GAMES; seed++) {
      for (int players : List.of(counts.getFirst(), counts.getLast())) {
        int compared =
            WireSecrecy.check(game, game.info().setup(players, Map.of()).orThrow(), seed);
        assertTrue(compared > 100, "compared " + compared);
      }
    }
  }
}

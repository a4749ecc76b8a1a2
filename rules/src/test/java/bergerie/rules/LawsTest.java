package bergerie.rules;

import static org.junit.jupiter.api.DynamicContainer.dynamicContainer;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import bergerie.games.Shelf;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.TestFactory;

/** Every game on the shelf obeys the laws, with every player count and option. */
class LawsTest {

  private static final int GAMES = Boolean.getBoolean("bergerie.long") ? 300 : 3;

  @TestFactory
  Stream<DynamicContainer> laws() {
    return Shelf.all().stream()
        .map(
            game ->
                dynamicContainer(
                    game.info().id(),
                    Setups.all(game.info()).stream()
                        .map(setup -> dynamicTest(setup.toString(), () -> check(game, setup)))));
  }

  private static void check(Game<?, ?, ?> game, Setup setup) {
    for (int seed = 0; seed < GAMES; seed++) {
      Laws.check(game, setup, seed * 7919L + setup.hashCode());
    }
  }
}

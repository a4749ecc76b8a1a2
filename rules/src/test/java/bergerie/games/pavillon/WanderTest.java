package bergerie.games.pavillon;

import static org.junit.jupiter.api.Assertions.assertEquals;

import bergerie.games.Shelf;
import bergerie.games.pavillon.table.Lodge;
import bergerie.rules.Actor;
import bergerie.rules.Seat;
import bergerie.rules.Setup;
import bergerie.rules.Setups;
import bergerie.rules.Turn;
import bergerie.rules.dice.Dice;
import bergerie.rules.dice.QuickDice;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Going on by chance on one bench ends where going on move by move does. */
class WanderTest {

  private static final int LEGS = 30;
  private static final int STEPS = 17;

  private static final Pavillon GAME = (Pavillon) Shelf.find("pavillon").orElseThrow();

  static Stream<Setup> setups() {
    return Setups.all(GAME.info()).stream();
  }

  @ParameterizedTest
  @MethodSource("setups")
  void wandersAsMoveByMove(Setup setup) {
    Dice quick = new QuickDice(setup.hashCode());
    Dice plain = new QuickDice(setup.hashCode());
    Lodge fast = GAME.start(setup);
    Lodge slow = fast;
    for (int leg = 0; leg < LEGS; leg++) {
      fast = GAME.wander(fast, STEPS, quick);
      for (int step = 0; step < STEPS; step++) {
        slow = step(slow, plain);
      }
      assertEquals(slow, fast, "after leg " + leg);
    }
  }

  private Lodge step(Lodge table, Dice dice) {
    return switch (GAME.turn(table)) {
      case Turn.Over _ -> table;
      case Turn.Draw _ -> GAME.play(table, new Actor.Deal(), GAME.chance(table).sample(dice));
      case Turn.Act act when act.awaited().isEmpty() ->
          GAME.play(table, new Actor.Glass(), GAME.timeUp(table));
      case Turn.Act act -> {
        Seat seat = dice.pick(act.awaited());
        yield GAME.play(table, Actor.player(seat), dice.pick(GAME.moves(table, seat)));
      }
    };
  }
}

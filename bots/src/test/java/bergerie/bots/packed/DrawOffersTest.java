package bergerie.bots.packed;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bergerie.bots.Bot;
import bergerie.bots.Sight;
import bergerie.bots.roster.Bots;
import bergerie.bots.roster.Level;
import bergerie.games.baghchal.BaghChal;
import bergerie.games.baghchal.BaghChalPosition;
import bergerie.rules.dice.QuickDice;
import bergerie.rules.hunt.Hunt;
import bergerie.rules.hunt.HuntMove;
import bergerie.rules.hunt.HuntView;
import bergerie.rules.hunt.Past;
import bergerie.rules.hunt.Side;
import org.junit.jupiter.api.Test;

/** When bots that know no tables agree to a draw. */
class DrawOffersTest {

  private static final BaghChal GAME = new BaghChal();

  /** The wolf on A5 captures the fifth sheep whenever it likes. */
  private static final String WON_BY_WOLVES =
      "W S . . W / S S S . . / S S S S . / S S S S S / W S S S W; wolves";

  private static final Bot<Hunt<BaghChalPosition>, HuntMove, HuntView> DOG =
      Bots.of(GAME, Level.DOG);

  private static Hunt<BaghChalPosition> afterIdleTurns(int turns) {
    Hunt<BaghChalPosition> state =
        GAME.notation().readState(GAME.info().usual(), WON_BY_WOLVES).orThrow();
    Past<BaghChalPosition> past = Past.none();
    for (int i = 0; i < turns; i++) {
      past = past.and(state.position());
    }
    return state.remembering(past);
  }

  private static boolean agrees(Side side, Hunt<BaghChalPosition> state) {
    return DOG.wouldDraw(Sight.of(GAME, state, side.seat()), new QuickDice(1));
  }

  @Test
  void whoExpectsNoMoreThanADrawAgreesOnceNothingHasHappenedForLong() {
    assertTrue(agrees(Side.SHEEP, afterIdleTurns(40)));
    assertFalse(agrees(Side.SHEEP, afterIdleTurns(39)));
  }

  @Test
  void whoWinsDoesNot() {
    assertFalse(agrees(Side.WOLVES, afterIdleTurns(40)));
  }

  @Test
  void whoPlaysByChanceNeverDoes() {
    Hunt<BaghChalPosition> idle = afterIdleTurns(40);
    assertFalse(
        Bots.of(GAME, Level.RANDOM)
            .wouldDraw(Sight.of(GAME, idle, Side.SHEEP.seat()), new QuickDice(1)));
  }
}

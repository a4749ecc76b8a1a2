package bergerie.bots.arena;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import bergerie.bots.Bot;
import bergerie.bots.Sight;
import bergerie.games.kukuli.Kukuli;
import bergerie.games.kukuli.KukuliPosition;
import bergerie.rules.dice.Dice;
import bergerie.rules.dice.QuickDice;
import bergerie.rules.hunt.Hunt;
import bergerie.rules.hunt.HuntMove;
import bergerie.rules.hunt.HuntView;
import bergerie.rules.hunt.Side;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Bots that play each other may call it a draw, if all of them would. */
class BotGameTest {

  private static final Kukuli GAME = new Kukuli();

  /** Plays by chance, and would call it a draw once it has been asked so many times. */
  private record Patient(int times, int[] asked)
      implements Bot<Hunt<KukuliPosition>, HuntMove, HuntView> {
    Patient(int times) {
      this(times, new int[1]);
    }

    @Override
    public HuntMove choose(Sight<Hunt<KukuliPosition>, HuntMove, HuntView> sight, Dice dice) {
      return dice.pick(sight.moves());
    }

    @Override
    public boolean wouldDraw(Sight<Hunt<KukuliPosition>, HuntMove, HuntView> sight, Dice dice) {
      return asked[0]++ >= times;
    }
  }

  @Test
  void aDrawThatAllAgreeOnEndsTheGame() {
    BotGame.End end = play(new Patient(0), new Patient(2));
    // The wolf would at once, so the sheep are asked before each of the first three moves.
    assertEquals(new BotGame.End(List.of(), List.of(0, 0), "T-6", Side.WOLVES.seat(), 2), end);
  }

  @Test
  void oneAloneCanNot() {
    assertNotEquals("T-6", play(new Patient(0), new Patient(Integer.MAX_VALUE)).rule());
  }

  private static BotGame.End play(Patient wolf, Patient sheep) {
    return new BotGame<>(GAME, List.of(wolf, sheep)).play(GAME.info().usual(), new QuickDice(1));
  }
}

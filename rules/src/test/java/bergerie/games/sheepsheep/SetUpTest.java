package bergerie.games.sheepsheep;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bergerie.games.sheepsheep.meadow.Cell;
import bergerie.games.sheepsheep.meadow.Family;
import bergerie.games.sheepsheep.meadow.Group;
import bergerie.games.sheepsheep.meadow.Laid;
import bergerie.games.sheepsheep.meadow.Meadow;
import bergerie.games.sheepsheep.meadow.Pasture;
import bergerie.rules.Actor;
import bergerie.rules.Setup;
import bergerie.rules.Turn;
import bergerie.rules.content.Library;
import bergerie.rules.dice.Dice;
import bergerie.rules.dice.QuickDice;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What every deal has in common. */
class SetUpTest {

  private static final int DEALS = Boolean.getBoolean("bergerie.long") ? 100_000 : 2_000;

  private final SheepSheep game = SheepSheep.of(Library.builtIn()).orThrow();

  @ParameterizedTest
  @CsvSource({"2, 25", "3, 42", "4, 38"})
  void noDealStartsWithAGroupOfThree(int players, int pile) {
    Setup setup = game.info().setup(players, Map.of()).orThrow();
    Map<String, Integer> stock = game.stock(game.start(setup));
    Dice dice = new QuickDice(players);
    for (int i = 0; i < DEALS; i++) {
      Pasture dealt = dealt(game.start(setup), dice);
      assertEquals(List.of(), dealt.meadow().groups());
      assertEquals(pile, dealt.pile().size());
      assertEquals(stock, game.stock(dealt));
    }
  }

  @Test
  void chanceFavoursNobody() {
    Setup setup = game.info().setup(4, Map.of()).orThrow();
    Dice dice = new QuickDice(11);
    Map<Object, Integer> seen = new HashMap<>();
    int deals = 2_000;
    for (int i = 0; i < deals; i++) {
      Pasture dealt = dealt(game.start(setup), dice);
      seen.merge(dealt.mover(), 1, Integer::sum);
      dealt.shepherds().forEach(s -> seen.merge(s.fetish().orElseThrow(), 1, Integer::sum));
    }
    seen.forEach(
        (what, times) -> {
          double expected = what instanceof Family ? deals * 4 / 7.0 : deals / 4.0;
          assertTrue(Math.abs(times - expected) < 5 * Math.sqrt(expected), what + ": " + times);
        });
    assertEquals(4 + 7, seen.size());
  }

  @Test
  void asFewCardsAsPossibleAreTurned() {
    Dice dice = new QuickDice(3);
    for (int i = 0; i < 300; i++) {
      Meadow meadow = Meadow.EMPTY;
      for (Cell cell : Cell.ALL) {
        // Few families, so that groups are common.
        Family up = Family.ALL.get(dice.below(2));
        meadow = meadow.with(cell, Laid.of(up, Family.ALL.get(2 + dice.below(3))));
      }
      int least = fewest(meadow);
      int turned = 0;
      while (meadow.crowded()) {
        meadow = meadow.turned(Settling.next(meadow));
        turned++;
      }
      assertEquals(least, turned);
    }
  }

  /** Up to the names of the families there are few enough first meadows to try them all. */
  @Test
  @Tag("long")
  void turningCardsOverAlwaysSuffices() {
    new EveryMeadow().tryAll();
  }

  private Pasture dealt(Pasture start, Dice dice) {
    Pasture now = start;
    while (game.turn(now) instanceof Turn.Draw) {
      now = game.play(now, new Actor.Deal(), game.chance(now).sample(dice));
    }
    return now;
  }

  private static int fewest(Meadow meadow) {
    int fewest = Cell.ALL.size();
    for (int cells = 0; cells < 1 << Cell.ALL.size(); cells++) {
      Meadow turned = meadow;
      for (Cell cell : Group.places(cells)) {
        turned = turned.turned(cell);
      }
      if (turned.groups().isEmpty()) {
        fewest = Math.min(fewest, Integer.bitCount(cells));
      }
    }
    return fewest;
  }

  /** Plain arrays: there are hundreds of millions. */
  private static final class EveryMeadow {

    private final int[] one = new int[9];
    private final int[] other = new int[9];
    private final int[] up = new int[9];

    void tryAll() {
      choose(0, 0);
    }

    /** A family not yet used stands for all of them. */
    private void choose(int cell, int used) {
      if (cell == 9) {
        assertTrue(settles(0));
        return;
      }
      for (int a = 0; a <= Math.min(used, 6); a++) {
        int usedNow = Math.max(used, a + 1);
        for (int b = a + 1; b <= Math.min(usedNow, 6); b++) {
          one[cell] = a;
          other[cell] = b;
          choose(cell + 1, Math.max(usedNow, b + 1));
        }
      }
    }

    private boolean settles(int cell) {
      if (cell == 9) {
        return true;
      }
      up[cell] = one[cell];
      if (fits(cell) && settles(cell + 1)) {
        return true;
      }
      up[cell] = other[cell];
      return fits(cell) && settles(cell + 1);
    }

    /** With the cells before it, this one makes no group of three. */
    private boolean fits(int cell) {
      boolean left = cell % 3 > 0 && up[cell - 1] == up[cell];
      boolean above = cell >= 3 && up[cell - 3] == up[cell];
      return !(left && above)
          && !(left && pairedBefore(cell - 1, cell))
          && !(above && pairedBefore(cell - 3, cell));
    }

    private boolean pairedBefore(int cell, int end) {
      int family = up[cell];
      return (cell % 3 > 0 && up[cell - 1] == family)
          || (cell % 3 < 2 && cell + 1 < end && up[cell + 1] == family)
          || (cell >= 3 && up[cell - 3] == family)
          || (cell + 3 < end && up[cell + 3] == family);
    }
  }
}

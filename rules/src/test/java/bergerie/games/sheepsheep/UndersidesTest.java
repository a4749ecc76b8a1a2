package bergerie.games.sheepsheep;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bergerie.games.sheepsheep.meadow.Cell;
import bergerie.games.sheepsheep.meadow.Laid;
import bergerie.games.sheepsheep.meadow.Pasture;
import bergerie.rules.Laws;
import bergerie.rules.Option;
import bergerie.rules.Seat;
import bergerie.rules.Setup;
import bergerie.rules.Viewer;
import bergerie.rules.content.Library;
import bergerie.rules.dice.Dice;
import bergerie.rules.dice.QuickDice;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** SS-20: equal knowledge, equal views; and what is not known is imagined. */
class UndersidesTest {

  private static final int GAMES = 5;
  private static final int WORLDS = 300;
  private static final Viewer ONE = Viewer.player(Seat.of(0));
  private static final Viewer TWO = Viewer.player(Seat.of(1));

  /** Nobody knows A1, the first player knows B1, all know C1. */
  private static final String LINE =
      "herding; from P1; meadow %s? yg?1 bv / pr oy gb / vp ry ob; P1 r: rv yv gp rb;"
          + " P2 b: og ob vp yp won ro? rp rb?2";

  private final SheepSheep game = SheepSheep.of(Library.builtIn()).orThrow();
  private final Setup setup = game.info().setup(2, Map.of("versos", "hidden")).orThrow();

  private Pasture table(String first) {
    return game.notation().readState(setup, LINE.formatted(first)).orThrow();
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4})
  void theLawsHold(int players) {
    Setup book = game.info().setup(players, Option.Preset.BOOK, Map.of()).orThrow();
    assertEquals("hidden", book.option("versos"));
    for (int seed = 0; seed < GAMES; seed++) {
      Laws.check(game, book, seed);
    }
  }

  @Test
  void tablesThatDifferInWhatNobodyKnowsLookAlike() {
    for (Viewer viewer : Viewer.all(2)) {
      assertEquals(game.view(table("ro"), viewer), game.view(table("rg"), viewer));
      assertNotEquals(game.view(table("ro"), viewer), game.view(table("yo"), viewer));
    }
  }

  @Test
  void aPlayerKnowsWhatNobodyElseDoes() {
    assertTrue(game.notation().draw(game.view(table("ro"), ONE)).contains("1  r? yg bv"));
    assertTrue(game.notation().draw(game.view(table("ro"), TWO)).contains("1  r? y? bv"));
  }

  @Test
  void whatIsNotKnownIsImaginedAndNothingElse() {
    // Both red and pink cards are seen elsewhere; the second player has seen both red and blue
    // ones.
    assertEquals(Set.of("ro", "ry", "rg", "rb", "rv"), imagined(ONE, Cell.A1));
    assertEquals(Set.of("ro", "ry", "rg", "rv"), imagined(TWO, Cell.A1));
    assertEquals(Set.of("yg"), imagined(ONE, Cell.B1));
    assertEquals(Set.of("yr", "yo", "yg", "yb", "yv", "yp"), imagined(TWO, Cell.B1));
    assertEquals(Set.of("bv"), imagined(TWO, Cell.C1));
  }

  @Test
  void worldsOweNothingToWhatTheViewerDoesNotKnow() {
    for (Viewer viewer : Viewer.all(2)) {
      for (int seed = 0; seed < WORLDS; seed++) {
        assertEquals(world(table("ro"), viewer, seed), world(table("rg"), viewer, seed));
      }
    }
  }

  private String world(Pasture real, Viewer viewer, int seed) {
    return game.notation().writeState(game.imagine(real, viewer, new QuickDice(seed)));
  }

  private Set<String> imagined(Viewer viewer, Cell cell) {
    Dice dice = new QuickDice(1);
    Pasture real = table("ro");
    Set<String> found = new HashSet<>();
    for (int world = 0; world < WORLDS; world++) {
      Pasture imagined = game.imagine(real, viewer, dice);
      assertEquals(game.stock(real), game.stock(imagined));
      Laid laid = imagined.meadow().card(cell);
      found.add(laid.toString());
    }
    return found;
  }
}

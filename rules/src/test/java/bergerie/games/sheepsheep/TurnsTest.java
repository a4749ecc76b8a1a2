package bergerie.games.sheepsheep;

import static org.junit.jupiter.api.Assertions.assertEquals;

import bergerie.games.sheepsheep.meadow.Pasture;
import bergerie.rules.Actor;
import bergerie.rules.Seat;
import bergerie.rules.content.Library;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What players count as a turn. */
class TurnsTest {

  private static final String TABLE = "; P1 r: rv yv gp rb; P2 b: og ob vp yp";

  private final SheepSheep game = SheepSheep.of(Library.builtIn()).orThrow();

  @ParameterizedTest
  @CsvSource({
    "herding; meadow ro yg bv / pr oy gb / vp ry ob, rv@A1, false",
    "herding; meadow ro yg bv / pr oy gb / vp ry ob, done, true",
    "herding; meadow ro rg rv / py oy gb / vp by ob, win A1+B1+C1, false",
    "refilling; drawn ro; meadow . . bv / pr oy gb / vp ry ob, r@A1, false",
    "refilling; drawn ro; meadow . yg bv / pr oy gb / vp ry ob, r@A1, true",
  })
  void aTurnEndsWithTheLastGapOrWithNothing(String state, String text, boolean ends) {
    Pasture before = game.notation().readState(game.info().usual(), state + TABLE).orThrow();
    Actor player = Actor.player(Seat.of(0));
    Pasture after = game.play(before, player, game.notation().read(before, text).orThrow());
    assertEquals(ends, game.endsTurn(before, player, after));
  }
}

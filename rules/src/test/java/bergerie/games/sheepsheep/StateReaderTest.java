package bergerie.games.sheepsheep;

import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bergerie.games.sheepsheep.meadow.Pasture;
import bergerie.rules.Reading;
import bergerie.rules.content.Library;
import org.junit.jupiter.api.Test;

/** What is said of state lines that can't be. */
class StateReaderTest {

  private final SheepSheep game = SheepSheep.of(Library.builtIn()).orThrow();

  @Test
  void aStateThatCantBeIsNotRead() {
    String hands = "; P1 r: rv yv gp rb; P2 b: og ob vp yp";
    String meadow = "; meadow ro yg bv / pr oy gb / vp ry ob";
    assertReads("herding" + meadow + hands);
    assertGarbled("dancing" + meadow + hands, "a stage");
    assertGarbled("herding" + meadow + hands + "; P3 y: rg op bp gv", "a seat of this table");
    assertGarbled("herding" + meadow + hands.replace("P2 b", "P2 r"), "different fetishes");
    assertGarbled("herding" + meadow + hands.replace("P2 b", "P2 -"), "different fetishes");
    assertGarbled("herding" + meadow + hands.replace("P2 b", "P2 q"), "a fetish");
    assertGarbled("herding" + meadow + hands.replace(" yp", ""), "four open cards");
    assertGarbled("herding" + meadow + hands.replace(" yp", " yy"), "two letters");
    assertGarbled("herding" + meadow + hands.replace("gp rb", "ro ro"), "no more cards");
    assertGarbled("herding" + meadow.replace("ry ob", "ry") + hands, "nine cells");
    assertGarbled("herding" + meadow.replace("ry ob", "ry .") + hands, "a meadow as this stage");
    assertGarbled("refilling" + meadow + hands, "a meadow as this stage");
    assertGarbled("turning" + meadow + hands, "a meadow as this stage");
    assertGarbled("herding" + meadow + hands + "; drawn ro", "a meadow as this stage");
    assertGarbled("herding; turns x" + meadow + hands, "a number");
    assertGarbled("herding; moon 3" + meadow + hands, "from, turns, barren");
  }

  private void assertReads(String line) {
    assertInstanceOf(
        Reading.Understood.class, game.notation().readState(game.info().usual(), line));
  }

  private void assertGarbled(String line, String expected) {
    switch (game.notation().readState(game.info().usual(), line)) {
      case Reading.Understood<Pasture> _ -> throw new AssertionError(line);
      case Reading.Garbled<Pasture>(var why) ->
          assertTrue(why.en().startsWith("expected " + expected), why.en());
    }
  }
}

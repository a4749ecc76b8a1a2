package bergerie.games.sheepsheep;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bergerie.games.sheepsheep.meadow.Pasture;
import bergerie.rules.Actor;
import bergerie.rules.Outcome;
import bergerie.rules.Reading;
import bergerie.rules.Seat;
import bergerie.rules.Setup;
import bergerie.rules.Turn;
import bergerie.rules.content.Library;
import bergerie.telling.Hearer;
import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Logs of tables that were set before SS-18, SS-19 and SS-22 were what they are. */
class OldTablesTest {

  private static final String REST =
      "; meadow ro yg bv / pr oy gb / vp ry ob; P1 r: rv yv gp rb; P2 b: og ob vp yp";

  private final SheepSheep game = SheepSheep.of(Library.builtIn()).orThrow();

  private Pasture old(Map<String, String> options, String line) {
    Setup logged = game.info().logged(2, options).orThrow();
    return game.notation().readState(game.info().complete(logged), line + REST).orThrow();
  }

  @Test
  void twoRoundsWithoutAGroupEndedTheGame() {
    Pasture before = old(Map.of(), "herding; turns 3; barren 3");
    assertInstanceOf(Turn.Act.class, game.turn(before));
    Pasture after =
        game.play(before, Actor.player(Seat.of(1)), game.notation().read(before, "done").orThrow());
    Outcome outcome = assertInstanceOf(Turn.Over.class, game.turn(after)).outcome();
    assertEquals("SS-18", outcome.rule());
    String why = outcome.why().to(Hearer.strangers(outcome.scores().size())).en().text();
    assertTrue(why.startsWith("Nobody has won a group for two full rounds."), why);
  }

  @Test
  void thereWereAnyNumberOfExchanges() {
    Pasture table = old(Map.of(), "herding; exchanges 200");
    assertEquals(11, game.moves(table, Seat.of(0)).size(), "as at the start of a turn");
  }

  @ParameterizedTest
  @CsvSource({"7, 0, 7", "90, 1, 5", "90, 31, 31"})
  void anySandIsRead(String all, String own, int seconds) {
    Pasture table = old(Map.of("sand", all, "sand1", own), "herding");
    Turn.Act act = assertInstanceOf(Turn.Act.class, game.turn(table));
    assertEquals(Duration.ofSeconds(seconds), act.sand().orElseThrow().length());
  }

  @ParameterizedTest
  @CsvSource({
    "2, sand, 25",
    "2, sand, 31",
    "2, sand, 305",
    "2, sand1, 25",
    "2, sand1, 301",
    "2, sand3, 60",
    "3, sand4, 60",
    "2, barren, 2",
    "2, barren, 21",
    "2, first, P3",
    "3, first, P4",
  })
  void noNewTableHasWhatIsNotOffered(int players, String option, String value) {
    assertInstanceOf(
        Reading.Garbled.class, game.info().setup(players, Map.of(option, value)), option);
  }

  @ParameterizedTest
  @CsvSource({
    "2, sand, 30",
    "2, sand, 295",
    "2, sand2, 0",
    "2, sand2, 45",
    "2, sand3, 0",
    "3, sand3, 300",
    "4, barren, 3",
    "2, barren, 20",
    "2, first, P2",
    "4, first, P4",
  })
  void newTablesHaveWhatIsOffered(int players, String option, String value) {
    Setup setup = game.info().setup(players, Map.of(option, value)).orThrow();
    assertEquals(value, setup.option(option));
  }
}

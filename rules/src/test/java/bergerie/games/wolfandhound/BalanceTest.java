package bergerie.games.wolfandhound;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Random games end as an independent simulation of the same animals says. */
class BalanceTest {

  private static final int GAMES = 2_000;

  @ParameterizedTest
  @CsvSource({
    "H01+W01,     .43, 27.6",
    "H01+W01+W02, .46, 23.5",
    "H01+W02+W03, .54, 22.6",
    "H01+W01+T01, .34, 31.4",
    "M01+M02,     .42, 27.5",
    "M01+M02+W02, .44, 23.1"
  })
  void greenWinsAsOftenAndAsFast(String combo, double green, double turns) {
    RandomGames.Figures figures = RandomGames.of(combo, GAMES);
    assertEquals(green, figures.green(), .04);
    assertEquals(turns, figures.turns(), .6);
  }
}

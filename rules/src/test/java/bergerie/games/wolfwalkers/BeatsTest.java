package bergerie.games.wolfwalkers;

import static org.junit.jupiter.api.Assertions.assertEquals;

import bergerie.games.wolfwalkers.tale.Move;
import bergerie.games.wolfwalkers.tale.Tale;
import bergerie.rules.Actor;
import bergerie.rules.Seat;
import bergerie.rules.Setup;
import bergerie.rules.Viewer;
import bergerie.rules.content.Library;
import bergerie.telling.Beat;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * What the board plays: things by what they show, and places, as the page of the game lists them.
 */
class BeatsTest {

  private static final WolfWalkers GAME = WolfWalkers.stocked(Library.builtIn()).orThrow();

  /** Card 37 shows W, 7 WF, 8 RC, 9 RF, 10 VS; Objective 26 counts 2 for wolves in sight. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          P1 0,0 #8                       | 1@0,1        | take story:W market:1>grid:0:0,1, come story:WF pile>market:1
          P1 0,0 #8                       | 5@0,1        | take objective:ARROW:W:2 market:5>grid:0:0,1, come objective:SHAPE:N./.N:5 pile>market:5
          powers 3; P1 0,0 #8 #9          | use 3        | use power:3 >
          pending swap-own; P1 0,0 #8 #9  | swap 0,0 1,0 | swap story:RC grid:0:0,0>grid:0:1,0, swap story:RF grid:0:1,0>grid:0:0,0
          pending move-own; P1 0,0 #8 #9  | move 0,0 2,0 | move story:RC grid:0:0,0>grid:0:2,0
          pending add-icon; P1 0,0 #8 #9  | ink N 0,0    | add icon:N story:RC >grid:0:0,0
          pending erase-icon; P1 0,0 #8 #9 | ink R 0,0   | erase icon:R story:RC grid:0:0,0>
          """)
  void areTheMoveAndWhatFollows(String grids, String move, String expected) {
    assertEquals(expected, played("to P1; market #37 #2 #3 #4 [26] [6]; top 7; " + grids, move));
  }

  /** As the other player sees the first one’s move. */
  private static String played(String line, String text) {
    Setup setup =
        GAME.info()
            .setup(2, Map.of("variant", "advanced", "permanent", "5", "first", "P1"))
            .orThrow();
    Tale tale = GAME.notation().readState(setup, line).orThrow();
    Move move = GAME.notation().read(tale, text).orThrow();
    return GAME
        .notation()
        .tell(tale, Actor.player(Seat.of(0)), move, Viewer.player(Seat.of(1)))
        .beats()
        .stream()
        .map(BeatsTest::text)
        .collect(Collectors.joining(", "));
  }

  private static String text(Beat beat) {
    return "%s %s %s>%s"
        .formatted(
            beat.verb(),
            String.join(" ", beat.things()),
            beat.from().orElse(""),
            beat.to().orElse(""));
  }
}

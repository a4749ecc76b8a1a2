package bergerie.games.wolfwalkers;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bergerie.games.wolfwalkers.tale.Tale;
import bergerie.rules.Reading;
import bergerie.rules.Setup;
import bergerie.rules.Words;
import bergerie.rules.content.Library;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** States and moves as text, all that they can hold, and what is wrong with others. */
class StateTextTest {

  private static final WolfWalkers GAME = WolfWalkers.stocked(Library.builtIn()).orThrow();
  private static final Setup SETUP =
      GAME.info()
          .setup(2, Map.of("variant", "advanced", "permanent", "7", "powers", "3+4+13"))
          .orThrow();
  private static final Tale START = GAME.start(SETUP);

  @ParameterizedTest
  @ValueSource(
      strings = {
        "phase seating; permanent 7; powers 3 4 13; market - - - - - -",
        "phase casting; permanent 7; powers 3 4 13; market - - - - - -",
        "phase fate; permanent 7; powers 3 4 13; market - - - - - -",
        "phase chapter P2; permanent 7; powers 3 4 13; market - - - - - -; hand P2 5 6",
        "phase retouch P1; permanent 7; powers 3 4 13; market #1 #2 - #4 [5] [6]; P1 0,0 #8 #9",
        "phase over; permanent 7; powers 3 4 13; market #1 #2 - #4 [5] [6]",
        "to P2; first P2; permanent 7; powers 3 4 13; market #1 #2 #3 #4 [5] [6]",
        "to P1; used 3; pending swap-own, flip-own; twists leap, rewrite; encores 2; permanent 7;"
            + " powers 3:P1 4:P1+P2 13:P2; market #1 #2!P1 #3 #4 [5]!P2 [6]; top 7",
        "to P1; permanent 7; powers 3 4 13; destiny 44; market #1 #2 #3 #4 [5] [6];"
            + " top 7 12=P1 13=P1+S~P2/1; under 9=P1+P2 10~P1+P2/2 11=S",
        "to P1; permanent 7; powers 3 4 13; market #1 #2 #3 #4 [5] [6]; P1 -1,2 #8 . [9] / #10 . .;"
            + " gained P1 3; skips P1 1; banned P1 story; P2 0,0 #11; banned P2 objective;"
            + " named P2 1 2 5; hand P2 12 13",
        "to P1; permanent 7; powers 3 4 13; market #1 #2 #3 #4 [5] [6];"
            + " P1 0,0 [52]~near1 [26]~diagonals~4-2 / #8^RN [10]~any",
      })
  void aStateIsWrittenAsItWasRead(String line) {
    assertEquals(
        line, GAME.notation().writeState(GAME.notation().readState(SETUP, line).orThrow()));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          to P5                         | “to P5”: expected fields
          to P1; moon full              | “moon full”: expected fields
          to P1; P3 0,0 #8              | “P3”: expected fields
          phase sleep                   | “phase sleep”: expected fields
          phase chapter                 | “phase chapter”: expected fields
          phase over; used 3            | “used 3”: expected fields
          to P1; used fox               | “used fox”: expected fields
          to P1; encores many           | “encores many”: expected fields
          to P1; pending dance          | “pending dance”: expected fields
          to P1; twists dance           | “twists dance”: expected fields
          first P0                      | “first P0”: expected fields
          to P1; permanent 16           | “permanent 16”: expected fields
          to P1; powers 3 26            | “powers 3 26”: expected fields
          to P1; destiny 56             | “destiny 56”: expected fields
          to P1; market #1 #2 #3        | “market #1 #2 #3”: expected fields
          to P1; market #1 #2 #3 #4 #5 [6]  | “market #1 #2 #3 #4 #5 [6]”: expected fields
          to P1; market #1 #2 #3 #56 [5] [6] | “market #1 #2 #3 #56 [5] [6]”: expected fields
          to P1; top x                  | “top x”: expected fields
          to P1; under x                | “under x”: expected fields
          to P1; gained P1              | “gained P1”: expected fields
          to P1; gained P3 2            | “gained P3 2”: expected fields
          to P1; skips P1 no            | “skips P1 no”: expected fields
          to P1; banned P1 both         | “banned P1 both”: expected fields
          to P1; named P1 1 x           | “named P1 1 x”: expected fields
          to P1; hand P1 x              | “hand P1 x”: expected fields
          to P1; top 7; P1 0,0 #7       | card 7 lies there too often
          to P1; under 7; P1 0,0 #7     | card 7 lies there too often
          to P1; destiny 7; P1 0,0 #7   | card 7 lies there too often
          to P1; hand P2 7; P1 0,0 #7   | card 7 lies there too often
          to P1; market #7 - - - - -; P1 0,0 #7 | card 7 lies there too often
          to P1; top 56                 | card 56 lies there too often, or does not exist
          """)
  void aWrongStateIsRefused(String line, String expected) {
    String why =
        switch (GAME.notation().readState(SETUP, line)) {
          case Reading.Understood<Tale> _ -> "understood";
          case Reading.Garbled<Tale>(Words words) -> words.en();
        };
    assertTrue(why.startsWith(expected), why);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "3@0,-1",
        "top@2,1",
        "path2-objective@0,1",
        "use 14",
        "swap 0,0 1,0",
        "move 0,0 1,1",
        "flip -1,0",
        "ink R 0,0",
        "pick 0,2",
        "reserve 6",
        "name 1 2 6",
        "forbid objective",
        "barter 0,0 5",
        "bargain 0,0 P2 1,-1",
        "order 3 1 2",
        "keep 5",
        "pass",
        "first P2",
        "permanent 15",
        "power 25",
        "55",
      })
  void aMoveIsWrittenAsItWasRead(String text) {
    assertEquals(text, GAME.notation().write(START, GAME.notation().read(START, text).orThrow()));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "3@0",
        "x@0,0",
        "path0-story@0,0",
        "path1-both@0,0",
        "use",
        "use 0",
        "use 3 4",
        "swap 0,0",
        "swap 0,0 1,0 2,0",
        "move 0,0 x",
        "flip x",
        "ink X 0,0",
        "ink RM 0,0",
        "name",
        "name 1 x",
        "forbid both",
        "barter 0,0 x",
        "bargain 0,0 P2",
        "bargain 0,0 P5 1,0",
        "bargain x P2 1,0",
        "order",
        "pass now",
        "first P5",
        "100",
        "1@0,0 2",
      })
  void whatIsNoMoveIsNotRead(String text) {
    assertEquals(Optional.empty(), GAME.notation().read(START, text).asOptional());
  }
}

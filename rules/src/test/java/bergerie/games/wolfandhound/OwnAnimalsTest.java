package bergerie.games.wolfandhound;

import static org.junit.jupiter.api.Assertions.assertEquals;

import bergerie.rules.Laws;
import bergerie.rules.content.ContentFile;
import bergerie.rules.content.Library;
import bergerie.rules.scenario.Scenario;
import bergerie.rules.scenario.Scenarios;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Animals of an owner's box, with what none of the house's does: twice as far. */
class OwnAnimalsTest {

  private final WolfAndHound game = WolfAndHound.of(OwnAnimalsTest::open).orThrow();

  /** The house's files, but Wolf 05 and Metamorph 03 have ×2 where +1 is printed. */
  private static ContentFile open(String game, String file) {
    ContentFile house = Library.builtIn().open(game, file);
    return ContentFile.of(
        house.file(),
        house.lines().stream()
            .map(line -> line.text().replaceFirst("^(W05|M03)( .*? )\\+1", "$1$2x2"))
            .collect(Collectors.joining("\n")));
  }

  @Test
  void someGoTwiceAsFar() {
    assertHolds(
        """
        # WH-26 twice the value, as far as twice round the table
        game   wolf-and-hound
        option seats=chosen
        option combo=W05
        state  play P1; at W05@P1; hands b1b2b3b4 b1b2w3w4 b1b2w1w2 b1b2w1w2; played P4b4
        play   P1 b1
        expect cue P1: play P1 b1; W05 P1>P2>P3
        state  play P1; at W05@P1; hands b1b2b3b4 b1b2w3w4 b1b2w1w2 b1b2w1w2; played P4b4
        play   P1 b2
        expect state has: at W05@P1
        state  play P1; at W05@P1; hands b1b2b3b4 b1b2w3w4 b1b2w1w2 b1b2w1w2; played P4b4
        play   P1 b3
        expect state has: at W05@P3
        state  play P1; at W05@P1; hands b1b2b3b4 b1b2w3w4 b1b2w1w2 b1b2w1w2; played P4b4
        play   P1 b4
        expect cue P1: play P1 b4; W05 P1>P2>P3>P4>P1>P2>P3>P4>P1
        """);
  }

  @Test
  void aMetamorphThatComesByTwiceFlipsTwice() {
    assertHolds(
        """
        # WH-32 WH-26 eight spaces are two visits to P1
        game   wolf-and-hound
        option seats=chosen
        option combo=M03
        state  play P2; at M03b@P2; hands b1b2w3w4 b1b2b3b4 b1b2w1w2 b1b2w1w2; played P1b4
        play   P2 b4
        expect state has: flip P2 M03+M03; at M03b@P2
        deal   flip M03; flip M03
        expect state has: at M03b@P2
        state  play P2; at M03b@P2; hands b1b2w3w4 b1b2b3b4 b1b2w1w2 b1b2w1w2; played P1b4
        play   P2 b3
        expect state has: flip P2 M03; at M03b@P4
        """);
  }

  private void assertHolds(String scenario) {
    assertEquals(
        Optional.empty(),
        new Scenarios(_ -> Optional.of(game)).play(Scenario.read(scenario).getFirst()));
  }

  @Test
  void theLawsHoldForThem() {
    for (int players : game.info().players()) {
      Laws.check(game, game.info().setup(players, Map.of("combo", "W05+M03+M04")).orThrow(), 5);
    }
  }
}

package bergerie.rules.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;

import bergerie.lair.Lair;
import bergerie.rules.Seat;
import bergerie.rules.Turn;
import bergerie.rules.Viewer;
import bergerie.rules.scenario.Staging.Tried;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What a scenario shows is what one viewer may see, from its set-up on. */
class StagingTest {

  private static final String CHOOSING =
      "game lair\n# T\noption sand=yes\nstate 1,2,3/4,5,6/1,0/2,1/7,8//1\n";

  @Test
  void theFirstPictureIsTheTableAsItWasSet() {
    Staging staging = stage(CHOOSING + "expect turn: p1");
    assertEquals(new Viewer.Spectator(), staging.viewer());
    assertEquals(1, staging.frames().size());
    assertEquals(Optional.empty(), staging.frames().getFirst().step());
    assertEquals(List.of(), staging.tried());
  }

  @Test
  void eachMoveLeadsToAnotherOneAsTheViewerIsToldOfIt() {
    Staging staging = stage(CHOOSING + "eyes p1\nplay p1 4");
    assertEquals(Viewer.player(Seat.of(1)), staging.viewer());
    assertEquals(2, staging.frames().size());
    Staging.Frame last = staging.frames().getLast();
    assertEquals(
        "P1 chooses; shown 1,4",
        last.step()
            .orElseThrow()
            .told()
            .line()
            .to(new Lair().info().hearer(staging.viewer()))
            .en()
            .text());
    assertEquals(new Turn.Draw(), last.turn());
  }

  @Test
  void whatIsOnlyAskedAboutIsNotPlayed() {
    Staging staging =
        stage(
            CHOOSING
                + "expect refused p1 7: LA-1\nexpect allowed p1 4\nexpect refused deal 4: T-3");
    assertEquals(1, staging.frames().size());
    assertEquals(
        List.of("refused 7 by LA-1", "allowed"),
        staging.tried().stream().map(StagingTest::said).toList());
  }

  @Test
  void onlyWhatHoldsIsShown() {
    assertEquals(Optional.empty(), read(CHOOSING + "play p1 7"));
  }

  private static String said(Tried tried) {
    return switch (tried) {
      case Tried.Allowed _ -> "allowed";
      case Tried.Refused refused ->
          "refused " + refused.text() + " by " + refused.objection().rule();
    };
  }

  private static Staging stage(String text) {
    return read(text).orElseThrow();
  }

  private static Optional<Staging> read(String text) {
    return new Scenarios(_ -> Optional.of(new Lair())).stage(Scenario.read(text).getFirst());
  }
}

package bergerie.games.wolfwalkers;

import static org.junit.jupiter.api.Assertions.assertEquals;

import bergerie.games.wolfwalkers.tale.Move;
import bergerie.games.wolfwalkers.tale.Tale;
import bergerie.rules.Actor;
import bergerie.rules.Referee;
import bergerie.rules.Ruling;
import bergerie.rules.Seat;
import bergerie.rules.Setup;
import bergerie.rules.Viewer;
import bergerie.rules.content.Library;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a move is good for, one reason after the other, by the points of the sheet. */
class ReasonsTest {

  private static final WolfWalkers GAME = WolfWalkers.stocked(Library.builtIn()).orThrow();

  /** Card 37 shows wolves, 46 Robyn, 39 Mève, 8 Robyn and a castle, 22 a village. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          P1 0,0 [26] #9           | 1@2,0 | Counts for “Wolves in Sight”: +2.
          P1 0,0 [26] #9           | 5@0,1 | “Parents Nowhere” counts at once: +8.
          P1 0,0 #46 / [12]        | 2@1,0 | Completes “Hand in Hand”: +2.
          P1 0,0 #46 [52]          | 2@0,1 | Balances “Balance I”: +8.
          P1 0,0 [40] [25]         | 3@2,0 | Counts for “Robyn in Sight”: +1, but “Robyn Nowhere” loses 10.
          P1 0,0 [25] [44] #15     | 3@-1,0 | Counts for “Robyn in Sight”: +1.
          P1 0,0 [40]              | 3@1,0 | “Robyn Nowhere” loses 10: that is the price to pay.
          P1 0,0 [12]              | 3@1,0 | Prepares “Hand in Hand”: one more Story with Mève and it counts +2.
          P1 0,0 #46               | 6@1,0 | “Wolves Nowhere” counts at once: +8.
          P1 0,0 #46; P2 0,0 [26]  | 1@1,0 | Otherwise Player 2 could take this card: +2.
          P1 0,0 #22; P2 0,0 [25]  | 3@1,0 | Your grid now has 1 Story with Robyn.
          P1 0,0 #46               | 3@1,0 | Your grid now has 2 Stories with Robyn.
          P1 0,0 [26]              | 3@1,0 | “Wolves in Sight” stays within reach: one more Story with wolves and it counts +2.
          """)
  void aCardThatIsTakenHasItsReason(String grids, String move, String expected) {
    assertEquals(
        expected, reason("base", "to P1; market #37 #39 #8 #4 [36] [38]; top 7; " + grids, move));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          P1 0,0 #37 | 4@1,0 | With it, “Wolves in Sight” of the market would count +4.
          P1 0,0 #46 | 5@1,0 | “Wolves in Sight” only needs one Story with wolves: +2.
          P1 0,0 #46 | 6@1,0 | “Dangerous for Wolves” brings 6 points when it counts.
          """)
  void theMarketHasObjectivesToCome(String grids, String move, String expected) {
    assertEquals(
        expected, reason("base", "to P1; market #1 #39 #8 #4 [26] [5]; top 7; " + grids, move));
  }

  /** WW-21: what Powers ask for. Place 4 of the market brings 2 with Objective 26. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          pending flip-own; P1 0,0 #37 #8         | flip 0,0  | Turned over, the Story with wolves becomes an Objective.
          pending flip-own; P1 0,0 [26] #8        | flip 0,0  | “Wolves in Sight” did not count: a Story takes its place.
          pending flip-own; P1 0,0 [26] #37       | flip 0,0  | Turned over, the Objective “Wolves in Sight” becomes a Story.
          twists flip-taken; P1 0,0 #8            | 1@1,0     | Turned over, the Story with Mève, the wolf form and a forest becomes an Objective.
          pending swap-own; P1 0,0 #8 #9          | swap 0,0 1,0 | Your grid stays at 0 points.
          pending swap-own; P1 0,0 [26] #8 / . #37 | swap 1,0 1,-1 | Counts for “Wolves in Sight”: +2.
          pending reserve; P1 0,0 [26]            | reserve 4 | The Story with wolves and soldiers can bring you +2 on your next turn.
          pending reserve; P1 0,0 #8              | reserve 4 | Nobody else can take the Story with wolves and soldiers before your next turn.
          pending press 3; P1 0,0 #8; P2 0,0 [26] | name 1 2 3 | Player 2 could have gained 2 points with another card.
          pending press 3; P1 0,0 #8; P2 0,0 [26] | name 1 2 4 | That leaves Player 2 2 points to gain at once, at most.
          pending press 3; P1 0,0 #8; P2 0,0 #9   | name 1 2 4 | That leaves Player 2 nothing to gain at once.
          pending forbid; P1 0,0 #8; P2 0,0 [26]  | forbid story | Player 2 could have gained 2 points with another card.
          pending forbid; P1 0,0 #8; P2 0,0 [26]  | forbid objective | That leaves Player 2 2 points to gain at once, at most.
          powers 3; P1 0,0 #8 #9                  | use 3     | The Power “Exchange”: Swap two of your cards.
          powers 3; P1 0,0 [26] #8 / . #37        | use 3     | The Power “Exchange”: Swap two of your cards.
          powers 3; P1 0,0 [26] #8 / . #34 / . #37 | use 3    | The Power “Exchange” lets you count up to +4 at once.
          """)
  void aPowerHasItsReason(String grids, String move, String expected) {
    assertEquals(
        expected, reason("advanced", "to P1; market #1 #39 #3 #4 [5] [6]; top 7; " + grids, move));
  }

  /** WW-21: Permanents 11 and 12. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          phase chapter P1; hand P1 5 26             | keep 5  | “Dangerous for Wolves” brings 6 points when it counts.
          phase chapter P1; hand P1 5 26             | keep 26 | “Wolves in Sight” only needs one Story with wolves: +2.
          phase chapter P1; hand P1 5 36             | keep 36 | “Parents Nowhere” counts at once: +8.
          phase retouch P1; P1 0,0 [26] #8 / . #37   | pass    | Your grid stays at 0 points.
          phase retouch P1; P1 0,0 [26] #37          | pass    | No swap would bring more: your grid stays at 2 points.
          """)
  void atBothEndsThereAreReasonsToo(String line, String move, String expected) {
    assertEquals(expected, reason("light", line, move));
  }

  /** As the first player is told, who may make the move. */
  private static String reason(String variant, String line, String text) {
    Setup setup =
        GAME.info().setup(2, Map.of("variant", variant, "permanent", "7", "first", "P1")).orThrow();
    Seat seat = Seat.of(0);
    Tale tale = GAME.notation().readState(setup, line).orThrow();
    Move move = GAME.notation().read(tale, text).orThrow();
    assertEquals(new Ruling.Allowed(), Referee.rule(GAME, tale, Actor.player(seat), move), text);
    return GAME.point(tale, seat, move)
        .orElseThrow()
        .to(GAME.info().hearer(Viewer.player(seat)))
        .en()
        .text();
  }
}

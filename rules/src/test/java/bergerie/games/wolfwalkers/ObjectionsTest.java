package bergerie.games.wolfwalkers;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import bergerie.games.wolfwalkers.tale.Move;
import bergerie.games.wolfwalkers.tale.Tale;
import bergerie.rules.Actor;
import bergerie.rules.Objection;
import bergerie.rules.Referee;
import bergerie.rules.Ruling;
import bergerie.rules.Seat;
import bergerie.rules.Setup;
import bergerie.rules.content.Library;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Whoever may not do something is told by which rule, and what would be right. */
class ObjectionsTest {

  private static final WolfWalkers GAME = WolfWalkers.stocked(Library.builtIn()).orThrow();
  private static final String MARKET = "; market #1 #2 #3 #4 [5] [6]; top 7";

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          to P1;                    P1 0,0 #8         | 8          | WW-2: Only the pile brings cards up.
          to P1;                    P1 0,0 #8         | pass       | WW-5: A turn can’t be passed: take a card and place it.
          to P1                                       | 1@1,0      | WW-6: Lay your first card in the middle: the frame grows around it.
          to P1;                    P1 0,0 #8         | 1@0,0      | WW-6: There is a card in this cell already: choose an empty one.
          to P1;                    P1 0,0 #8 #9 #10 #11 #12 | 1@5,0 | WW-6: The grid may not spread over more than 5 rows or 5 columns.
          to P1;                    P1 0,0 #8         | 1@1,1      | WW-6: A card must lie beside a card of your grid; a corner is not enough.
          to P1; twists rewrite;    P1 0,0 #8         | 1@1,0      | WW-21: This Power places the card on one of your cards.
          to P1;                    P1 0,0 #8         | 9@1,0      | WW-3: There is no card in this place of the market.
          to P1;                    P1 0,0 #8         | top@1,0    | WW-5: The top of the pile can’t be taken, only a card of the market.
          to P1; banned P1 story;   P1 0,0 #8         | top@1,0    | WW-21: A Power forbids you to take this side this turn: Story.
          to P1; banned P1 story;   P1 0,0 #8         | 1@1,0      | WW-21: A Power forbids you to take this side this turn: Story.
          to P1; banned P1 objective; P1 0,0 #8       | 5@1,0      | WW-21: A Power forbids you to take this side this turn: Objective.
          to P1; named P1 1 2 5;    P1 0,0 #8         | 3@1,0      | WW-21: A Power leaves you only the first Story, the second Story and the first Objective of the market.
          to P1; named P1 1 2 6;    P1 0,0 #8         | top@1,0    | WW-21: A Power leaves you only the first Story, the second Story and the second Objective of the market.
          to P1;                    P1 0,0 #8         | path1-story@1,0 | WW-5: Only cards of the market may be taken.
          to P1; twists take-top;   P1 0,0 #8         | 1@1,0      | WW-21: This Power takes the Story on top of the pile.
          to P1; pending swap-own;  P1 0,0 #8 #9      | 1@0,1      | WW-21: The Power asks for another choice: Swap two of your cards.
          to P1; pending swap-own;  P1 0,0 #8 #9      | flip 0,0   | WW-21: The Power asks for another choice: Swap two of your cards.
          to P1;                    P1 0,0 #8         | keep 5     | WW-21: Only a Permanent lets you choose a first card.
          to P1;                    P1 0,0 #8 #9      | swap 0,0 1,0 | WW-21: Only a Power does this; use it first.
          to P1; powers 3 4 13;     P1 0,0 #8         | use 5      | WW-20: This Power is not in play.
          to P1; powers 3:P1 4 13;  P1 0,0 #8 #9      | use 3      | WW-21: You have used this Power already.
          to P1; used 4; powers 3 4:P1 13; P1 0,0 #8 #9 | use 3    | WW-21: One Power a turn is enough.
          to P1; powers 3 4 13;     P1 0,0 #8         | use 3      | WW-21: This Power can’t be carried out now: Swap two of your cards.
          """)
  void namesTheRuleAndWhatWouldBeRight(String state, String move, String expected) {
    assertEquals(expected, against("advanced", state + MARKET, move));
  }

  /** WW-21, Permanent 11: before the market is laid out. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          keep 7       | WW-21: Keep one of the Objectives in your hand.
          flip 0,0     | WW-21: First choose your first card.
          """)
  void aFirstCardComesFirst(String move, String expected) {
    assertEquals(expected, against("light", "phase chapter P1; hand P1 5 6", move));
  }

  /** WW-21, Permanent 12. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          swap 0,0 2,0 | WW-21: The last touch swaps two different cards that lie side by side.
          flip 0,0     | WW-21: All cards are placed: swap two adjacent ones, or pass.
          """)
  void theLastTouchSwapsNeighbours(String move, String expected) {
    assertEquals(expected, against("light", "phase retouch P1; P1 0,0 #8 #9 #10", move));
  }

  /** WW-21, Power 11: the first Story waits for the other player. */
  @Test
  void whatIsReservedIsForAnother() {
    assertEquals(
        "WW-21: This card is reserved for another player.",
        against("advanced", "to P1; market #1!P2 #2 #3 #4 [5] [6]; top 7; P1 0,0 #8", "1@1,0"));
  }

  /** What the first player is told against the move. */
  private static String against(String variant, String line, String text) {
    Setup setup =
        GAME.info().setup(2, Map.of("variant", variant, "permanent", "7", "first", "P1")).orThrow();
    Tale tale = GAME.notation().readState(setup, line).orThrow();
    Move move = GAME.notation().read(tale, text).orThrow();
    Ruling ruling = Referee.rule(GAME, tale, Actor.player(Seat.of(0)), move);
    Objection objection = assertInstanceOf(Ruling.Refused.class, ruling).objection();
    return objection.rule() + ": " + objection.why().en();
  }
}

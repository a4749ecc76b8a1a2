package bergerie.games.wolfandhound;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bergerie.games.wolfandhound.box.Card;
import bergerie.games.wolfandhound.box.Place;
import bergerie.games.wolfandhound.round.WolfAndHoundState;
import bergerie.rules.Seat;
import bergerie.rules.Viewer;
import bergerie.rules.content.Library;
import bergerie.rules.dice.Dice;
import bergerie.rules.dice.QuickDice;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Imagined hands are dealt evenly from all that a viewer has not seen. */
class ImaginingTest {

  private static final int WORLDS = 14_000;

  private final WolfAndHound game = WolfAndHound.of(Library.builtIn()).orThrow();
  private final Dice dice = new QuickDice(1);

  @Test
  void anotherHandIsAnyUnseenCardAsOftenAsThereAreCopies() {
    WolfAndHoundState state = read(4, "play P1; hands b1b1b1b1 w4 b2b2 w4w4; played P4b3 P4b3");
    int[] found = new int[Card.ALL.size()];
    for (int i = 0; i < WORLDS; i++) {
      WolfAndHoundState world = game.imagine(state, Viewer.player(Seat.of(0)), dice);
      assertEquals(state.held(Place.FIRST), world.held(Place.FIRST));
      found[world.held(Place.SECOND).cards().list().getFirst().ordinal()]++;
    }
    // 26 cards are unknown to P1: two black 3s, four of every other kind but none of black 1.
    assertEquals(0, found[Card.B1.ordinal()]);
    assertEquals(2.0 / 26, (double) found[Card.B3.ordinal()] / WORLDS, .01);
    assertEquals(4.0 / 26, (double) found[Card.B2.ordinal()] / WORLDS, .015);
    assertEquals(4.0 / 26, (double) found[Card.W4.ordinal()] / WORLDS, .015);
  }

  @Test
  void whatAHandHasShownStaysInIt() {
    WolfAndHoundState state =
        read(4, "play P1; hands b1b1b1b1 b3b3w3w4 b2b2 w4w4; shown P2=b3b3w3; played P4b4");
    for (int i = 0; i < 200; i++) {
      WolfAndHoundState world = game.imagine(state, new Viewer.Spectator(), dice);
      assertTrue(world.held(Place.SECOND).cards().contains(state.held(Place.SECOND).shown()));
      assertEquals(4, world.held(Place.SECOND).size());
    }
  }

  @Test
  void cardsThatWentUnderAStackStayThere() {
    WolfAndHoundState state = read(3, "turn P4; hands b1b2 b1b2 w1 ?b3; played P4b4");
    for (int i = 0; i < 200; i++) {
      WolfAndHoundState world = game.imagine(state, Viewer.player(Seat.of(0)), dice);
      assertEquals(state.hands().at(Place.FOURTH), world.hands().at(Place.FOURTH));
    }
  }

  private WolfAndHoundState read(int players, String line) {
    return game.notation()
        .readState(game.info().setup(players, Map.of()).orThrow(), line)
        .orThrow();
  }
}

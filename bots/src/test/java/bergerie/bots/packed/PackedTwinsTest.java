package bergerie.bots.packed;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.DynamicContainer.dynamicContainer;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import bergerie.games.Shelf;
import bergerie.rules.Actor;
import bergerie.rules.Game;
import bergerie.rules.Outcome;
import bergerie.rules.Seat;
import bergerie.rules.Setup;
import bergerie.rules.Setups;
import bergerie.rules.Turn;
import bergerie.rules.dice.Dice;
import bergerie.rules.dice.QuickDice;
import bergerie.rules.hunt.Side;
import bergerie.rules.scenario.Perft;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.TestFactory;

/** The packed twins play the very games of the rules. */
class PackedTwinsTest {

  private static final List<String> HUNTS = List.of("kukuli", "bagh-chal", "bagh-bandi");
  private static final int DEPTH = 5;
  private static final int GAMES = Boolean.getBoolean("bergerie.long") ? 5_000 : 50;

  @TestFactory
  Stream<DynamicContainer> twins() {
    return HUNTS.stream()
        .map(id -> Shelf.find(id).orElseThrow())
        .map(
            game ->
                dynamicContainer(
                    game.info().id(),
                    Setups.all(game.info()).stream()
                        .map(setup -> dynamicTest(setup.toString(), () -> twins(game, setup)))));
  }

  private static <S, M> void twins(Game<S, M, ?> game, Setup setup) {
    for (int depth = 1; depth <= DEPTH; depth++) {
      assertEquals(
          Perft.count(game, game.start(setup), depth),
          PackedHunt.start(game.info().id(), setup).perft(depth),
          "perft " + depth);
    }
    for (int seed = 0; seed < GAMES; seed++) {
      sameGame(game, setup, seed);
    }
  }

  private static <S, M> void sameGame(Game<S, M, ?> game, Setup setup, long seed) {
    Dice dice = new QuickDice(seed);
    S state = game.start(setup);
    PackedHunt twin = PackedHunt.start(game.info().id(), setup);
    PackedHunt lister = PackedHunt.start(game.info().id(), setup);
    MoveList listed = new MoveList();
    while (game.turn(state) instanceof Turn.Act act) {
      Seat mover = act.awaited().getFirst();
      List<M> moves = game.moves(state, mover);
      assertEquals(Side.of(mover), twin.toMove());
      assertEquals(moves.size(), twin.count(), () -> "moves with seed " + seed);
      int chosen = dice.below(moves.size());
      state = game.play(state, Actor.player(mover), moves.get(chosen));
      twin.play(chosen);
      assertEquals(moves.size(), lister.list(listed));
      assertFalse(lister.isOver());
      lister.play(listed, chosen);
      assertEquals(twin.position(), lister.position(), () -> "listed with seed " + seed);
    }
    assertEquals(0, twin.count());
    assertTrue(lister.isOver());
    Outcome outcome = ((Turn.Over) game.turn(state)).outcome();
    assertEquals(standing(outcome), twin.standing(), () -> "end with seed " + seed);
  }

  private static PackedHunt.Standing standing(Outcome outcome) {
    if (outcome.isDraw()) {
      return PackedHunt.Standing.DRAWN;
    }
    return switch (Side.of(outcome.winners().getFirst())) {
      case WOLVES -> PackedHunt.Standing.WOLVES_WON;
      case SHEEP -> PackedHunt.Standing.SHEEP_WON;
    };
  }
}

package bergerie.bots.packed;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.fail;

import bergerie.games.Shelf;
import bergerie.rules.GameInfo;
import bergerie.rules.dice.QuickDice;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A game and the same game on a turned board go side by side to the end. */
class SymmetriesTest {

  private static final int GAMES = 20;

  @ParameterizedTest
  @CsvSource({
    "kukuli, wolf, C6, 2, 2",
    "bagh-chal, rams, 0, 8, 8",
    "bagh-bandi, start, C2C4, 2, 2",
    "bagh-bandi, start, C1C5, 8, 4"
  })
  void turnedGamesGoSideBySide(
      String id, String option, String value, int symmetries, int ofTheStart) {
    GameInfo info = Shelf.find(id).orElseThrow().info();
    PackedHunt start = PackedHunt.start(id, info.setup(2, Map.of(option, value)).orThrow());
    assertEquals(symmetries, start.symmetries().count());
    List<Integer> turns =
        IntStream.range(0, symmetries)
            .filter(turn -> start.hash(turn) == start.hash())
            .boxed()
            .toList();
    assertEquals(ofTheStart, turns.size());
    for (int turn : turns) {
      for (int seed = 0; seed < GAMES; seed++) {
        sideBySide(start, turn, new QuickDice(seed));
      }
    }
  }

  private static void sideBySide(PackedHunt start, int turn, QuickDice dice) {
    PackedHunt game = copy(start);
    PackedHunt turned = copy(start);
    MoveList moves = new MoveList();
    while (game.list(moves) > 0) {
      assertEquals(game.hash(turn), turned.hash());
      assertEquals(game.promise(), turned.promise());
      int move = dice.below(moves.size());
      int way = MoveList.turned(moves.way(move), game.symmetries(), turn);
      game.play(move);
      turned = follow(turned, way, moves.captures(move), game.hash(turn));
    }
    assertEquals(0, turned.count());
    assertEquals(game.standing(), turned.standing());
  }

  /** Plays the move that goes a way and leads to a position. */
  private static PackedHunt follow(PackedHunt game, int way, int captures, long hash) {
    MoveList moves = new MoveList();
    game.list(moves);
    for (int n = 0; n < moves.size(); n++) {
      PackedHunt next = copy(game);
      next.play(n);
      if (moves.way(n) == way && moves.captures(n) == captures && next.hash() == hash) {
        return next;
      }
    }
    return fail("no such move on the turned board");
  }

  private static PackedHunt copy(PackedHunt game) {
    PackedHunt copy = game.another();
    copy.copyFrom(game);
    return copy;
  }
}

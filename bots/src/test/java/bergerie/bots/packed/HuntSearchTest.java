package bergerie.bots.packed;

import static org.junit.jupiter.api.Assertions.assertTrue;

import bergerie.bots.Thought;
import bergerie.bots.packed.PackedHunt.Standing;
import bergerie.games.Shelf;
import bergerie.rules.dice.QuickDice;
import bergerie.rules.hunt.Side;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The search finds every win that trying out everything finds. */
class HuntSearchTest {

  private static final int DEPTH = 3;
  private static final int GAMES = 12;

  @ParameterizedTest
  @CsvSource({"kukuli,1", "bagh-chal,1", "bagh-bandi,1", "kukuli,3", "bagh-chal,3", "bagh-bandi,3"})
  void findsTheWinsThatThereAre(String id, int threads) {
    PackedHunt start = PackedHunt.start(id, Shelf.find(id).orElseThrow().info().usual());
    int wins = 0;
    for (int seed = 0; seed < GAMES; seed++) {
      PackedHunt game = start.another();
      game.copyFrom(start);
      QuickDice dice = new QuickDice(seed);
      for (int count = game.count(); count > 0; count = game.count()) {
        if (wins(game, DEPTH)) {
          wins++;
          HuntSearch.Found found = search(game, count, threads);
          assertTrue(found.end() > 0, () -> id + ": " + found);
          PackedHunt next = game.another();
          next.copyFrom(game);
          next.play(found.move());
          assertTrue(next.count() == 0 || !wins(next, 1), "the winner does not lose at once");
        }
        game.play(dice.below(count));
      }
    }
    assertTrue(wins > 0, "no win to find");
  }

  private static HuntSearch.Found search(PackedHunt game, int count, int threads) {
    return new HuntPack(game, Knowledge.NONE, threads)
        .search(game, count, Thought.of(200_000), DEPTH + 2);
  }

  /** Whether the side to move can force a win within so many moves, by trying out everything. */
  private static boolean wins(PackedHunt game, int depth) {
    int count = game.count();
    if (count == 0) {
      return game.standing()
          == (game.toMove() == Side.WOLVES ? Standing.WOLVES_WON : Standing.SHEEP_WON);
    }
    for (int move = 0; depth > 0 && move < count; move++) {
      PackedHunt next = game.another();
      next.copyFrom(game);
      next.play(move);
      if (loses(next, depth - 1)) {
        return true;
      }
    }
    return false;
  }

  private static boolean loses(PackedHunt game, int depth) {
    int count = game.count();
    if (count == 0) {
      return game.standing()
          == (game.toMove() == Side.WOLVES ? Standing.SHEEP_WON : Standing.WOLVES_WON);
    }
    for (int move = 0; move < count; move++) {
      PackedHunt next = game.another();
      next.copyFrom(game);
      next.play(move);
      if (depth == 0 || !wins(next, depth - 1)) {
        return false;
      }
    }
    return true;
  }
}

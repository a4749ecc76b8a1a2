package bergerie.bots.roster;

import bergerie.bots.Sight;
import bergerie.games.Shelf;
import bergerie.rules.Game;
import bergerie.rules.Seat;
import bergerie.rules.dice.Dice;
import bergerie.rules.dice.QuickDice;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** A program in which, game by game, the best bots of ten tables think at once. */
final class Cramped {

  private static final int TABLES = 10;
  private static final Duration TIME = Duration.ofSeconds(1);

  private Cramped() {}

  static void main() throws InterruptedException, ExecutionException {
    for (Game<?, ?, ?> game : Shelf.all()) {
      think(game);
      IO.println(game.info().id());
    }
  }

  private static <S, M, V> void think(Game<S, M, V> game)
      throws InterruptedException, ExecutionException {
    try (ExecutorService tables = Executors.newFixedThreadPool(TABLES)) {
      List<Future<M>> thoughts = new ArrayList<>();
      for (int table = 0; table < TABLES; table++) {
        Dice dice = new QuickDice(table);
        List<S> choices = BotsTest.choices(game, dice);
        S state = choices.get(choices.size() / 2);
        Seat seat = BotsTest.awaited(game, state).getFirst();
        thoughts.add(
            tables.submit(() -> Bots.during(game, TIME).choose(Sight.of(game, state, seat), dice)));
      }
      for (Future<M> thought : thoughts) {
        thought.get();
      }
    }
  }
}

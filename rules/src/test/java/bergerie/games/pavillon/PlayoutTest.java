package bergerie.games.pavillon;

import static org.junit.jupiter.api.Assertions.assertEquals;

import bergerie.games.pavillon.play.Playout;
import bergerie.games.pavillon.table.Lodge;
import bergerie.games.pavillon.table.Move;
import bergerie.rules.Actor;
import bergerie.rules.Seat;
import bergerie.rules.Setup;
import bergerie.rules.Turn;
import bergerie.rules.content.Library;
import bergerie.rules.dice.Dice;
import bergerie.rules.dice.QuickDice;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A whole random game on one bench is the game that is played move by move with the same dice. */
class PlayoutTest {

  private final Pavillon game = Pavillon.of(Library.builtIn()).orThrow();

  @ParameterizedTest
  @ValueSource(strings = {"0", "6"})
  void endsAsMoveByMove(String window) {
    Setup setup = game.info().setup(3, Map.of("window", window)).orThrow();
    Map<String, Long> counted = new TreeMap<>();
    Playout.End end =
        new Playout(game.start(setup))
            .play(new QuickDice(3), (what, howMany) -> counted.merge(what, howMany, Long::sum));

    Dice dice = new QuickDice(3);
    Map<String, Long> counts = new TreeMap<>();
    Lodge table = game.start(setup);
    Optional<Seat> beginner = Optional.empty();
    int turns = 0;
    while (!(game.turn(table) instanceof Turn.Over)) {
      beginner = beginner.isPresent() ? beginner : game.beginner(table);
      Actor actor = actor(table);
      Move move = move(table, actor, dice);
      Lodge after = game.play(table, actor, move);
      game.count(table, move, after, (what, howMany) -> counts.merge(what, howMany, Long::sum));
      turns += actor instanceof Actor.Player ? 1 : 0;
      table = after;
    }
    assertEquals(((Turn.Over) game.turn(table)).outcome(), end.outcome());
    assertEquals(beginner, Optional.of(end.beginner()));
    assertEquals(turns, end.turns());
    assertEquals(counts, counted);
  }

  private Actor actor(Lodge table) {
    return switch (game.turn(table)) {
      case Turn.Act act when act.awaited().isEmpty() -> new Actor.Glass();
      case Turn.Act act -> Actor.player(act.awaited().getFirst());
      case Turn.Draw _, Turn.Over _ -> new Actor.Deal();
    };
  }

  private Move move(Lodge table, Actor actor, Dice dice) {
    return switch (actor) {
      case Actor.Player(Seat seat) -> dice.pick(game.moves(table, seat));
      case Actor.Deal _ -> game.chance(table).sample(dice);
      case Actor.Glass _ -> game.timeUp(table);
    };
  }
}

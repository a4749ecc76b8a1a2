package bergerie.bots;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import bergerie.games.Shelf;
import bergerie.rules.Actor;
import bergerie.rules.Dice;
import bergerie.rules.Game;
import bergerie.rules.QuickDice;
import bergerie.rules.Seat;
import bergerie.rules.Turn;
import bergerie.rules.Viewer;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** What holds for the bots of all games. */
class BotsTest {

  private static final int STEPS = 6;

  @TestFactory
  Stream<DynamicTest> whatASeatCantTellApartIsPlayedTheSame() {
    return Shelf.all().stream()
        .flatMap(
            game ->
                Bots.offered().stream()
                    .map(
                        level ->
                            dynamicTest(
                                game.info().id() + " " + level.id(), () -> blind(game, level))));
  }

  private static <S, M, V> void blind(Game<S, M, V> game, Level level) {
    Dice dice = new QuickDice(12);
    S state = game.start(game.info().usual());
    for (int step = 0; step < STEPS && !(game.turn(state) instanceof Turn.Over); step++) {
      state = further(game, state, dice);
    }
    while (!(game.turn(state) instanceof Turn.Act act) || act.awaited().isEmpty()) {
      state = further(game, state, dice);
    }
    Seat seat = act.awaited().getFirst();
    S other = game.imagine(state, Viewer.player(seat), dice);
    M chosen = choose(game, level, state, seat);
    assertEquals(chosen, choose(game, level, other, seat));
    assertTrue(game.moves(state, seat).contains(chosen));
  }

  private static <S, M, V> M choose(Game<S, M, V> game, Level level, S state, Seat seat) {
    return Bots.of(game, level).choose(Sight.of(game, state, seat), new QuickDice(5));
  }

  private static <S, M, V> S further(Game<S, M, V> game, S state, Dice dice) {
    return switch (game.turn(state)) {
      case Turn.Over _ -> throw new IllegalStateException("over too early");
      case Turn.Draw _ -> game.play(state, new Actor.Deal(), game.chance(state).sample(dice));
      case Turn.Act act when act.awaited().isEmpty() ->
          game.play(state, new Actor.Glass(), game.timeUp(state));
      case Turn.Act act -> {
        Seat seat = act.awaited().getFirst();
        yield game.play(state, Actor.player(seat), dice.pick(game.moves(state, seat)));
      }
    };
  }

  @Test
  void dogBeatsRandomAndTheRatingsSaySo() throws InterruptedException {
    Game<?, ?, ?> game = Shelf.find("bagh-chal").orElseThrow();
    Tournament.Report report = tournament(game);
    Tournament.Pair pair = report.pairs().getFirst();
    assertEquals(List.of(20, 0.5), List.of(pair.games(), pair.equal()));
    assertTrue(pair.low() > 0.5, pair.toString());
    assertTrue(report.ratings().getLast().elo() < 0, report.ratings().toString());
  }

  private static <S, M, V> Tournament.Report tournament(Game<S, M, V> game)
      throws InterruptedException {
    return new Tournament<>(game, game.info().usual(), List.of(Level.DOG, Level.RANDOM), 1)
        .run(20, 2, _ -> {});
  }

  @Test
  void aThoughtEndsWithItsTimeOrItsSteps() {
    Thought.Watch steps = Thought.of(3).start();
    assertEquals(List.of(false, true), List.of(steps.spent(2), steps.spent(3)));
    assertTrue(Thought.during(Duration.ofNanos(1)).start().spent(0));
    assertEquals(Duration.ofMillis(5), Thought.of(9).within(Duration.ofMillis(5)).time());
  }
}

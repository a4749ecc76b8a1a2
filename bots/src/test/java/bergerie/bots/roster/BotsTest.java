package bergerie.bots.roster;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import bergerie.bots.Sight;
import bergerie.bots.Thought;
import bergerie.bots.arena.Tournament;
import bergerie.bots.tables.Almanac;
import bergerie.games.Shelf;
import bergerie.rules.Actor;
import bergerie.rules.Game;
import bergerie.rules.Seat;
import bergerie.rules.Turn;
import bergerie.rules.Viewer;
import bergerie.rules.dice.Dice;
import bergerie.rules.dice.QuickDice;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** What holds for the bots of all games. */
class BotsTest {

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

  /** Early, in the middle and late in a game. */
  private static <S, M, V> void blind(Game<S, M, V> game, Level level) {
    Dice dice = new QuickDice(12);
    List<S> choices = choices(game, dice);
    for (int part = 1; part < 4; part++) {
      S state = choices.get(choices.size() * part / 4);
      Seat seat = awaited(game, state).getFirst();
      S other = game.imagine(state, Viewer.player(seat), dice);
      M chosen = choose(game, level, state, seat);
      assertEquals(chosen, choose(game, level, other, seat));
      assertTrue(game.moves(state, seat).contains(chosen));
    }
  }

  /** The states of a random game in which somebody is awaited. */
  static <S, M, V> List<S> choices(Game<S, M, V> game, Dice dice) {
    List<S> choices = new ArrayList<>();
    S state = game.start(game.info().usual());
    while (!(game.turn(state) instanceof Turn.Over)) {
      if (!awaited(game, state).isEmpty()) {
        choices.add(state);
      }
      state = further(game, state, dice);
    }
    return choices;
  }

  static <S> List<Seat> awaited(Game<S, ?, ?> game, S state) {
    return game.turn(state) instanceof Turn.Act act ? act.awaited() : List.of();
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

  @TestFactory
  Stream<DynamicTest> whoHasNoTimeMakesALegalMoveAtOnce() {
    return Shelf.all().stream()
        .flatMap(
            game ->
                Bots.levels(game).stream()
                    .map(
                        level ->
                            dynamicTest(
                                game.info().id() + " " + level.id(), () -> hurried(game, level))));
  }

  /** A bot may imagine one world; to imagine another it would have to have time. */
  private static <S, M, V> void hurried(Game<S, M, V> game, Level level) {
    List<S> choices = choices(game, new QuickDice(3));
    for (int part = 1; part < 4; part++) {
      S state = choices.get(choices.size() * part / 4);
      Sight<S, M, V> sight = Sight.of(game, state, awaited(game, state).getFirst());
      AtomicInteger worlds = new AtomicInteger();
      Sight<S, M, V> counted =
          new Sight<>(
              game,
              sight.seat(),
              sight.moves(),
              sight.eyes(),
              dice -> {
                worlds.incrementAndGet();
                return sight.imagine(dice);
              });
      M chosen =
          Bots.of(game, level, Almanac.empty(), Duration.ofNanos(1))
              .choose(counted, new QuickDice(5));
      assertTrue(sight.moves().contains(chosen));
      assertTrue(worlds.get() <= 1, worlds + " worlds");
    }
  }

  @Test
  void aBotBreaksOffWhenItIsInterrupted() {
    Thought.Watch watch = Thought.during(Duration.ofHours(1)).start();
    Thread.currentThread().interrupt();
    assertEquals(List.of(true, true), List.of(watch.spent(0), Thread.interrupted()));
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
    List<Level> levels = List.of(Level.DOG, Level.RANDOM);
    return new Tournament<>(game, game.info().usual(), levels, Almanac.empty(), 1)
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

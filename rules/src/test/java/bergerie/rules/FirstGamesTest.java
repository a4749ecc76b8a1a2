package bergerie.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import bergerie.games.Shelf;
import bergerie.rules.dice.Dice;
import bergerie.rules.dice.QuickDice;
import bergerie.rules.scenario.Lesson;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Which rules a beginner is told of in a first game, and whether a course teaches them: those by
 * which games end, and those that refuse a move which was legal a while ago, or is for somebody
 * else.
 */
class FirstGamesTest {

  private static final int GAMES = Boolean.getBoolean("bergerie.long") ? 400 : 40;
  private static final int STEPS = 400;
  private static final int TRIES = 12;

  /** As on the page, where a first game is not the usual one. */
  private static final Map<String, Map<String, String>> OPTIONS =
      Map.of(
          "pavillon", Map.of("window", "0"),
          "sheep-sheep", Map.of("timer", "exchanges"));

  static Stream<Game<?, ?, ?>> taught() {
    return Shelf.all().stream().filter(Lesson::teaches);
  }

  @ParameterizedTest
  @MethodSource("taught")
  void tellOfNoRuleThatIsNotTaught(Game<?, ?, ?> game) {
    Set<String> met = met(game);
    assertFalse(met.isEmpty());
    Set<String> taught =
        Lesson.of(game).stream()
            .flatMap(lesson -> lesson.rules().stream())
            .collect(Collectors.toSet());
    met.removeAll(taught);
    assertEquals(Set.of(), met);
  }

  private static <S, M, V> Set<String> met(Game<S, M, V> game) {
    Setup setup =
        game.info()
            .setup(
                game.info().players().getFirst(), OPTIONS.getOrDefault(game.info().id(), Map.of()))
            .orThrow();
    Set<String> met = new TreeSet<>();
    for (int i = 0; i < GAMES; i++) {
      met.addAll(met(game, game.start(setup), new QuickDice(i)));
    }
    met.removeIf(rule -> rule.startsWith("T-"));
    return met;
  }

  private static <S, M, V> Set<String> met(Game<S, M, V> game, S start, Dice dice) {
    Set<String> met = new TreeSet<>();
    Set<M> seen = new LinkedHashSet<>();
    S now = start;
    for (int step = 0; step < STEPS; step++) {
      switch (game.turn(now)) {
        case Turn.Over over -> {
          met.add(over.outcome().rule());
          return met;
        }
        case Turn.Draw _ -> now = game.play(now, new Actor.Deal(), game.chance(now).sample(dice));
        case Turn.Act act -> {
          Seat seat = dice.pick(act.awaited());
          List<M> tried = new ArrayList<>(seen);
          for (int i = 0; i < TRIES && !tried.isEmpty(); i++) {
            if (Referee.rule(game, now, Actor.player(seat), dice.pick(tried))
                instanceof Ruling.Refused(Objection objection)) {
              met.add(objection.rule());
            }
          }
          List<M> moves = game.moves(now, seat);
          seen.addAll(moves);
          now = game.play(now, Actor.player(seat), dice.pick(moves));
        }
      }
    }
    return met;
  }
}

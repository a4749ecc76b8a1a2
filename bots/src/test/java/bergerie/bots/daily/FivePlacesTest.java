package bergerie.bots.daily;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bergerie.games.Shelf;
import bergerie.rules.Actor;
import bergerie.rules.Game;
import bergerie.rules.Seat;
import bergerie.rules.Setup;
import bergerie.rules.Turn;
import bergerie.rules.dice.QuickDice;
import bergerie.rules.scenario.Task;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Solved once more by playing all 120 ways to the end of the game, and reading what it counts. */
class FivePlacesTest {

  private static final Pattern COUNT =
      Pattern.compile("([0-9]+) points to ([0-9]+): .* ([0-9]+)\\.");
  private static final Pattern MOST = Pattern.compile("([0-9]+) points at most");

  static List<String> days() {
    return Days.all().toList();
  }

  @ParameterizedTest
  @MethodSource("days")
  void oneWayToFillTheGapsIsBest(String day) {
    List<Task> tasks = Days.tasks(Days.of("wolfwalkers", day));
    Task first = tasks.getFirst();
    Map<List<String>, List<Integer>> counts =
        counts(Shelf.find("wolfwalkers").orElseThrow(), first.setup(), first.position());
    assertEquals(120, counts.size());
    int best = counts.values().stream().mapToInt(List::getFirst).max().orElseThrow();
    List<List<String>> ways =
        counts.keySet().stream().filter(way -> counts.get(way).getFirst() == best).toList();
    assertEquals(1, ways.size(), first::position);
    assertEquals(
        ways.getFirst().subList(0, 4), tasks.stream().map(Days::right).toList(), first::position);

    Task last = tasks.getLast();
    Matcher told = COUNT.matcher(Days.played(last, Days.right(last)).words().en());
    assertTrue(told.matches());
    assertEquals(counts.get(ways.getFirst()), List.of(number(told, 1), number(told, 2)));
    assertEquals(
        counts.values().stream()
            .map(List::getFirst)
            .filter(count -> count < best)
            .max(Integer::compare)
            .orElseThrow(),
        number(told, 3));
    for (int i = 0; i < tasks.size(); i++) {
      assertTrueWords(tasks.get(i), ways.getFirst().subList(0, i), counts);
    }
  }

  /** What can be had with a wrong place, or without the right one, is told as it is. */
  private static void assertTrueWords(
      Task task, List<String> before, Map<List<String>, List<Integer>> counts) {
    for (String move : task.moves()) {
      Matcher most = MOST.matcher(Days.played(task, move).words().en());
      if (most.find()) {
        boolean right = task.right().contains(move);
        int reached =
            counts.entrySet().stream()
                .filter(e -> e.getKey().subList(0, before.size()).equals(before))
                .filter(e -> e.getKey().get(before.size()).equals(move) != right)
                .mapToInt(e -> e.getValue().getFirst())
                .max()
                .orElseThrow();
        assertEquals(reached, number(most, 1), task::position);
      }
    }
  }

  private static int number(Matcher matcher, int group) {
    return Integer.parseInt(matcher.group(group));
  }

  /** What each way leads to, for either player. */
  private static <S, M, V> Map<List<String>, List<Integer>> counts(
      Game<S, M, V> game, Setup setup, String position) {
    Map<List<String>, List<Integer>> counts = new HashMap<>();
    play(game, game.notation().readState(setup, position).orThrow(), List.of(), counts);
    return counts;
  }

  private static <S, M, V> void play(
      Game<S, M, V> game, S state, List<String> way, Map<List<String>, List<Integer>> counts) {
    S now = state;
    while (game.turn(now) instanceof Turn.Draw) {
      now = game.play(now, new Actor.Deal(), game.chance(now).sample(new QuickDice(1)));
    }
    if (game.turn(now) instanceof Turn.Over over) {
      counts.put(way, over.outcome().scores());
      return;
    }
    for (M move : game.moves(now, Seat.of(0))) {
      String text = game.notation().write(now, move);
      if (text.startsWith((way.size() + 1) + "@")) {
        List<String> more = new ArrayList<>(way);
        more.add(text);
        play(game, game.play(now, Actor.player(Seat.of(0)), move), more, counts);
      }
    }
  }
}

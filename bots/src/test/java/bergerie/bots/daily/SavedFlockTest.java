package bergerie.bots.daily;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bergerie.rules.scenario.Task;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Solved once more with the rule sheet beside, and without the game: every three cards that the
 * others may hold are played, from the text of the position alone.
 */
class SavedFlockTest {

  private static final Pattern ANIMAL = Pattern.compile("([HW]0[0-9])@P([1-4])");
  private static final Pattern ONLY = Pattern.compile("Only (.*) would bring");

  /** A table as it is written: places from 0, cards as {@code b3}. */
  private record Written(int own, Map<String, Integer> at, int[] pens, List<List<String>> hands) {

    static Written of(String position) {
      Map<String, Integer> at = new HashMap<>();
      Matcher animal = ANIMAL.matcher(position);
      while (animal.find()) {
        at.put(animal.group(1), Integer.parseInt(animal.group(2)) - 1);
      }
      return new Written(
          Integer.parseInt(position.substring("play P".length()).substring(0, 1)) - 1,
          at,
          Arrays.stream(field(position, "pens")).mapToInt(Integer::parseInt).toArray(),
          Arrays.stream(field(position, "hands")).map(Written::cards).toList());
    }

    private static String[] field(String position, String name) {
      return Arrays.stream(position.split("; ", -1))
          .filter(field -> field.startsWith(name + " "))
          .findFirst()
          .orElseThrow()
          .substring(name.length() + 1)
          .split(" ", -1);
    }

    private static List<String> cards(String hand) {
      return Pattern.compile("[bw][1-4]").matcher(hand).results().map(MatchResult::group).toList();
    }

    int partner() {
      return (own + 2) % 4;
    }

    List<String> hidden() {
      List<String> hidden = new ArrayList<>();
      IntStream.range(0, 4)
          .filter(place -> place != own)
          .mapToObj(hands::get)
          .forEach(hidden::addAll);
      return hidden;
    }

    /** All orders in which the three others can play cards that nobody sees. */
    Set<List<String>> ways() {
      List<String> hidden = hidden();
      Set<List<String>> ways = new HashSet<>();
      for (int one = 0; one < hidden.size(); one++) {
        for (int two = 0; two < hidden.size(); two++) {
          for (int three = 0; three < hidden.size(); three++) {
            if (one != two && two != three && one != three) {
              ways.add(List.of(hidden.get(one), hidden.get(two), hidden.get(three)));
            }
          }
        }
      }
      return ways;
    }

    // WH-24, WH-26
    Map<String, Integer> moved(Map<String, Integer> from, String card) {
      int value = card.charAt(1) - '0';
      Map<String, Integer> to = new HashMap<>(from);
      from.forEach(
          (animal, place) -> {
            boolean wolf = animal.startsWith("W");
            int steps =
                switch (animal) {
                  case "W02" -> value / 2;
                  case "W05" -> value + 1;
                  case "W06" -> 4 - value / 2;
                  default -> value;
                };
            if (wolf == card.startsWith("b")) {
              to.put(animal, (place + steps) % 4);
            }
          });
      return to;
    }

    /** Whether the own team is without sheep somewhere before the own next card. */
    boolean loses(String card, List<String> way) {
      int[] pen = pens.clone();
      // WH-12: two wolves, four sheep each.
      int start = at.size() > 2 ? 4 : 3;
      Map<String, Integer> now = moved(at, card);
      for (int turn = 1; turn <= 4; turn++) {
        int active = (own + turn) % 4;
        // WH-20, WH-21: wolves before hounds.
        long wolves =
            now.entrySet().stream()
                .filter(e -> e.getKey().startsWith("W") && e.getValue() == active)
                .count();
        pen[active] = Math.max(0, pen[active] - (int) wolves);
        pen[active] = Math.min(start, pen[active] + (now.get("H01") == active ? 1 : 0));
        // WH-23
        if (pen[own] == 0 || pen[partner()] == 0) {
          return true;
        }
        now = turn < 4 ? moved(now, way.get(turn - 1)) : now;
      }
      return false;
    }
  }

  static List<String> days() {
    return Days.all().toList();
  }

  @ParameterizedTest
  @MethodSource("days")
  void oneCardSavesTheFlock(String day) {
    Task task = Days.tasks(Days.of("wolf-and-hound", day)).getFirst();
    Written table = Written.of(task.position());
    Set<List<String>> ways = table.ways();
    List<String> saving =
        new HashSet<>(table.hands().get(table.own()))
            .stream()
                .filter(card -> ways.stream().noneMatch(way -> table.loses(card, way)))
                .toList();
    assertEquals(saving, task.right(), task::position);

    String words = Days.played(task, Days.right(task)).words().en();
    assertTrue(words.contains("All " + ways.size() + " ways"), words);
    assertReason(table, Days.right(task), words);
  }

  private static void assertReason(Written table, String right, String words) {
    Map<String, Integer> after = table.moved(table.at(), right);
    if (words.startsWith("The hound waits with your partner")) {
      assertEquals(table.partner(), after.get("H01"), words);
      return;
    }
    List<String> bringing =
        IntStream.rangeClosed(1, 8)
            .mapToObj(i -> (i <= 4 ? "b" : "w") + (i <= 4 ? i : i - 4))
            .filter(
                card ->
                    table.moved(after, card).entrySet().stream()
                        .anyMatch(
                            e -> e.getKey().startsWith("W") && e.getValue() == table.partner()))
            .toList();
    assertTrue(Collections.disjoint(bringing, table.hidden()), words);
    Matcher only = ONLY.matcher(words);
    List<String> named =
        only.find()
            ? Arrays.stream(only.group(1).split(" or ", -1))
                .map(card -> card.substring(0, 1) + card.charAt(card.length() - 1))
                .toList()
            : List.of();
    assertEquals(bringing, named, words);
  }
}

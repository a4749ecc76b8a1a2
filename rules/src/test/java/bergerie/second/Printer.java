package bergerie.second;

import static java.util.stream.Collectors.joining;

import bergerie.rules.content.ContentFile;
import bergerie.rules.content.Library;
import bergerie.rules.dice.Dice;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;

/** Prints boxes that nobody owns: the same cards with other values, in other numbers. */
final class Printer {

  private static final List<String> MOVEMENTS = List.of("none", "+1", "-1", "1/2", "-1/2", "x2");

  private Printer() {}

  static String animals(Dice dice) {
    return Animal.BOX
        .lines()
        .map(line -> line.substring(0, 3))
        .map(id -> String.join(" | ", id, animal(id, dice)))
        .collect(joining("\n"));
  }

  private static String animal(String id, Dice dice) {
    String movement = dice.pick(MOVEMENTS);
    return switch (id.charAt(0)) {
      case 'H' -> String.join(" | ", "white", movement, targets(dice), "+1");
      case 'W' -> String.join(" | ", "black", movement, targets(dice), "-1");
      case 'T' -> String.join(" | ", "blue", movement, "self", dice.pick(List.of("pass", "no 3")));
      default ->
          String.join(" | ", dice.pick(List.of("black", "white")), movement, targets(dice), "±1");
    };
  }

  private static String targets(Dice dice) {
    List<String> all = List.of("self", "left", "right");
    int some = 1 + dice.below(7);
    return IntStream.range(0, 3)
        .filter(one -> (some >> one & 1) == 1)
        .mapToObj(all::get)
        .collect(joining("+"));
  }

  /** 32 number cards, of each kind one at least. */
  static Map<String, Integer> numbers(Dice dice) {
    Map<String, Integer> copies = new TreeMap<>();
    NumberCards.KINDS.forEach(card -> copies.put(card, 1));
    for (int more = copies.size(); more < 32; more++) {
      copies.merge(dice.pick(NumberCards.KINDS), 1, Integer::sum);
    }
    return copies;
  }

  static String deck(Dice dice) {
    return Pile.deck(_ -> 1 + dice.below(3) + " | " + dice.below(3));
  }

  /** The house's files, but for these. */
  static Library library(Map<String, String> printed) {
    return (game, file) ->
        printed.containsKey(file)
            ? ContentFile.of("printed/" + file, printed.getOrDefault(file, ""))
            : Library.builtIn().open(game, file);
  }
}

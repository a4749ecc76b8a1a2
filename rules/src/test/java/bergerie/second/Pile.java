package bergerie.second;

import static java.util.stream.Collectors.joining;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.IntStream;

/** The sheep cards that have yet to be drawn: pairs of families, and how many of each are left. */
final class Pile {

  static final String FAMILIES = "roygbvp";

  /** Every pair of families: two plain cards, and one marked 3+. */
  static final String BOX = deck(_ -> "2 | 1");

  private final Map<String, Integer> copies = new TreeMap<>();

  /** With two players the cards marked 3+ stay in the box. */
  Pile(String deck, int players) {
    for (String line : deck.lines().toList()) {
      String[] card = line.split(" \\| ");
      int plain = Integer.parseInt(card[2]);
      int marked = Integer.parseInt(card[3]);
      copies.put(
          card[0].substring(0, 1) + card[1].charAt(0), players == 2 ? plain : plain + marked);
    }
  }

  /** A deck as owners may write it: the copies of each pair. */
  static String deck(Function<String, String> numbers) {
    List<String> words = List.of("red", "orange", "yellow", "green", "blue", "violet", "pink");
    return IntStream.range(0, 7)
        .boxed()
        .flatMap(
            one ->
                words.stream().skip(one + 1).map(other -> words.get(one) + " | " + other + " | "))
        .map(pair -> pair + numbers.apply(pair))
        .collect(joining("\n"));
  }

  /** A card of which no face is up. */
  static String pair(String card) {
    boolean inOrder = FAMILIES.indexOf(card.charAt(0)) < FAMILIES.indexOf(card.charAt(1));
    return inOrder ? card.substring(0, 2) : Meadow.turned(card);
  }

  void take(String card) {
    copies.merge(pair(card), -1, Integer::sum);
  }

  int size() {
    return copies.values().stream().mapToInt(Integer::intValue).sum();
  }

  Map<String, Integer> pairs(String word) {
    return draws(word, List::of);
  }

  Map<String, Integer> faces(String word) {
    return draws(word, Pile::bothWays);
  }

  static List<String> bothWays(String card) {
    return List.of(card, Meadow.turned(card));
  }

  private Map<String, Integer> draws(String word, Function<String, List<String>> ways) {
    Map<String, Integer> weights = new TreeMap<>();
    copies.forEach((card, left) -> ways.apply(card).forEach(way -> weights.put(word + way, left)));
    weights.values().removeIf(left -> left == 0);
    return weights;
  }
}

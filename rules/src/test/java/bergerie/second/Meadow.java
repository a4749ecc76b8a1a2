package bergerie.second;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The nine cells of Sheep Sheep in reading order, each with a card or a gap. */
class Meadow {

  private static final String GAP = ".";
  private static final List<String> NAMES =
      List.of("A1", "B1", "C1", "A2", "B2", "C2", "A3", "B3", "C3");

  private final String[] cards = new String[9];

  Meadow() {
    Arrays.fill(cards, GAP);
  }

  String at(String cell) {
    return cards[NAMES.indexOf(cell)];
  }

  void lay(String card, String cell) {
    cards[NAMES.indexOf(cell)] = card;
  }

  String take(String cell) {
    String card = at(cell);
    lay(GAP, cell);
    return card;
  }

  /** Whoever turns a card has seen both its faces: nothing is noted of who knows them. */
  static String turned(String card) {
    return "" + card.charAt(1) + card.charAt(0);
  }

  List<String> cells() {
    return NAMES;
  }

  List<String> gaps() {
    return NAMES.stream().filter(cell -> at(cell).equals(GAP)).toList();
  }

  /** Three or more of a family that stand together, each as its cells in reading order. */
  List<List<String>> groups() {
    return groups(cards).map(group -> group.stream().map(NAMES::get).toList()).toList();
  }

  /** SS-6: the fewest cards to turn over, and of those the first in reading order. */
  List<String> crowded() {
    return IntStream.range(1, 512)
        .mapToObj(set -> IntStream.range(0, 9).filter(cell -> (set >> cell & 1) == 1).boxed())
        .map(Stream::toList)
        .sorted(Comparator.<List<Integer>>comparingInt(List::size).thenComparing(List::toString))
        .filter(this::breaksAllGroups)
        .findFirst()
        .map(cells -> cells.stream().map(NAMES::get).toList())
        .orElseThrow();
  }

  private boolean breaksAllGroups(List<Integer> cells) {
    String[] then = cards.clone();
    cells.forEach(cell -> then[cell] = turned(then[cell]));
    return groups(then).findAny().isEmpty();
  }

  private Stream<TreeSet<Integer>> groups(String[] among) {
    List<TreeSet<Integer>> groups = new ArrayList<>();
    for (int cell = 0; cell < 9; cell++) {
      TreeSet<Integer> group = new TreeSet<>(List.of(cell));
      while (group.addAll(company(group, among))) {}
      if (group.first() == cell && group.size() >= 3 && !among[cell].equals(GAP)) {
        groups.add(group);
      }
    }
    return groups.stream();
  }

  private List<Integer> company(TreeSet<Integer> group, String[] among) {
    char family = among[group.first()].charAt(0);
    return IntStream.range(0, 9)
        .filter(cell -> among[cell].charAt(0) == family)
        .filter(cell -> group.stream().anyMatch(member -> touch(member, cell)))
        .boxed()
        .toList();
  }

  boolean touch(int one, int other) {
    return Math.abs(one / 3 - other / 3) + Math.abs(one % 3 - other % 3) == 1;
  }

  @Override
  public String toString() {
    return IntStream.of(0, 3, 6)
        .mapToObj(row -> String.join(" ", cards[row], cards[row + 1], cards[row + 2]))
        .collect(Collectors.joining(" / "));
  }
}

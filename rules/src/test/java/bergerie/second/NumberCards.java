package bergerie.second;

import static java.util.stream.Collectors.toMap;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Where the 32 number cards of Wolf & Hound are; those that nobody has seen are {@code ?}. */
final class NumberCards {

  static final List<String> KINDS = List.of("b1", "b2", "b3", "b4", "w1", "w2", "w3", "w4");

  /** Four of each, in the box. */
  static final Map<String, Integer> BOX = KINDS.stream().collect(toMap(card -> card, _ -> 4));

  private final Map<String, Integer> copies;
  private final Seating order;
  private final List<List<String>> hands = new ArrayList<>();
  private final List<List<String>> shown = new ArrayList<>();
  final List<String> played = new ArrayList<>();
  String turnedUp = "";

  NumberCards(Map<String, Integer> copies, Seating order, int players) {
    this.copies = copies;
    this.order = order;
    for (String name : order.names()) {
      boolean ghost = name.charAt(1) - '0' > players;
      hands.add(new ArrayList<>(ghost ? Collections.nCopies(4, "?") : List.of()));
      shown.add(new ArrayList<>());
    }
  }

  List<String> hand(int place) {
    return hands.get(place);
  }

  void draw(int place, String card) {
    hand(place).add(card);
    Collections.sort(hand(place));
  }

  void show(int place) {
    shown.set(place, new ArrayList<>(hand(place)));
  }

  void playFromHand(int place, String card) {
    hand(place).remove(card);
    shown.get(place).remove(card);
  }

  /** What the top of a ghost's stack may turn out to be. */
  Map<String, Integer> top(int place) {
    String top = hand(place).getFirst();
    return top.equals("?") ? unseen("turn ") : Map.of("turn " + top, 1);
  }

  /** All cards that nobody has seen, be they in the pile or in a stack. */
  Map<String, Integer> unseen(String word) {
    Map<String, Integer> left = new TreeMap<>();
    copies.forEach((card, times) -> left.put(word + card, times));
    Stream.of(hands.stream().flatMap(List::stream), played.stream(), Stream.of(turnedUp))
        .flatMap(cards -> cards.map(card -> card.replaceFirst("^P.", "")))
        .filter(KINDS::contains)
        .forEach(card -> left.merge(word + card, -1, Integer::sum));
    left.values().removeIf(copies -> copies == 0);
    return left;
  }

  int pile() {
    int unseen = unseen("").values().stream().mapToInt(Integer::intValue).sum();
    return unseen - (int) hands.stream().flatMap(List::stream).filter("?"::equals).count();
  }

  List<String> fields() {
    List<String> fields = new ArrayList<>();
    fields.add(
        hands.stream()
            .map(hand -> hand.isEmpty() ? "-" : String.join("", hand))
            .collect(Collectors.joining(" ", "hands ", "")));
    String known =
        IntStream.range(0, 4)
            .filter(place -> !shown.get(place).isEmpty())
            .mapToObj(place -> " " + order.at(place) + "=" + String.join("", shown.get(place)))
            .collect(Collectors.joining());
    if (!known.isEmpty()) {
      fields.add("shown" + known);
    }
    if (!played.isEmpty()) {
      fields.add("played " + String.join(" ", played));
    }
    return fields;
  }
}

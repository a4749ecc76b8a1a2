package bergerie.second;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.toList;

import bergerie.rules.dice.Dice;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** How those at a table choose by chance, so that short and long games are among those played. */
enum Temper {
  ANY_MOVE,
  ANY_KIND,
  HASTY,
  EAGER,
  ENDLESS,
  /** Holds back 3s until nothing else is left (WH-31). */
  HOARDING;

  String pick(List<String> moves, Dice dice) {
    Map<String, List<String>> kinds =
        moves.stream().collect(groupingBy(Temper::kind, TreeMap::new, toList()));
    List<List<String>> rarestFirst = new ArrayList<>(kinds.values());
    rarestFirst.sort(Comparator.comparingInt(List::size));
    List<String> others = moves.stream().filter(move -> !move.endsWith("3")).toList();
    return dice.pick(
        switch (this) {
          case ANY_MOVE -> moves;
          case ANY_KIND -> dice.pick(rarestFirst);
          case HASTY -> dice.below(4) == 0 ? moves : rarestFirst.getFirst();
          case EAGER -> kinds.getOrDefault("win", rarestFirst.getLast());
          case ENDLESS -> dice.below(60) == 0 ? moves : rarestFirst.getLast();
          case HOARDING -> others.isEmpty() ? moves : others;
        });
  }

  /** {@code r@B2} and {@code ro@C1} are of one kind, {@code done} is another. */
  static String kind(String move) {
    return move.contains("@") ? "@" : move.matches("[bw][1-4]") ? "card" : move.split(" ")[0];
  }
}

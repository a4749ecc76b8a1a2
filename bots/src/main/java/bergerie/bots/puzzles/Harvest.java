package bergerie.bots.puzzles;

import bergerie.bots.tables.Grade;
import bergerie.rules.hunt.Side;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Puzzles found so far: of each grade as many as are wanted, evenly by side and by length. */
final class Harvest {

  /** The wins of a side in so many turns, as found. */
  private record Kind(int turns, Side side) implements Comparable<Kind> {
    @Override
    public int compareTo(Kind other) {
      return turns == other.turns ? side.compareTo(other.side) : turns - other.turns;
    }
  }

  private final int count;
  private final TreeMap<Kind, List<Posed>> found = new TreeMap<>();

  /**
   * @param count how many are wanted of each grade
   */
  Harvest(int count) {
    this.count = count;
  }

  /** The grades of which a side should win more: all of them may have to be its own. */
  EnumSet<Grade> wanted(Side side, List<Grade> grades) {
    EnumSet<Grade> wanted = EnumSet.noneOf(Grade.class);
    grades.stream().filter(grade -> won(grade, side) < count).forEach(wanted::add);
    return wanted;
  }

  private long won(Grade grade, Side side) {
    return found.entrySet().stream()
        .filter(kind -> kind.getKey().side == side && Grade.of(kind.getKey().turns) == grade)
        .mapToLong(kind -> kind.getValue().size())
        .sum();
  }

  /** Takes one. */
  void take(Side side, Posed puzzle) {
    found.computeIfAbsent(new Kind(puzzle.turns(), side), _ -> new ArrayList<>()).add(puzzle);
  }

  /** As many of each grade as are wanted, of each kind in turn. */
  List<Posed> dealt(List<Grade> grades) {
    return grades.stream().flatMap(grade -> dealt(grade).stream()).toList();
  }

  private List<Posed> dealt(Grade grade) {
    List<List<Posed>> kinds =
        found.entrySet().stream()
            .filter(kind -> Grade.of(kind.getKey().turns) == grade)
            .map(Map.Entry::getValue)
            .toList();
    List<Posed> dealt = new ArrayList<>();
    int deepest = kinds.stream().mapToInt(List::size).max().orElse(0);
    for (int row = 0; row < deepest; row++) {
      for (List<Posed> kind : kinds) {
        if (row < kind.size() && dealt.size() < count) {
          dealt.add(kind.get(row));
        }
      }
    }
    return dealt;
  }
}

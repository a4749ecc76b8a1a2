package bergerie.bots.puzzles;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Positions as text, turned and mirrored. */
final class Turned {

  private Turned() {}

  /** The twins of a position: mirrored, and on a square board of equal sides also turned. */
  static List<String> all(String position, boolean square) {
    String[] parts = position.split("; ", 2);
    List<List<String>> rows =
        Arrays.stream(parts[0].split(" / ", -1)).map(row -> List.of(row.split(" ", -1))).toList();
    List<List<List<String>>> found = new ArrayList<>();
    for (int quarter = 0; quarter < (square ? 4 : 1); quarter++) {
      found.add(rows);
      found.add(mirrored(rows));
      rows = square ? mirrored(transposed(rows)) : rows;
    }
    return found.stream().map(one -> written(one) + "; " + parts[1]).toList();
  }

  private static List<List<String>> mirrored(List<List<String>> rows) {
    return rows.stream().map(List::reversed).toList();
  }

  private static List<List<String>> transposed(List<List<String>> rows) {
    return IntStream.range(0, rows.size())
        .mapToObj(column -> rows.stream().map(row -> row.get(column)).toList())
        .toList();
  }

  private static String written(List<List<String>> rows) {
    return rows.stream().map(row -> String.join(" ", row)).collect(Collectors.joining(" / "));
  }
}

package bergerie.rules.hunt;

import bergerie.rules.Reading;
import bergerie.rules.Words;
import bergerie.rules.board.Board;
import bergerie.rules.board.Point;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * A board as text: one mark for each point, rows parted by {@code /} from the top down. {@code .}
 * is empty, {@code W} a wolf, {@code RW} the red wolf, {@code S} a sheep, {@code R} a ram, and
 * {@code S5} or {@code R5} a stack of five with that one on top.
 */
public final class BoardText {

  /** So many pieces on one point. */
  public record Stack(Piece top, int height) {}

  private static final int HIGHEST = 9;
  private static final Map<String, Stack> MARKS = new HashMap<>();

  static {
    for (Piece piece : Piece.values()) {
      MARKS.put(piece.mark(), new Stack(piece, 1));
      for (int height = 2; height <= HIGHEST; height++) {
        MARKS.put(piece.mark() + height, new Stack(piece, height));
      }
    }
  }

  private final Board board;
  private final List<List<Point>> rows;

  BoardText(Board board) {
    this.board = board;
    Map<Integer, List<Point>> byRow =
        board.points().stream()
            .collect(
                Collectors.groupingBy(
                    Point::y, () -> new TreeMap<>(Comparator.reverseOrder()), Collectors.toList()));
    this.rows = List.copyOf(byRow.values());
  }

  String write(HuntPosition position) {
    return rows.stream()
        .map(
            row ->
                row.stream().map(point -> mark(position, point)).collect(Collectors.joining(" ")))
        .collect(Collectors.joining(" / "));
  }

  private static String mark(HuntPosition position, Point point) {
    int height = position.height(point);
    return position.top(point).map(Piece::mark).orElse(".") + (height > 1 ? height : "");
  }

  Reading<Map<Point, Stack>> read(String text) {
    List<String> written = Arrays.stream(text.split("/", -1)).map(String::strip).toList();
    if (written.size() != rows.size()) {
      return Reading.garbled(
          new Words(
                  "expected {0} rows parted by “/”, top row first, found {1}",
                  "attendu {0} rangées séparées par « / », la plus haute d’abord, trouvé {1}")
              .with(rows.size(), written.size()));
    }
    Map<Point, Stack> stacks = new LinkedHashMap<>();
    for (int i = 0; i < rows.size(); i++) {
      List<Point> row = rows.get(i);
      List<String> marks = words(written.get(i));
      if (marks.size() != row.size()) {
        return Reading.garbled(
            new Words(
                    "row {0}: expected {1} marks parted by blanks, found {2}",
                    "rangée {0} : attendu {1} signes séparés par des espaces, trouvé {2}")
                .with(row.getFirst().y() + 1, row.size(), marks.size()));
      }
      for (int j = 0; j < marks.size(); j++) {
        Stack stack = MARKS.get(marks.get(j));
        if (stack != null) {
          stacks.put(row.get(j), stack);
        } else if (!marks.get(j).equals(".")) {
          return Reading.garbled(
              new Words(
                      "{0}: expected . W RW S R or a stack such as S5, got “{1}”",
                      "{0} : attendu . W RW S R ou une pile comme S5, reçu « {1} »")
                  .with(row.get(j), marks.get(j)));
        }
      }
    }
    return Reading.of(stacks);
  }

  /** The words of a text, whatever blanks part them. */
  private static List<String> words(String text) {
    List<String> words = new ArrayList<>();
    int begin = 0;
    for (int at = 0; at <= text.length(); at++) {
      if (at == text.length() || Character.isWhitespace(text.charAt(at))) {
        if (at > begin) {
          words.add(text.substring(begin, at));
        }
        begin = at + 1;
      }
    }
    return words;
  }

  /** The board with its lines, for a terminal. */
  String draw(HuntView view) {
    int top = rows.getFirst().getFirst().y();
    char[][] canvas = new char[2 * top + 1][19];
    for (char[] row : canvas) {
      Arrays.fill(row, ' ');
    }
    for (Board.Line line : board.lines()) {
      drawLine(canvas, top, line);
    }
    for (Point point : board.points()) {
      canvas[2 * (top - point.y())][4 * point.x()] = '.';
    }
    for (HuntView.Stand stand : view.pieces()) {
      Point point = board.at(stand.point());
      String mark = stand.piece().mark() + (stand.height() > 1 ? stand.height() : "");
      mark.getChars(0, mark.length(), canvas[2 * (top - point.y())], 4 * point.x());
    }
    StringBuilder drawn = new StringBuilder();
    for (int i = 0; i < canvas.length; i++) {
      String label = i % 2 == 0 ? Integer.toString(top + 1 - i / 2) : " ";
      drawn.append(label).append("  ").append(new String(canvas[i]).stripTrailing()).append('\n');
    }
    return drawn.append("   A   B   C   D   E\n").toString();
  }

  private static void drawLine(char[][] canvas, int top, Board.Line line) {
    Point a = line.a();
    Point b = line.b();
    int middle = 2 * top - a.y() - b.y();
    if (a.y() == b.y()) {
      Arrays.fill(canvas[middle], 4 * Math.min(a.x(), b.x()) + 1, 4 * Math.max(a.x(), b.x()), '-');
    } else {
      boolean rising = (b.x() - a.x()) * (b.y() - a.y()) > 0;
      canvas[middle][2 * (a.x() + b.x())] = a.x() == b.x() ? '|' : rising ? '/' : '\\';
    }
  }
}

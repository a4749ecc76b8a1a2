package bergerie.games.foxandgeese;

import static bergerie.games.foxandgeese.Cross.BOARD;
import static bergerie.games.foxandgeese.Cross.bit;

import bergerie.rules.Reading;
import bergerie.rules.Seat;
import bergerie.rules.Words;
import bergerie.rules.board.Point;
import bergerie.rules.hunt.Hunt;
import bergerie.rules.hunt.Past;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;

/**
 * A state as one line: the board from the top row down with {@code .} empty, {@code F} the fox and
 * {@code G} a goose; the side to move; then, if there is any, what stood there before: {@code . . .
 * / …; fox; past …, geese | …, fox}.
 */
final class ChaseText {

  private static final String SHAPE = "(?:[.FG]{3}/){2}(?:[.FG]{7}/){3}[.FG]{3}/[.FG]{3}";
  private static final String PAST = "past ";

  /** As they are read: the top row first. */
  private static final List<Point> POINTS =
      BOARD.points().stream()
          .sorted(Comparator.comparingInt(Point::y).reversed().thenComparingInt(Point::x))
          .toList();

  private ChaseText() {}

  static String write(Hunt<Chase> state) {
    List<Chase> past = state.past().positions();
    String before =
        past.stream().map(chase -> write(chase, ", ")).collect(Collectors.joining(" | "));
    return write(state.position(), "; ") + (past.isEmpty() ? "" : "; " + PAST + before);
  }

  private static String write(Chase chase, String then) {
    StringBuilder line = new StringBuilder();
    int row = POINTS.getFirst().y();
    for (Point point : POINTS) {
      line.append(line.isEmpty() ? "" : point.y() == row ? " " : " / ").append(mark(chase, point));
      row = point.y();
    }
    return line + then + (chase.foxMoves() ? "fox" : "geese");
  }

  private static char mark(Chase chase, Point point) {
    if (chase.empty(point)) {
      return '.';
    }
    return chase.goose(point) ? 'G' : 'F';
  }

  static Reading<Hunt<Chase>> read(int flock, String line) {
    String[] fields = line.split(";", 3);
    String before = fields.length < 3 ? PAST : fields[2].strip() + " ";
    if (fields.length < 2 || !before.startsWith(PAST)) {
      return Reading.garbled(
          "expected a board, “;”, fox or geese, and perhaps “; past …”",
          "attendu un plateau, « ; », fox ou geese, et peut-être « ; past … »");
    }
    return chase(flock, fields[0], fields[1])
        .then(
            now ->
                past(flock, before.substring(PAST.length()))
                    .then(past -> Reading.of(new Hunt<>(now, past))));
  }

  private static Reading<Past<Chase>> past(int flock, String listed) {
    Reading<Past<Chase>> past = Reading.of(Past.none());
    for (String entry : listed.isBlank() ? new String[0] : listed.split("\\|", -1)) {
      String[] fields = (entry + ",").split(",", 3);
      past =
          past.then(
              known -> chase(flock, fields[0], fields[1]).then(one -> Reading.of(known.and(one))));
    }
    return past;
  }

  private static Reading<Chase> chase(int flock, String board, String side) {
    String marks = board.replaceAll("\\s", "");
    if (!marks.matches(SHAPE)) {
      return Reading.garbled(
          "expected . F or G in rows of 3, 3, 7, 7, 7, 3 and 3 parted by “/”, top row first",
          "attendu . F ou G en rangées de 3, 3, 7, 7, 7, 3 et 3 séparées par « / », la plus haute"
              + " d’abord");
    }
    return switch (side.strip()) {
      case "fox" -> chase(flock, marks.replace("/", ""), Chase.FOX);
      case "geese" -> chase(flock, marks.replace("/", ""), Chase.GEESE);
      default ->
          Reading.garbled(
              new Words("“{0}”: expected fox or geese", "« {0} » : attendu fox ou geese")
                  .with(side.strip()));
    };
  }

  private static Reading<Chase> chase(int flock, String marks, Seat toMove) {
    long geese = 0;
    for (int i = 0; i < marks.length(); i++) {
      geese |= marks.charAt(i) == 'G' ? bit(POINTS.get(i)) : 0;
    }
    int fox = marks.indexOf('F');
    if (fox < 0 || fox != marks.lastIndexOf('F') || Long.bitCount(geese) > flock) {
      return Reading.garbled(
          new Words("expected one F, and at most {0} G", "attendu un seul F, et {0} G au plus")
              .with(flock));
    }
    return Reading.of(new Chase(flock, POINTS.get(fox), geese, toMove));
  }
}

package bergerie.rules.hunt;

import bergerie.rules.Actor;
import bergerie.rules.Named;
import bergerie.rules.Notation;
import bergerie.rules.Reading;
import bergerie.rules.Setup;
import bergerie.rules.Told;
import bergerie.rules.Viewer;
import bergerie.rules.Words;
import bergerie.rules.board.Board;
import bergerie.rules.board.Point;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Moves: {@code C3-C4}, {@code @C3}, {@code @rC3}, {@code C3xC5xE5}. A state: the board from the
 * top row down, the side to move, what is in hand, how long nothing was captured, what stood there
 * before: {@code W . . . W / … ; sheep; hand 20; quiet 7; past … | …}.
 */
public abstract class HuntNotation<P extends HuntPosition>
    implements Notation<Hunt<P>, HuntMove, HuntView> {

  private static final String NO_HAND = "hand 0";
  private static final Pattern LULL = Pattern.compile("quiet [0-9]{1,3}");
  private static final Pattern COUNTS = Pattern.compile("([0-9]{1,2})(?:\\+([0-9]))?");

  private final Board board;
  private final BoardText text;
  private final Function<Setup, Customs> customs;

  /**
   * A notation.
   *
   * @param customs what a set-up says of the customs
   */
  protected HuntNotation(Board board, Function<Setup, Customs> customs) {
    this.board = board;
    this.text = new BoardText(board);
    this.customs = customs;
  }

  /** The position with these pieces, or what is wrong with it. */
  protected abstract Reading<P> position(
      Setup setup, Map<Point, BoardText.Stack> stacks, Side toMove, HuntView.Hand hand);

  /** The paragraph by which pieces are placed, where a game has such moves. */
  protected String placing() {
    throw new IllegalStateException("nothing is placed here");
  }

  @Override
  public String write(Hunt<P> state, HuntMove move) {
    return write(move);
  }

  public static String write(HuntMove move) {
    return switch (move) {
      case HuntMove.Place(Piece piece, Point at) -> (piece == Piece.RAM ? "@r" : "@") + at;
      case HuntMove.Step(Point from, Point to) -> from + "-" + to;
      case HuntMove.Capture(List<Point> path) ->
          path.stream().map(Point::name).collect(Collectors.joining("x"));
    };
  }

  @Override
  public Reading<HuntMove> read(Hunt<P> state, String line) {
    if (line.startsWith("@")) {
      boolean ram = line.startsWith("@r");
      return points(line.substring(ram ? 2 : 1), ",")
          .then(
              at ->
                  at.size() == 1
                      ? Reading.of(new HuntMove.Place(ram ? Piece.RAM : Piece.SHEEP, at.getFirst()))
                      : unreadable(line));
    }
    if (line.contains("-")) {
      return points(line, "-")
          .then(
              ends ->
                  ends.size() == 2
                      ? Reading.of(new HuntMove.Step(ends.getFirst(), ends.getLast()))
                      : unreadable(line));
    }
    return points(line, "x")
        .then(
            path ->
                path.size() >= 2 && path.size() <= 32
                    ? Reading.of(new HuntMove.Capture(path))
                    : unreadable(line));
  }

  private Reading<List<Point>> points(String line, String separator) {
    List<Point> found = new ArrayList<>();
    for (String name : line.split(separator, -1)) {
      if (board.find(name).isEmpty()) {
        return unreadable(line);
      }
      found.add(board.at(name));
    }
    return Reading.of(found);
  }

  private static <T> Reading<T> unreadable(String line) {
    return Reading.garbled(
        new Words(
                "“{0}” is no move here: expected a step C3-C4, a placing @C3 or @rC3, or a capture"
                    + " C3xC5xE5",
                "« {0} » n’est pas un coup : attendu un pas C3-C4, une pose @C3 ou @rC3, ou une"
                    + " capture C3xC5xE5")
            .with(line));
  }

  @Override
  public String writeState(Hunt<P> state) {
    P position = state.position();
    HuntView.Hand hand = position.hand();
    StringBuilder line = new StringBuilder(text.write(position));
    line.append("; ").append(position.toMove().id());
    if (!hand.equals(HuntView.Hand.EMPTY)) {
      line.append("; hand ").append(hand.sheep());
      line.append(hand.rams() > 0 ? "+" + hand.rams() : "");
    }
    line.append(state.lull() > 0 ? "; quiet " + state.lull() : "");
    List<P> past = state.past().positions();
    if (!past.isEmpty()) {
      line.append("; past ");
      line.append(
          past.stream()
              .map(p -> text.write(p) + ", " + p.toMove().id())
              .collect(Collectors.joining(" | ")));
    }
    return line.toString();
  }

  @Override
  public Reading<Hunt<P>> readState(Setup setup, String line) {
    List<String> fields = Arrays.stream(line.split(";", -1)).map(String::strip).toList();
    String hand = NO_HAND;
    String past = "past";
    int lull = 0;
    for (String field : fields.subList(Math.min(2, fields.size()), fields.size())) {
      if (field.startsWith("hand ")) {
        hand = field;
      } else if (field.startsWith("past ")) {
        past = field;
      } else if (LULL.matcher(field).matches()) {
        lull = Integer.parseInt(field.substring("quiet ".length()));
      } else {
        return Reading.garbled(
            new Words(
                    "“{0}”: expected “hand N”, “hand N+RAMS”, “quiet N” or “past …”",
                    "« {0} » : attendu « hand N », « hand N+BÉLIERS », « quiet N » ou « past … »")
                .with(field));
      }
    }
    if (fields.size() < 2) {
      return Reading.garbled(
          "expected a board, “;” and the side to move (wolves or sheep)",
          "attendu un plateau, « ; » et le camp au trait (wolves ou sheep)");
    }
    String history = past;
    Customs agreed = customs.apply(setup);
    int quiet = agreed.quiet() == Customs.NO_LIMIT ? 0 : lull;
    return readHand(hand)
        .then(
            inHand ->
                position(setup, fields.get(0), fields.get(1), inHand)
                    .then(
                        now ->
                            readPast(setup, history, inHand)
                                .then(
                                    before -> Reading.of(new Hunt<>(now, before, agreed, quiet)))));
  }

  private Reading<P> position(Setup setup, String pieces, String side, HuntView.Hand hand) {
    return Named.find(Side.values(), side)
        .map(toMove -> text.read(pieces).then(stacks -> position(setup, stacks, toMove, hand)))
        .orElseGet(
            () ->
                Reading.garbled(
                    new Words(
                            "“{0}”: expected wolves or sheep", "« {0} » : attendu wolves ou sheep")
                        .with(side)));
  }

  private Reading<Past<P>> readPast(Setup setup, String field, HuntView.Hand hand) {
    Past<P> past = Past.none();
    String listed = field.substring("past".length()).strip();
    for (String entry : listed.isEmpty() ? List.<String>of() : List.of(listed.split("\\|", -1))) {
      int comma = entry.indexOf(',');
      Reading<P> read =
          comma < 0
              ? Reading.garbled(
                  "past: expected “board, side | board, side”",
                  "past : attendu « plateau, camp | plateau, camp »")
              : position(
                  setup, entry.substring(0, comma), entry.substring(comma + 1).strip(), hand);
      switch (read) {
        case Reading.Understood<P>(P position) -> past = past.and(position);
        case Reading.Garbled<P>(Words why) -> {
          return Reading.garbled(why);
        }
      }
    }
    return Reading.of(past);
  }

  private static Reading<HuntView.Hand> readHand(String field) {
    if (field.equals(NO_HAND)) {
      return Reading.of(HuntView.Hand.EMPTY);
    }
    Matcher counts = COUNTS.matcher(field.substring("hand ".length()));
    if (!counts.matches()) {
      return Reading.garbled(
          new Words(
                  "“{0}”: expected “hand N” or “hand N+RAMS”",
                  "« {0} » : attendu « hand N » ou « hand N+BÉLIERS »")
              .with(field));
    }
    int rams = counts.group(2) == null ? 0 : Integer.parseInt(counts.group(2));
    return Reading.of(new HuntView.Hand(Integer.parseInt(counts.group(1)), rams));
  }

  @Override
  public Told tell(Hunt<P> before, Actor actor, HuntMove move, Viewer viewer) {
    return new HuntTelling(board, before.position(), this::placing).tell(move);
  }

  /** Nothing is hidden. */
  @Override
  public boolean isOpen(Hunt<P> before, HuntMove move, Viewer viewer) {
    return true;
  }

  @Override
  public String draw(HuntView view) {
    return text.draw(view);
  }
}

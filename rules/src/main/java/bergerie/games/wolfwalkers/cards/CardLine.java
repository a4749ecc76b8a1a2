package bergerie.games.wolfwalkers.cards;

import bergerie.rules.Reading;
import bergerie.rules.Words;
import bergerie.rules.content.SourceLine;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;

/**
 * A line of {@code cards.txt}: {@code id front|type pattern points French title|English title}. A
 * remark in brackets may end the French title; without an English title the French one serves.
 */
final class CardLine {

  private static final int MOST_POINTS = 99;
  private static final int MOST_ICONS = 6;
  private static final int LARGEST_SHAPE = 6;
  private static final int GRID = 5;

  private CardLine() {}

  static Reading<Card> read(SourceLine line) {
    List<String> fields = line.fields();
    if (fields.size() < 2 || fields.size() > 3) {
      return line.expected(
          "“id front|type pattern points title|English title”",
          "« numéro recto|type motif points titre|titre anglais »",
          line.text());
    }
    String[] front = fields.getFirst().split("\\s+", -1);
    String[] back = fields.get(1).split("\\s+", 4);
    if (front.length != 2 || !front[0].matches("[1-9][0-9]?")) {
      return line.expected(
          "a card number and the icons of its Story",
          "un numéro de carte et les icônes de son Histoire",
          fields.getFirst());
    }
    Optional<List<Icon>> icons = Icon.read(front[1]);
    if (icons.isEmpty() || icons.get().size() > MOST_ICONS) {
      return line.expected(
          "1 to 6 different icons of " + Icon.LETTERS,
          "1 à 6 icônes différentes parmi " + Icon.LETTERS,
          front[1]);
    }
    if (back.length != 4) {
      return line.expected(
          "type, pattern, points and title", "type, motif, points et titre", fields.get(1));
    }
    if (!back[2].matches("[1-9][0-9]?")) {
      return line.expected("1 to " + MOST_POINTS + " points", "1 à 99 points", back[2]);
    }
    return objective(line, back[0], back[1], Integer.parseInt(back[2]))
        .then(
            objective ->
                Reading.of(
                    new Card(
                        Integer.parseInt(front[0]),
                        Icon.set(icons.get()),
                        objective,
                        title(fields))));
  }

  /** The title in a line that can be read. */
  static Words title(List<String> fields) {
    String french = fields.get(1).split("\\s+", 4)[3].replaceFirst("\\s*\\[[^\\]]*\\]$", "");
    return new Words(fields.size() == 3 ? fields.get(2) : french, french);
  }

  private static Reading<Objective> objective(
      SourceLine line, String type, String motif, int points) {
    return switch (type) {
      case "S" -> shape(line, motif, points);
      case "A" -> one(line, motif).then(icon -> Reading.of(new Objective.Arrow(icon, points)));
      case "X" -> one(line, motif).then(icon -> Reading.of(new Objective.Crossed(icon, points)));
      case "D" -> two(line, motif, (a, b) -> new Objective.Pair(a, b, points));
      case "E" -> two(line, motif, (a, b) -> new Objective.SightedPair(a, b, points));
      case "B" -> balance(line, motif, points);
      default -> line.expected("a type: S, A, X, D, E or B", "un type : S, A, X, D, E ou B", type);
    };
  }

  private static Reading<Objective> shape(SourceLine line, String motif, int points) {
    List<String> rows = List.of(motif.split("/", -1));
    int width = rows.getFirst().length();
    long icons = motif.chars().filter(c -> Icon.of((char) c).isPresent()).count();
    boolean drawn =
        rows.size() <= GRID
            && width <= GRID
            && rows.stream().allMatch(row -> row.length() == width)
            && motif.chars().allMatch(c -> c == '.' || c == '/' || Icon.of((char) c).isPresent())
            && icons >= 2
            && icons <= LARGEST_SHAPE;
    return drawn
        ? Reading.of(new Objective.Shape(rows, points))
        : line.expected(
            "a shape of 2 to 6 icons in rows of equal length, at most 5 × 5, as RM/.W",
            "une forme de 2 à 6 icônes en rangées de même longueur, au plus 5 × 5, comme RM/.W",
            motif);
  }

  private static Reading<Icon> one(SourceLine line, String motif) {
    Optional<Icon> icon = motif.length() == 1 ? Icon.of(motif.charAt(0)) : Optional.empty();
    return icon.<Reading<Icon>>map(Reading::of)
        .orElseGet(
            () ->
                line.expected(
                    "one icon of " + Icon.LETTERS, "une icône parmi " + Icon.LETTERS, motif));
  }

  private static Reading<Objective> two(
      SourceLine line, String motif, BiFunction<Icon, Icon, Objective> made) {
    return Icon.read(motif)
        .filter(icons -> icons.size() == 2)
        .<Reading<Objective>>map(icons -> Reading.of(made.apply(icons.getFirst(), icons.getLast())))
        .orElseGet(
            () ->
                line.expected(
                    "two different icons, as RM", "deux icônes différentes, comme RM", motif));
  }

  /** Either side may add several icons up, none of them twice. */
  private static Reading<Objective> balance(SourceLine line, String motif, int points) {
    String letters = motif.replaceAll("[=+]", "");
    boolean written = motif.matches("[A-Z](\\+[A-Z])*=[A-Z](\\+[A-Z])*");
    int one = (motif.indexOf('=') + 1) / 2;
    return Icon.read(letters)
        .filter(_ -> written)
        .<Reading<Objective>>map(
            icons ->
                Reading.of(
                    new Objective.Balance(
                        icons.subList(0, one), icons.subList(one, icons.size()), points)))
        .orElseGet(
            () ->
                line.expected(
                    "different icons on both sides, as R=M or T=W+S",
                    "des icônes différentes des deux côtés, comme R=M ou T=W+S",
                    motif));
  }
}

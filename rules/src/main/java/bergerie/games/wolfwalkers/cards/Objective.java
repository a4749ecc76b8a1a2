package bergerie.games.wolfwalkers.cards;

import bergerie.rules.Words;
import java.util.List;
import java.util.stream.Collectors;

/** What the back of a card asks for. */
public sealed interface Objective {

  /** The kinds of Objectives, with their letters in content files. */
  enum Kind {
    SHAPE('S'),
    ARROW('A'),
    CROSSED('X'),
    PAIR('D'),
    SIGHTED_PAIR('E'),
    BALANCE('B');

    private final char letter;

    Kind(char letter) {
      this.letter = letter;
    }

    public char letter() {
      return letter;
    }
  }

  int points();

  Kind kind();

  /** What it asks for as the content file writes it. */
  String pattern();

  Words text();

  /**
   * WW-10: Story cards in this arrangement, rows from the top, {@code .} where any card may lie.
   */
  record Shape(List<String> rows, int points) implements Objective {
    public Shape {
      rows = List.copyOf(rows);
    }

    @Override
    public Kind kind() {
      return Kind.SHAPE;
    }

    @Override
    public String pattern() {
      return String.join("/", rows);
    }

    @Override
    public Words text() {
      return new Words(
              "{0} for each shape {1}, turned or mirrored as you like; no card twice.",
              "{0} par forme {1}, pivotée ou reflétée à volonté ; jamais deux fois la même carte.")
          .with(counted(points), pattern());
    }
  }

  /** WW-12: each Story with the icon in its row or column. */
  record Arrow(Icon icon, int points) implements Objective {
    @Override
    public Kind kind() {
      return Kind.ARROW;
    }

    @Override
    public String pattern() {
      return String.valueOf(icon.letter());
    }

    @Override
    public Words text() {
      return new Words(
              "{0} for each Story with {1} in this row or column.",
              "{0} par Histoire avec {1} dans cette rangée ou cette colonne.")
          .with(counted(points), icon.label());
    }
  }

  /** WW-12, crossed out: no Story with the icon in its row or column. */
  record Crossed(Icon icon, int points) implements Objective {
    @Override
    public Kind kind() {
      return Kind.CROSSED;
    }

    @Override
    public String pattern() {
      return String.valueOf(icon.letter());
    }

    @Override
    public Words text() {
      return new Words(
              "{0} if no Story in this row or column shows {1}.",
              "{0} si aucune Histoire de cette rangée ou de cette colonne ne montre {1}.")
          .with(counted(points), icon.label());
    }
  }

  /** WW-13: each Story with both icons, anywhere. */
  record Pair(Icon one, Icon two, int points) implements Objective {
    @Override
    public Kind kind() {
      return Kind.PAIR;
    }

    @Override
    public String pattern() {
      return "" + one.letter() + two.letter();
    }

    @Override
    public Words text() {
      return new Words(
              "{0} for each Story with both {1} and {2}, anywhere.",
              "{0} par Histoire avec à la fois {1} et {2}, où qu’elle soit.")
          .with(counted(points), one.label(), two.label());
    }
  }

  /** WW-13, with arrows: each Story with both icons in its row or column. */
  record SightedPair(Icon one, Icon two, int points) implements Objective {
    @Override
    public Kind kind() {
      return Kind.SIGHTED_PAIR;
    }

    @Override
    public String pattern() {
      return "" + one.letter() + two.letter();
    }

    @Override
    public Words text() {
      return new Words(
              "{0} for each Story with both {1} and {2} in this row or column.",
              "{0} par Histoire avec à la fois {1} et {2} dans cette rangée ou cette colonne.")
          .with(counted(points), one.label(), two.label());
    }
  }

  /**
   * WW-14: as many icons on one side as on the other, and some.
   *
   * @param one the icons that are counted together on one side; {@code other} on the other
   */
  record Balance(List<Icon> one, List<Icon> other, int points) implements Objective {
    public Balance {
      one = List.copyOf(one);
      other = List.copyOf(other);
    }

    @Override
    public Kind kind() {
      return Kind.BALANCE;
    }

    @Override
    public String pattern() {
      return letters(one) + "=" + letters(other);
    }

    private static String letters(List<Icon> icons) {
      return icons.stream()
          .map(icon -> String.valueOf(icon.letter()))
          .collect(Collectors.joining("+"));
    }

    @Override
    public Words text() {
      return new Words(
              "{0} if the grid shows as many {1} as {2} icons, and at least one of each.",
              "{0} si la grille montre autant d’icônes {1} que d’icônes {2}, et au moins une de"
                  + " chaque.")
          .with(counted(points), labels(one), labels(other));
    }
  }

  private static Words labels(List<Icon> icons) {
    return icons.stream()
        .map(Icon::label)
        .reduce((some, next) -> new Words("{0} + {1}", "{0} + {1}").with(some, next))
        .orElseThrow();
  }

  private static Words counted(int points) {
    return new Words(
        points + (points == 1 ? " point" : " points"),
        points + (points == 1 ? " point" : " points"));
  }
}

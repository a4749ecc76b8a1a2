package bergerie.games.sheepsheep.meadow;

import bergerie.rules.Words;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** SS-1: the seven families, each with a colour of its own. */
public enum Family {
  RED("r", new Words("red", "rouge")),
  ORANGE("o", new Words("orange", "orange")),
  YELLOW("y", new Words("yellow", "jaune")),
  GREEN("g", new Words("green", "verte")),
  BLUE("b", new Words("blue", "bleue")),
  VIOLET("v", new Words("violet", "violette")),
  PINK("p", new Words("pink", "rose"));

  public static final List<Family> ALL = List.of(values());

  private final String letter;
  private final Words label;

  Family(String letter, Words label) {
    this.letter = letter;
    this.label = label;
  }

  /** As moves and states write it. */
  public String letter() {
    return letter;
  }

  /** The colour; in French it goes with “famille”. */
  public Words label() {
    return label;
  }

  /** As the deck file names it. */
  public String id() {
    return name().toLowerCase(Locale.ROOT);
  }

  public static Optional<Family> lettered(String letter) {
    return ALL.stream().filter(family -> family.letter.equals(letter)).findFirst();
  }

  static Optional<Family> named(String id) {
    return ALL.stream().filter(family -> family.id().equals(id)).findFirst();
  }
}

package bergerie.games.sheepsheep.meadow;

import bergerie.rules.Named;
import bergerie.rules.Words;
import bergerie.telling.Noun;
import java.util.List;
import java.util.Optional;

/** SS-1: the seven families, each with a colour of its own. */
public enum Family implements Named {
  RED("r", new Words("red", "rouge"), Noun.forms("rouge", "rouges")),
  ORANGE("o", new Words("orange", "orange"), Noun.forms("orange", "orange")),
  YELLOW("y", new Words("yellow", "jaune"), Noun.forms("jaune", "jaunes")),
  GREEN("g", new Words("green", "verte"), Noun.forms("vert", "verts")),
  BLUE("b", new Words("blue", "bleue"), Noun.forms("bleu", "bleus")),
  VIOLET("v", new Words("violet", "violette"), Noun.forms("violet", "violets")),
  PINK("p", new Words("pink", "rose"), Noun.forms("rose", "roses"));

  public static final List<Family> ALL = List.of(values());

  private final String letter;
  private final Words label;
  private final Noun sheep;

  /**
   * @param label the colour; in French it goes with “famille”
   * @param colour in French, as it goes with “mouton” and “moutons”
   */
  Family(String letter, Words label, Noun.Forms colour) {
    this.letter = letter;
    this.label = label;
    this.sheep =
        Noun.masculine(
            Noun.forms(label.en() + " sheep", label.en() + " sheep"),
            Noun.forms("mouton " + colour.one(), "moutons " + colour.several()));
  }

  /** As moves and states write it. */
  public String letter() {
    return letter;
  }

  /** The colour; in French it goes with “famille”. */
  public Words label() {
    return label;
  }

  /** What its sheep are called. */
  public Noun sheep() {
    return sheep;
  }

  public static Optional<Family> lettered(String letter) {
    return ALL.stream().filter(family -> family.letter.equals(letter)).findFirst();
  }
}

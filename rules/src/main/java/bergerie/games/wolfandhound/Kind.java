package bergerie.games.wolfandhound;

import bergerie.rules.Words;
import java.util.Arrays;
import java.util.List;

/** The kinds of Wolf &amp; Hound cards: the letter of their ids, and what their cards may say. */
public enum Kind {
  HOUND("H", new Words("Hound", "Chien"), List.of(Colour.WHITE), List.of(Power.RESCUE)),
  WOLF("W", new Words("Wolf", "Loup"), List.of(Colour.BLACK), List.of(Power.CHASE)),
  TORNADO(
      "T",
      new Words("Tornado", "Tornade"),
      List.of(Colour.BLUE),
      List.of(Power.PASS, Power.NO_THREE)),
  METAMORPH(
      "M",
      new Words("Metamorph", "Métamorphe"),
      List.of(Colour.BLACK, Colour.WHITE),
      List.of(Power.BY_FACE));

  private final String letter;
  private final Words label;
  private final List<Colour> colours;
  private final List<Power> powers;

  Kind(String letter, Words label, List<Colour> colours, List<Power> powers) {
    this.letter = letter;
    this.label = label;
    this.colours = colours;
    this.powers = powers;
  }

  /** The kind of an animal with this id. */
  static Kind of(String id) {
    return Arrays.stream(values())
        .filter(kind -> id.startsWith(kind.letter))
        .findFirst()
        .orElseThrow();
  }

  Words label() {
    return label;
  }

  List<Colour> colours() {
    return colours;
  }

  List<Power> powers() {
    return powers;
  }
}

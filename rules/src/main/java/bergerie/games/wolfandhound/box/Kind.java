package bergerie.games.wolfandhound.box;

import bergerie.rules.Words;
import java.util.List;

/** The kinds of Wolf &amp; Hound cards: the letter of their ids, and what their cards may say. */
public enum Kind {
  HOUND(new Words("Hound", "Chien"), List.of(Colour.WHITE), List.of(Power.RESCUE)),
  WOLF(new Words("Wolf", "Loup"), List.of(Colour.BLACK), List.of(Power.CHASE)),
  TORNADO(
      new Words("Tornado", "Tornade"), List.of(Colour.BLUE), List.of(Power.PASS, Power.NO_THREE)),
  METAMORPH(
      new Words("Metamorph", "Métamorphe"),
      List.of(Colour.BLACK, Colour.WHITE),
      List.of(Power.BY_FACE));

  private final Words label;
  private final List<Colour> colours;
  private final List<Power> powers;

  Kind(Words label, List<Colour> colours, List<Power> powers) {
    this.label = label;
    this.colours = colours;
    this.powers = powers;
  }

  /** The kind of an animal with this id. */
  static Kind of(String id) {
    return switch (id.charAt(0)) {
      case 'H' -> HOUND;
      case 'W' -> WOLF;
      case 'T' -> TORNADO;
      case 'M' -> METAMORPH;
      default -> throw new IllegalArgumentException("no kind of animal: " + id);
    };
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

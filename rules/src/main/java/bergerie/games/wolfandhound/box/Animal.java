package bergerie.games.wolfandhound.box;

import bergerie.rules.Words;
import java.util.List;
import java.util.stream.Collectors;

/**
 * A Wolf &amp; Hound card as it is printed (WH-3).
 *
 * @param colour of the printed face; a metamorph has another on its back
 * @param targets whom it acts upon
 */
public record Animal(
    String id, Colour colour, Movement movement, List<Target> targets, Power power) {

  public Animal {
    targets = List.copyOf(targets);
  }

  public Kind kind() {
    return Kind.of(id);
  }

  public boolean isMetamorph() {
    return power == Power.BY_FACE;
  }

  /** Its name: {@code Wolf 01}, {@code Loup 01}. */
  public Words label() {
    return label(id);
  }

  static Words label(String id) {
    return Kind.of(id).label().then(Words.same(" " + number(id)));
  }

  /** By which it is told from others of its kind: {@code 01}. */
  public String number() {
    return number(id);
  }

  private static String number(String id) {
    return id.substring(1);
  }

  /** What is printed on it, as in the content file: {@code black | 1/2 | self | -1}. */
  public String mark() {
    return String.join(
        " | ",
        colour.id(),
        movement.mark(),
        targets.stream().map(Target::id).collect(Collectors.joining("+")),
        power.mark());
  }

  @Override
  public String toString() {
    return id;
  }
}

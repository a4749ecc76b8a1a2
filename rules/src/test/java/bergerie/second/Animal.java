package bergerie.second;

import java.util.List;

/**
 * A Wolf & Hound card on its way round the table. Places are counted clockwise from whoever starts
 * the round, who is the P1 of the rules.
 */
class Animal {

  /** The sixteen cards as the rules of the game list them: colour, movement, targets, power. */
  static final String BOX =
      """
      H01 | white | none | self  | +1
      H02 | white | none | right | +1
      H03 | white | none | left  | +1
      H04 | white | -1   | self  | +1
      W01 | black | none | self  | -1
      W02 | black | 1/2  | self  | -1
      W03 | black | none | right | -1
      W04 | black | none | left  | -1
      W05 | black | +1   | self  | -1
      W06 | black | -1/2 | self  | -1
      T01 | blue  | none | self  | pass
      T02 | blue  | none | self  | no 3
      M01 | black | none | self  | ±1
      M02 | white | none | self  | ±1
      M03 | black | +1   | self  | ±1
      M04 | white | -1   | self  | ±1
      """;

  final String id;
  final String power;
  private final String printed;
  private final String movement;
  private final List<String> targets;
  String colour = "";
  int place;

  Animal(String line) {
    String[] columns = line.strip().split(" *\\| *");
    id = columns[0];
    printed = columns[1];
    movement = columns[2];
    targets = List.of(columns[3].split("\\+"));
    power = columns[4];
  }

  static List<Animal> all(String box) {
    return box.lines().map(Animal::new).toList();
  }

  void start() {
    place = 0;
    colour = printed;
  }

  boolean isMetamorph() {
    return id.startsWith("M");
  }

  boolean isBlack() {
    return colour.equals("black");
  }

  /** WH-20: the lowest acts first. */
  int rank() {
    return List.of("blue", "black", "white").indexOf(colour);
  }

  /** Where those sit whom it touches when it acts before the player at its place. */
  List<Integer> targets() {
    List<String> clockwise = List.of("self", "left", "across", "right");
    return targets.stream().map(target -> (place + clockwise.indexOf(target)) % 4).toList();
  }

  void flip() {
    colour = isBlack() ? "white" : "black";
  }

  /** Moves as the card says; how often it has come to P1 on its way. */
  int follow(String card) {
    if (!colour.equals("blue") && !colour.startsWith(card.substring(0, 1))) {
      return 0;
    }
    int spaces = spaces(card.charAt(1) - '0');
    int visits = 0;
    for (int step = 0; step < Math.abs(spaces); step++) {
      place = (place + (spaces > 0 ? 1 : 3)) % 4;
      visits += place == 0 ? 1 : 0;
    }
    return visits;
  }

  /** WH-26; below 0 is counter-clockwise. */
  private int spaces(int value) {
    return switch (movement) {
      case "none" -> value;
      case "+1" -> value + 1;
      case "-1" -> value - 1;
      case "1/2" -> half(value);
      case "-1/2" -> -half(value);
      case "x2" -> value + value;
      default -> throw new IllegalArgumentException(movement);
    };
  }

  /** Rounded down: the rulebook's table begins with 1, which does not move. */
  int half(int value) {
    return value / 2;
  }

  String face() {
    return id + (isMetamorph() ? colour.substring(0, 1) : "");
  }

  @Override
  public String toString() {
    return id;
  }
}

package bergerie.second;

import static java.util.stream.Collectors.joining;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** The animals of a round of Wolf & Hound, in the order of the box. */
final class Herd {

  private final List<Animal> animals;

  /** They all start before P1; two metamorphs on opposite colours (WH-13). */
  Herd(List<Animal> animals) {
    this.animals = animals;
    animals.forEach(Animal::start);
    if (animals.stream().filter(Animal::isMetamorph).count() == 2) {
      quarrel().stream().skip(1).forEach(Animal::flip);
    }
  }

  Animal named(String id) {
    return animals.stream().filter(animal -> animal.id.equals(id)).findFirst().orElseThrow();
  }

  List<Animal> before(int place) {
    return animals.stream().filter(animal -> animal.place == place).toList();
  }

  boolean hasWolves(int atLeast) {
    return animals.stream().filter(animal -> animal.id.startsWith("W")).count() >= atLeast;
  }

  /** All move as the card says; a metamorph is listed each time it comes to P1 (WH-32). */
  List<Animal> follow(String card) {
    List<Animal> flipping = new ArrayList<>();
    for (Animal animal : animals) {
      int visits = animal.follow(card);
      for (int visit = 0; animal.isMetamorph() && visit < visits; visit++) {
        flipping.add(animal);
      }
    }
    return flipping;
  }

  /** Two metamorphs, and no more than two, that show one colour before one player (WH-33). */
  List<Animal> quarrel() {
    return IntStream.range(0, 4)
        .mapToObj(place -> before(place).stream().filter(Animal::isMetamorph).toList())
        .filter(met -> met.size() == 2 && met.get(0).colour.equals(met.get(1).colour))
        .findFirst()
        .orElse(List.of());
  }

  String places(Seating order) {
    return animals.stream()
        .map(animal -> animal.face() + "@" + order.at(animal.place))
        .collect(joining(" "));
  }

  static String joined(List<Animal> some) {
    return some.stream().map(Animal::toString).collect(joining("+"));
  }

  @Override
  public String toString() {
    return joined(animals);
  }
}

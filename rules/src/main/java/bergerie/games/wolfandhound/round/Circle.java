package bergerie.games.wolfandhound.round;

import bergerie.games.wolfandhound.box.Place;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * How people and ghosts sit round the table for a match, clockwise from the first player of its
 * first round (WH-10). That makes the teams, which stay; the first place goes round: with four
 * players clockwise, with ghosts to and fro between those who can have it in the set-up of WH-40
 * and WH-41.
 */
public final class Circle {

  private final int people;
  private final List<Name> order;
  private final List<RoundSeats> rounds;

  private Circle(int people, List<Name> order) {
    this.people = people;
    this.order = List.copyOf(order);
    this.rounds =
        switch (people) {
          case 2 -> List.of(seating(0, 1, 2, 3), seating(1, 0, 3, 2));
          case 3 -> List.of(seating(0, 1, 2, 3), seating(2, 1, 0, 3));
          default ->
              List.of(
                  seating(0, 1, 2, 3),
                  seating(1, 2, 3, 0),
                  seating(2, 3, 0, 1),
                  seating(3, 0, 1, 2));
        };
  }

  private RoundSeats seating(int... places) {
    return new RoundSeats(
        people,
        Ring.of(place -> order.get(places[place.ordinal()])),
        Ring.of(place -> places[place.ordinal()] % 2 == 0 ? Side.GREEN : Side.ORANGE));
  }

  /** As the seats are: the one in the order of their names. */
  static Circle chosen(int people, Optional<Name> lone) {
    return all(people, lone).getFirst();
  }

  /**
   * Every way to sit, ordered by names. Ghosts have the last places, each across from its partner.
   *
   * @param lone who plays alone with a ghost, where three agree on that
   */
  static List<Circle> all(int people, Optional<Name> lone) {
    return orders(Name.ALL.subList(0, people)).stream()
        .filter(order -> lone.isEmpty() || people != 3 || order.get(1) == lone.get())
        .map(order -> new Circle(people, withGhosts(order)))
        .toList();
  }

  private static List<List<Name>> orders(List<Name> names) {
    if (names.isEmpty()) {
      return List.of(List.of());
    }
    List<List<Name>> orders = new ArrayList<>();
    for (Name first : names) {
      List<Name> others = names.stream().filter(name -> name != first).toList();
      for (List<Name> rest : orders(others)) {
        List<Name> order = new ArrayList<>(List.of(first));
        order.addAll(rest);
        orders.add(order);
      }
    }
    return orders;
  }

  // WH-41: of two players P3 is the ghost of P1, P4 that of P2, whoever begins.
  private static List<Name> withGhosts(List<Name> people) {
    List<Name> order = new ArrayList<>(people);
    switch (people.size()) {
      case 2 -> people.forEach(name -> order.add(Name.ALL.get(name.ordinal() + 2)));
      case 3 -> order.add(Name.P4);
      default -> {}
    }
    return order;
  }

  public List<Name> order() {
    return order;
  }

  public RoundSeats round(int round) {
    return rounds.get((round - 1) % rounds.size());
  }

  // WH-1: the first and third place are green, the others orange.
  public Side side(Name name) {
    return rounds.getFirst().side(rounds.getFirst().place(name));
  }

  /** The people and ghosts of a team, the first to play before the other. */
  public List<Name> team(Side side) {
    return IntStream.range(0, order.size())
        .filter(place -> rounds.getFirst().side(Place.ALL.get(place)) == side)
        .mapToObj(order::get)
        .toList();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Circle circle && people == circle.people && order.equals(circle.order);
  }

  @Override
  public int hashCode() {
    return 31 * order.hashCode() + people;
  }

  @Override
  public String toString() {
    return order.toString();
  }
}

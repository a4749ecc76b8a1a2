package bergerie.games.wolfandhound.round;

import bergerie.games.wolfandhound.box.Place;
import bergerie.rules.Seat;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * Who has which place in a round (WH-10). Teams stay, and the first place goes round: with four
 * players clockwise; with ghosts to and fro between those who can have it in the set-up of WH-40
 * and WH-41.
 */
public final class Seating {

  private static final List<Seating> FOUR =
      rounds(4, "P1P2P3P4", "P2P3P4P1", "P3P4P1P2", "P4P1P2P3");
  private static final List<Seating> THREE = rounds(3, "P1P2P3P4", "P3P2P1P4");
  private static final List<Seating> TWO = rounds(2, "P1P2P3P4", "P2P1P4P3");

  private final int people;
  private final Ring<Name> names;
  private final Ring<Seat> choosers;

  private Seating(int people, Ring<Name> names) {
    this.people = people;
    this.names = names;
    this.choosers = Ring.of(place -> seat(names.at(isGhost(place) ? place.partner() : place)));
  }

  static Seating of(int people, int round) {
    List<Seating> rounds =
        switch (people) {
          case 2 -> TWO;
          case 3 -> THREE;
          default -> FOUR;
        };
    return rounds.get((round - 1) % rounds.size());
  }

  private static List<Seating> rounds(int people, String... orders) {
    return Arrays.stream(orders).map(order -> new Seating(people, order(order))).toList();
  }

  private static Ring<Name> order(String names) {
    return Ring.of(
        place -> Name.valueOf(names.substring(2 * place.ordinal(), 2 * place.ordinal() + 2)));
  }

  private static Seat seat(Name name) {
    return Seat.of(name.ordinal());
  }

  public Name name(Place place) {
    return names.at(place);
  }

  public Side side(Place place) {
    return names.at(place).side();
  }

  public Place place(Name name) {
    return Place.ALL.get(names.list().indexOf(name));
  }

  // WH-40: with three players the fourth place is a ghost's; WH-41: with two, the third as well.
  public boolean isGhost(Place place) {
    return place.ordinal() >= people;
  }

  // WH-43: a ghost's partner makes its choices.
  Seat chooser(Place place) {
    return choosers.at(place);
  }

  public Optional<Seat> person(Place place) {
    return isGhost(place) ? Optional.empty() : Optional.of(choosers.at(place));
  }

  public Place place(Seat seat) {
    return place(Name.of(seat));
  }
}

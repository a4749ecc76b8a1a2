package bergerie.games.wolfandhound.round;

import bergerie.games.wolfandhound.box.Place;
import bergerie.rules.Seat;
import java.util.Optional;

/** Who has which place in a round (WH-10). */
public final class RoundSeats {

  private final int people;
  private final Ring<Name> names;
  private final Ring<Side> sides;
  private final Ring<Seat> choosers;

  RoundSeats(int people, Ring<Name> names, Ring<Side> sides) {
    this.people = people;
    this.names = names;
    this.sides = sides;
    this.choosers = Ring.of(place -> names.at(isGhost(place) ? place.partner() : place).seat());
  }

  public Name name(Place place) {
    return names.at(place);
  }

  public Side side(Place place) {
    return sides.at(place);
  }

  public Place place(Name name) {
    return Place.ALL.get(names.list().indexOf(name));
  }

  // WH-40: with three players the fourth place is a ghost's; WH-41: with two, the third as well.
  public boolean isGhost(Place place) {
    return place.ordinal() >= people;
  }

  // WH-43: a ghost's partner makes its choices.
  public Seat chooser(Place place) {
    return choosers.at(place);
  }

  public Optional<Seat> person(Place place) {
    return isGhost(place) ? Optional.empty() : Optional.of(choosers.at(place));
  }

  public Place place(Seat seat) {
    return place(Name.of(seat));
  }
}

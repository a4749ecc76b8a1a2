package bergerie.games.wolfwalkers.tale;

import bergerie.games.wolfwalkers.cards.Ordinal;
import bergerie.games.wolfwalkers.cards.Side;
import bergerie.rules.Seat;
import bergerie.rules.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** The cards that lie open to be taken, in places numbered from 1. */
public record Market(List<Place> places) {

  /** A place keeps its side; a card may be reserved for somebody. */
  public record Place(Side side, OptionalInt card, Optional<Seat> reserved) {

    static Place empty(Side side) {
      return new Place(side, OptionalInt.empty(), Optional.empty());
    }

    boolean reservedAgainst(Seat seat) {
      return reserved.isPresent() && !reserved.get().equals(seat);
    }
  }

  public Market {
    places = List.copyOf(places);
  }

  // WW-3: Stories first, then Objectives.
  static Market empty(int stories, int objectives) {
    List<Place> places = new ArrayList<>();
    for (int i = 0; i < stories + objectives; i++) {
      places.add(Place.empty(i < stories ? Side.STORY : Side.OBJECTIVE));
    }
    return new Market(places);
  }

  public boolean has(int number) {
    return number >= 1 && number <= places.size();
  }

  public Place place(int number) {
    return places.get(number - 1);
  }

  /** A place as people say it, counted among those of its side: “the second Story”. */
  public Words called(int number) {
    Side side = place(number).side();
    int among = (int) places.subList(0, number).stream().filter(p -> p.side() == side).count();
    return side == Side.STORY
        ? new Words("the {0} Story", "la {0} Histoire").with(Ordinal.feminine(among))
        : new Words("the {0} Objective", "le {0} Objectif").with(Ordinal.masculine(among));
  }

  /** The first place without a card. */
  public OptionalInt gap() {
    for (int number = 1; number <= places.size(); number++) {
      if (place(number).card().isEmpty()) {
        return OptionalInt.of(number);
      }
    }
    return OptionalInt.empty();
  }

  public Market filled(int number, int card) {
    return with(number, new Place(place(number).side(), OptionalInt.of(card), Optional.empty()));
  }

  Market emptied(int number) {
    return with(number, Place.empty(place(number).side()));
  }

  public Market reserved(int number, Seat seat) {
    Place place = place(number);
    return with(number, new Place(place.side(), place.card(), Optional.of(seat)));
  }

  /** Nothing is reserved for this seat any more. */
  Market released(Seat seat) {
    List<Place> free = new ArrayList<>(places);
    free.replaceAll(
        place ->
            place.reserved().filter(seat::equals).isPresent()
                ? new Place(place.side(), place.card(), Optional.empty())
                : place);
    return new Market(free);
  }

  private Market with(int number, Place place) {
    List<Place> others = new ArrayList<>(places);
    others.set(number - 1, place);
    return new Market(others);
  }
}

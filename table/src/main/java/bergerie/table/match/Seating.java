package bergerie.table.match;

import bergerie.rules.Seat;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * Who sits where, and what was said between the seats.
 *
 * @param said how often each seat spoke: chats, offers, answers and leaving
 */
record Seating(List<Chair> chairs, Shares shares, List<Offer> offers, List<Integer> said) {

  Seating {
    chairs = List.copyOf(chairs);
    offers = List.copyOf(offers);
    said = List.copyOf(said);
  }

  static Seating of(List<Holder> holders) {
    return new Seating(
        holders.stream().map(Chair::of).toList(),
        Shares.of(holders),
        List.of(),
        Collections.nCopies(holders.size(), 0));
  }

  Chair chair(Seat seat) {
    return chairs.get(seat.index());
  }

  Seating with(Seat seat, Chair chair) {
    List<Chair> next = new ArrayList<>(chairs);
    next.set(seat.index(), chair);
    return new Seating(next, shares, offers, said);
  }

  Seating with(Shares next) {
    return new Seating(chairs, next, offers, said);
  }

  /** A bot plays the seat; it gives a nonce when the person could still have chosen one. */
  Seating playedByBot(Seat seat, Chair.Played how, long at) {
    return with(seat, chair(seat).played(how)).with(shares.givenByBot(seat, at));
  }

  Seating offered(Offer offer) {
    List<Offer> next = new ArrayList<>(without(offer.what()).offers);
    next.add(offer);
    return with(next);
  }

  Seating agreed(Seat seat, Offer.What what) {
    return with(offers.stream().map(o -> o.what() == what ? o.agreedBy(seat) : o).toList());
  }

  Seating without(Offer.What what) {
    return with(offers.stream().filter(offer -> offer.what() != what).toList());
  }

  Seating only(Offer.What what) {
    return offers.isEmpty()
        ? this
        : with(offers.stream().filter(offer -> offer.what() == what).toList());
  }

  /** An offer is about the position it was made in. */
  Seating withoutOffers() {
    return offers.isEmpty() ? this : with(List.of());
  }

  private Seating with(List<Offer> standing) {
    return new Seating(chairs, shares, standing, said);
  }

  /** The seat has said something beside the game. */
  Seating spokenBy(Seat seat) {
    List<Integer> next = new ArrayList<>(said);
    next.set(seat.index(), said.get(seat.index()) + 1);
    return new Seating(chairs, shares, offers, next);
  }
}

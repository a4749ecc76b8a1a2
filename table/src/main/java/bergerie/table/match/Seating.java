package bergerie.table.match;

import bergerie.rules.Seat;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;

/**
 * Who sits where, and what was said between the seats.
 *
 * @param nonces what each seat gave to the dice; empty while it has given nothing
 * @param said how often each seat spoke: chats, offers, answers and leaving
 */
record Seating(List<Chair> chairs, List<String> nonces, List<Offer> offers, List<Integer> said) {

  /** What stands for a seat's nonce when no person gives one. */
  static final String BOT_NONCE = "bot";

  Seating {
    chairs = List.copyOf(chairs);
    nonces = List.copyOf(nonces);
    offers = List.copyOf(offers);
    said = List.copyOf(said);
  }

  static Seating of(List<Holder> holders) {
    Stream<String> nonces =
        holders.stream().map(holder -> holder instanceof Holder.Program ? BOT_NONCE : "");
    return new Seating(
        holders.stream().map(Chair::of).toList(),
        nonces.toList(),
        List.of(),
        Collections.nCopies(holders.size(), 0));
  }

  Chair chair(Seat seat) {
    return chairs.get(seat.index());
  }

  Seating with(Seat seat, Chair chair) {
    List<Chair> next = new ArrayList<>(chairs);
    next.set(seat.index(), chair);
    return new Seating(next, nonces, offers, said);
  }

  Seating nonce(Seat seat, String text) {
    List<String> next = new ArrayList<>(nonces);
    next.set(seat.index(), text);
    return new Seating(chairs, next, offers, said);
  }

  /** A bot plays the seat; it gives a nonce when the person had not. */
  Seating playedByBot(Seat seat, Chair.Played how) {
    Seating next = with(seat, chair(seat).played(how));
    return nonces.get(seat.index()).isEmpty() ? next.nonce(seat, BOT_NONCE) : next;
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
    return new Seating(chairs, nonces, standing, said);
  }

  /** The seat has said something beside the game. */
  Seating spokenBy(Seat seat) {
    List<Integer> next = new ArrayList<>(said);
    next.set(seat.index(), said.get(seat.index()) + 1);
    return new Seating(chairs, nonces, offers, next);
  }
}

package bergerie.table.match;

import bergerie.rules.Outcome;
import bergerie.rules.Seat;
import bergerie.rules.Setup;
import bergerie.rules.match.Drawn;
import bergerie.rules.match.Origin;
import java.util.List;
import java.util.Optional;

/** What a match's log consists of. Moves are notation text, so that a log outlives the program. */
public sealed interface Event {

  /**
   * The first event of every match.
   *
   * @param rules version of the game's rules
   * @param content version of the game's cards and boards
   * @param watch the hash of what spectators bring
   * @param seed the server's share in the dice, secret until the end
   * @param start the state it begins with, when not the usual one
   * @param origin where that state comes from
   */
  record Created(
      String game,
      int rules,
      String content,
      Setup setup,
      List<Holder> holders,
      Clock clock,
      String watch,
      String seed,
      Optional<String> start,
      Origin origin)
      implements Event {
    public Created {
      holders = List.copyOf(holders);
    }
  }

  /** A match brought in from a file; what follows is how it was played. */
  record Imported(Created match, String commitment) implements Event {}

  record Joined(Seat seat, String name, String token) implements Event {}

  record Nonce(Seat seat, String text) implements Event {}

  /** The seat is bound to a nonce, by a hash of it. */
  record Pledged(Seat seat, String pledge) implements Event {}

  /** A step of the game changes the position. */
  sealed interface Step extends Event {
    String text();
  }

  record Moved(Seat seat, String text) implements Step {}

  record Dealt(String text, List<Drawn> drawn) implements Step {
    public Dealt {
      drawn = List.copyOf(drawn);
    }
  }

  record GlassRan(String text) implements Step {}

  record TakenBack(int steps) implements Event {}

  record Offered(Seat seat, Offer.What what) implements Event {}

  record Agreed(Seat seat, Offer.What what) implements Event {}

  record Declined(Seat seat, Offer.What what) implements Event {}

  record Resigned(Seat seat) implements Event {}

  /** The seat's clock ran out. */
  record Flagged(Seat seat) implements Event {}

  record DrawAgreed() implements Event {}

  /** The players stopped and counted, as the rules of the game let them. */
  record CountAgreed() implements Event {}

  /** The match is as long as one may be here. */
  record TooLong() implements Event {}

  /** Somebody was away, and those who were there ended the match. */
  record CalledOff() implements Event {}

  /** The seat did not show the nonce that it is bound to. */
  record Unshown(Seat seat) implements Event {}

  record Ended(Outcome outcome) implements Event {}

  record Chatted(Seat seat, String text) implements Event {}

  /** The person left, and a bot plays. */
  record Left(Seat seat) implements Event {}

  /** The person is away, and a bot plays until they are seen again. */
  record TakenOver(Seat seat) implements Event {}

  record Returned(Seat seat) implements Event {}

  record RematchWished(Seat seat) implements Event {}

  record Rematched(String next) implements Event {}

  /** Where several share a device, it has come to this seat: its time begins now. */
  record HandedOver(Seat seat) implements Event {}

  /** No server was up for so many milliseconds: the players get them back. */
  record Resumed(long lost) implements Event {}
}

package bergerie.table.wire;

import bergerie.rules.Seat;
import bergerie.table.match.Offer;
import java.util.List;
import java.util.Optional;

/** Everything a client can say. */
public sealed interface FromClient {

  /** The client's own name for the message; a retry has the same. */
  String id();

  /**
   * The first message.
   *
   * @param can what the client is able to take, beyond what every client is sent
   */
  record Hello(String id, int protocol, List<String> can) implements FromClient {
    public Hello {
      can = List.copyOf(can);
    }
  }

  record Ping(String id) implements FromClient {}

  /** Something for one table. */
  sealed interface ForTable extends FromClient {
    String table();
  }

  record Attach(String id, String table, long seen, List<String> tokens, Optional<String> watch)
      implements ForTable {
    public Attach {
      tokens = List.copyOf(tokens);
    }
  }

  record Detach(String id, String table) implements ForTable {}

  /** Something for one seat. */
  sealed interface ForSeat extends ForTable {
    Seat seat();
  }

  /** A question of a seat's: nothing comes of it but an answer. */
  sealed interface Asks extends ForSeat {}

  /** Something a seat does beside the game: it may become events. */
  sealed interface Does extends ForSeat {}

  record Pledge(String id, String table, Seat seat, String pledge) implements Does {}

  record Nonce(String id, String table, Seat seat, String nonce) implements Does {}

  /** What the game is about. */
  record Move(String id, String table, Seat seat, long seen, String text) implements ForSeat {

    /** The same, said by somebody who has seen everything up to {@code seq}. */
    public Move since(long seq) {
      return new Move(id, table, seat, seq, text);
    }
  }

  record Why(String id, String table, Seat seat, String text) implements Asks {}

  record Advise(String id, String table, Seat seat, Optional<String> text) implements Asks {}

  record Hurry(String id, String table, Seat seat) implements Asks {}

  /** The device has come to whoever has the seat. */
  record Here(String id, String table, Seat seat) implements Does {}

  record Resign(String id, String table, Seat seat) implements Does {}

  record Make(String id, String table, Seat seat, Offer.What what) implements Does {}

  record Grant(String id, String table, Seat seat, Offer.What what) implements Does {}

  record Decline(String id, String table, Seat seat, Offer.What what) implements Does {}

  record Rematch(String id, String table, Seat seat) implements Does {}

  record Chat(String id, String table, Seat seat, String text) implements Does {}

  /** Somebody is away: a bot may play there until they are back. */
  record StandIn(String id, String table, Seat seat, Seat absent) implements Does {}

  record Leave(String id, String table, Seat seat) implements Does {}

  record Return(String id, String table, Seat seat) implements Does {}
}

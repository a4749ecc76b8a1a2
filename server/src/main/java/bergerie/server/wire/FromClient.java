package bergerie.server.wire;

import bergerie.rules.Seat;
import bergerie.server.match.Offer;
import java.util.List;
import java.util.Optional;

/** Everything a client can say. */
public sealed interface FromClient {

  /** The client's own name for the message; a retry has the same. */
  String id();

  record Hello(String id, int protocol) implements FromClient {}

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

  /** Something a seat does. */
  sealed interface ForSeat extends ForTable {
    Seat seat();
  }

  record Nonce(String id, String table, Seat seat, String nonce) implements ForSeat {}

  record Move(String id, String table, Seat seat, long seen, String text) implements ForSeat {

    /** The same, said by somebody who has seen everything up to {@code seq}. */
    public Move since(long seq) {
      return new Move(id, table, seat, seq, text);
    }
  }

  record Why(String id, String table, Seat seat, String text) implements ForSeat {}

  record Advise(String id, String table, Seat seat) implements ForSeat {}

  /** The device has come to whoever has the seat. */
  record Here(String id, String table, Seat seat) implements ForSeat {}

  record Resign(String id, String table, Seat seat) implements ForSeat {}

  record Make(String id, String table, Seat seat, Offer.What what) implements ForSeat {}

  record Grant(String id, String table, Seat seat, Offer.What what) implements ForSeat {}

  record Decline(String id, String table, Seat seat, Offer.What what) implements ForSeat {}

  record Rematch(String id, String table, Seat seat) implements ForSeat {}

  record Chat(String id, String table, Seat seat, String text) implements ForSeat {}

  record Leave(String id, String table, Seat seat) implements ForSeat {}

  record Return(String id, String table, Seat seat) implements ForSeat {}
}

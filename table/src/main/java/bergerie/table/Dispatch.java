package bergerie.table;

import bergerie.table.wire.TableInfo;
import bergerie.table.wire.ToClient;
import java.util.List;
import java.util.Optional;

/** What a table sends out. Whoever carries it knows how the guests are connected. */
public sealed interface Dispatch {

  /** One message to all who see the same, so that it is put into text once. */
  record Say(List<Guest> guests, ToClient message) implements Dispatch {
    public Say {
      guests = List.copyOf(guests);
    }
  }

  /** Ends a connection: the guest comes again by itself and catches up. */
  record Dismiss(Guest guest) implements Dispatch {}

  /** Is at a table from now on. */
  record Arrived(Guest guest, String table) implements Dispatch {}

  /** Is at a table no longer, having asked to go. */
  record Left(Guest guest, String table) implements Dispatch {}

  /** What comes of a question. */
  sealed interface Answer extends Dispatch {
    Question question();
  }

  /** What there is to know of a table; nothing where there is none. */
  record Described(Question question, Optional<TableInfo> info) implements Answer {}

  /** What came of an invitation. */
  record Joined(Question question, Letter.Joining joining) implements Answer {}

  /** A question that can't be answered now, by our own fault. */
  record Unanswered(Question question) implements Answer {}
}

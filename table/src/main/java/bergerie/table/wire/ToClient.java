package bergerie.table.wire;

import bergerie.rules.Objection;
import bergerie.rules.Ruling;
import bergerie.rules.Seat;
import bergerie.rules.Told;
import bergerie.rules.Turn;
import bergerie.rules.Viewer;
import bergerie.rules.Words;
import bergerie.table.match.Heard;
import bergerie.table.match.Offer;
import bergerie.table.match.Timing;
import bergerie.telling.Hearer;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Everything the server can say. No part of it can hold a game's state: only views. */
public sealed interface ToClient {

  record Hello(int protocol, String server) implements ToClient {}

  /** Done, durably. */
  record Ack(String id, Optional<Long> seq) implements ToClient {}

  record Refused(String id, Objection objection, long seq) implements ToClient {}

  record Fault(Optional<String> id, String field, Words why) implements ToClient {}

  /**
   * What the referee says to a move.
   *
   * @param ahead what it would bring about, where it is allowed and the game says so
   * @param to who asks
   */
  record Ruled(String id, Ruling ruling, Optional<Told> ahead, Hearer to) implements ToClient {}

  record Advised(String id, Counsel counsel) implements ToClient {}

  /**
   * The table and what is going on around the game.
   *
   * @param again who wishes a rematch
   */
  record Table(
      TableInfo info,
      List<Seat> yours,
      List<Seat> needsNonce,
      List<Offer> offers,
      Set<Seat> again,
      List<Absent> absent,
      Dice dice)
      implements ToClient {}

  /**
   * How the shares in the dice come together.
   *
   * @param toPledge who of those who hear this should bind themselves now
   * @param toShow who of them should show their share now
   */
  record Dice(Map<Seat, String> pledges, List<Seat> toPledge, List<Seat> toShow) {}

  /**
   * Whoever has this seat is away.
   *
   * @param takeover from when on the others may let a bot play
   * @param within how far away that is
   */
  record Absent(Seat seat, long takeover, long within) {}

  /**
   * The game as one viewer sees it.
   *
   * @param to who hears what is told in it
   * @param view of the game's own view type
   * @param moves legal moves of the viewer, in notation
   * @param now the server's time
   */
  record State(
      String table,
      long seq,
      Viewer viewer,
      Hearer to,
      Object view,
      Turn turn,
      List<String> moves,
      List<Heard> told,
      Timing timing,
      long now,
      Optional<Words> lost)
      implements ToClient {

    /** The same, said at another time. */
    public State at(long time) {
      return new State(table, seq, viewer, to, view, turn, moves, told, timing, time, lost);
    }
  }

  record Chat(String table, long seq, Seat seat, String name, String text, long at)
      implements ToClient {}

  record Pong(String id) implements ToClient {}

  record Ping() implements ToClient {}

  /** The house waits for its store, and time stands still. */
  record Waits() implements ToClient {}

  /** The house goes on, after time has stood still for so many milliseconds. */
  record Resumes(long stood) implements ToClient {}
}

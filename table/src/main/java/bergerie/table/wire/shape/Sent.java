package bergerie.table.wire.shape;

import bergerie.rules.Words;
import bergerie.table.wire.shape.Traits.Inline;
import bergerie.table.wire.shape.Traits.Means;
import bergerie.table.wire.shape.Traits.Tag;
import bergerie.table.wire.shape.Traits.Tagged;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What the server says on the WebSocket. No part of it can hold a game's state: only views. */
@Tagged(value = "type", longest = 20)
public sealed interface Sent {

  @Means("answers `hello`")
  record Hello(int protocol, @Means("the server's name and version") String server)
      implements Sent {}

  /** What answers a message, by its id. */
  sealed interface Answer extends Sent {}

  @Means("done, durably")
  record Ack(String id, @Means("the event it became") Optional<Long> seq) implements Answer {}

  @Means("the referee's no: rule id and words")
  record Refused(String id, String rule, Words why, long seq) implements Answer {}

  @Means("the message could not be understood or is not allowed")
  @Tag("error")
  record Fault(Optional<String> id, @Means("where it goes wrong") String field, Words why)
      implements Answer {}

  @Means("answer to `why`; `rule` and `why` where it is not allowed")
  record Ruling(
      String id,
      boolean allowed,
      Optional<String> rule,
      Optional<Words> why,
      @Means(
              "what the move would bring about if nobody answered it, told as it would be, where"
                  + " the game says so (spells of `pavillon`)")
          Optional<InPlay.Ahead> ahead)
      implements Answer {}

  @Means("answer to `advise`; the move to play first")
  @Tag("advice")
  record Advised(String id, @Inline Advising.Advice advice) implements Answer {}

  @Means("answer to `ping`")
  record Pong(String id) implements Answer {}

  @Means("the table and what is going on around the game: after attach and whenever it changes")
  record Table(
      @Inline AtTable.TableInfo info,
      @Means("the seats of this connection") List<Integer> yours,
      @Means("those of them that may still choose their share in the dice")
          List<Integer> needsNonce,
      List<AtTable.Offer> offers,
      @Means("a proposal to stop and count, apart from `offers` because it came later")
          Optional<AtTable.Proposal> count,
      @Means("a proposal to end the match because somebody is away, apart for the same reason")
          Optional<AtTable.Proposal> end,
      List<AtTable.Absent> absent,
      @Means("how the shares in the dice come together: for clients that can take `pledges`")
          Optional<AtTable.Shares> dice)
      implements Sent {}

  @Means("the game as one viewer sees it: after attach and after every move")
  record State(
      String table,
      long seq,
      InPlay.Viewer viewer,
      Shown view,
      InPlay.Turn turn,
      @Means("the legal moves of this viewer, by its seat's number")
          Map<String, List<String>> moves,
      List<InPlay.Told> told,
      Optional<InPlay.ClockReading> clock,
      Optional<InPlay.SandReading> sand,
      @Means("why time was given back") Optional<Words> lost)
      implements Sent {}

  @Means("what somebody at the table says")
  record Chat(String table, long seq, int seat, String name, String text, long at)
      implements Sent {}

  @Means("needs no answer")
  record Ping() implements Sent {}

  @Means(
      "the house waits for its store, and time stands still: for clients that can take"
          + " `house-waits`")
  record Waits() implements Sent {}

  @Means("the house goes on: for clients that can take `house-waits`")
  record Resumes(@Means("how long time stood still, in milliseconds") long stood) implements Sent {}
}

package bergerie.table;

import bergerie.rules.Seat;
import bergerie.rules.Words;
import bergerie.table.port.Store;
import bergerie.table.wire.Counsel;
import bergerie.table.wire.FromClient;

/** What lands in a table's mailbox. */
public sealed interface Letter {

  record Attach(Guest guest, FromClient.Attach said) implements Letter {}

  record Detach(Guest guest, FromClient.Detach said) implements Letter {}

  record Said(Guest guest, FromClient.ForSeat said) implements Letter {}

  /** The guest is not connected any more. */
  record Gone(Guest guest) implements Letter {}

  /** A bot has made up its mind in the position that stands since {@code fresh}. */
  record BotChose(Seat seat, long fresh, String text) implements Letter {}

  /** Somebody has thought about what could be played in the position since {@code fresh}. */
  record Advised(String id, long fresh, Counsel counsel) implements Letter {}

  /**
   * A bot has made up its mind whether it agrees to a draw.
   *
   * @param by who asked, and under which name
   */
  record Weighed(String by, Answer answer) implements Letter {}

  /** What a bot says to a draw. */
  enum Answer {
    AGREED,
    DECLINED
  }

  /** A deadline may have come. */
  record Tick() implements Letter {}

  /**
   * The store replies.
   *
   * @param errand what was asked, by number
   */
  record Stored(long errand, Store.Reply reply) implements Letter {}

  /** Somebody wants to know about the table. */
  record Describe(Question question) implements Letter {}

  /** Somebody brings an invitation. */
  record Join(Question question, Invitation invitation) implements Letter {}

  /** Somebody wants to know whether an invitation is still good, and leaves it as it is. */
  record Knock(Question question, String invite) implements Letter {}

  /**
   * An invitation, and who brings it.
   *
   * @param token what the seat will be known by
   */
  record Invitation(String invite, String name, String token, Consent consent) {}

  /** What somebody who sits down agrees to. */
  enum Consent {
    /** A table as any other. */
    NOTHING,
    /** A position whose hidden things others may know from the match it comes from. */
    KNOWN_POSITION
  }

  /** What comes of an invitation. */
  sealed interface Joining {
    record Seated(Seat seat, String token) implements Joining {}

    /** Nobody has come yet. */
    record Free(Seat seat) implements Joining {}

    record Taken() implements Joining {}

    /** The position is known to others, which has to be agreed to. */
    record Known() implements Joining {}

    record Unknown(String field, Words why) implements Joining {}
  }
}

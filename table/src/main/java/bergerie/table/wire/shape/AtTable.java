package bergerie.table.wire.shape;

import static bergerie.table.wire.shape.Bounds.MOST_SECONDS;

import bergerie.table.wire.shape.Traits.Means;
import bergerie.table.wire.shape.Traits.Otherwise;
import bergerie.table.wire.shape.Traits.SmallLetters;
import bergerie.table.wire.shape.Traits.Tagged;
import bergerie.table.wire.shape.Traits.Whole;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The parts of what everybody may know of a table. */
public interface AtTable {

  @Means("what everybody may know of a table")
  record TableInfo(
      String table,
      String game,
      @Means("of the rules") int version,
      int players,
      Map<String, String> options,
      @Means("the one it plays, where the game has several and they are not mixed")
          Optional<Preset> preset,
      List<SeatInfo> seats,
      Clock clock,
      Phase phase,
      @Means("whose turn it is") List<Integer> awaited,
      @Means("to the seed of the dice") String commitment,
      long seq,
      @Means("the table of the rematch; this table's tokens and watch word open it")
          Optional<String> next,
      Origin origin,
      @Means(
              "2 if every person was bound to a share in the dice before any was shown, 1 if"
                  + " somebody was not; missing while somebody can still choose")
          Optional<Integer> fairness) {}

  @Means("answers to all options at once: as this project advises, or by the rulebook's letter")
  @SmallLetters
  @Otherwise(en = "expected house or book", fr = "house ou book est attendu")
  enum Preset {
    HOUSE,
    BOOK
  }

  @Means("a seat")
  record SeatInfo(
      int seat,
      Holder kind,
      String name,
      @Means("of the bot that plays it") Optional<String> level,
      @Means("connected now") boolean here,
      @Means("true while a bot plays it, for good or for an absent person") boolean bot) {}

  @SmallLetters
  enum Holder {
    PERSON,
    BOT,
    OPEN
  }

  @Means("`waiting` while a seat is open")
  @SmallLetters
  enum Phase {
    WAITING,
    PLAYING,
    OVER
  }

  @Means("how much time players have")
  @Tagged(value = "kind", longest = 10)
  @Otherwise(en = "expected none, move or game", fr = "none, move ou game")
  sealed interface Clock {

    @Means("as long as they like")
    record None() implements Clock {}

    @Means("so much for every move")
    record Move(@Whole(least = 1, most = MOST_SECONDS) int seconds) implements Clock {}

    @Means("so much for the whole game, and a little more for each move made")
    record Game(
        @Whole(least = 1, most = MOST_SECONDS) int seconds,
        @Whole(most = MOST_SECONDS) int increment)
        implements Clock {}
  }

  @Means(
      "where a match began, to be told before anybody sits down; imported with a match: it goes on"
          + " from one that came from a file")
  record Origin(
      OriginKind kind,
      @Means("the match it follows") Optional<String> match,
      @Means("the event of that match after which it goes on") Optional<Long> seq,
      @Means("whether what was hidden there is as it was, or was dealt anew")
          Optional<Hidden> hidden) {}

  @SmallLetters
  enum OriginKind {
    FRESH,
    REMATCH,
    CONTINUED,
    IMPORTED
  }

  @SmallLetters
  enum Hidden {
    KNOWN,
    ANEW
  }

  @Means("something one player asks of the others")
  record Offer(
      OfferKind what,
      @Means("who asks") int seat,
      @Means("who has said yes so far") List<Integer> answers) {}

  @Means("something somebody proposes to all who play")
  record Proposal(
      @Means("who proposes it") int seat,
      @Means("who has said yes so far") List<Integer> answers) {}

  @SmallLetters
  enum OfferKind {
    DRAW,
    TAKEBACK,
    REMATCH
  }

  @Means("how the shares in the dice come together (`T-13`)")
  record Shares(
      @Means(
              "what seats are bound to, by their numbers: worth keeping, to be compared after the end")
          Map<String, String> pledges,
      @Means("the seats of this connection that should say `pledge` now") List<Integer> toPledge,
      @Means("the seats of this connection that should say `nonce` now, as they are bound to")
          List<Integer> toShow) {}

  @Means("a person who is away while others are there and wait, in a match without a clock")
  record Absent(
      int seat,
      @Means("from when on a bot may play there, if one of those present says so (`standin`)")
          long takeover,
      @Means("how many milliseconds that is away, for clocks that differ from the server's")
          long within) {}
}

package bergerie.table.wire.shape;

import static bergerie.table.wire.shape.Bounds.LAST_SEAT;
import static bergerie.table.wire.shape.Bounds.LONGEST_ABILITY;
import static bergerie.table.wire.shape.Bounds.LONGEST_CHAT;
import static bergerie.table.wire.shape.Bounds.LONGEST_HASH;
import static bergerie.table.wire.shape.Bounds.LONGEST_ID;
import static bergerie.table.wire.shape.Bounds.LONGEST_MOVE;
import static bergerie.table.wire.shape.Bounds.LONGEST_TABLE;
import static bergerie.table.wire.shape.Bounds.LONGEST_TOKEN;
import static bergerie.table.wire.shape.Bounds.MOST_ABILITIES;
import static bergerie.table.wire.shape.Bounds.MOST_SEATS;

import bergerie.rules.match.Seal;
import bergerie.table.wire.shape.Traits.Form;
import bergerie.table.wire.shape.Traits.Means;
import bergerie.table.wire.shape.Traits.Most;
import bergerie.table.wire.shape.Traits.Otherwise;
import bergerie.table.wire.shape.Traits.SmallLetters;
import bergerie.table.wire.shape.Traits.Tagged;
import bergerie.table.wire.shape.Traits.Text;
import bergerie.table.wire.shape.Traits.Whole;
import java.util.List;
import java.util.Optional;

/** What a client says on the WebSocket. */
@Tagged(value = "type", longest = 20)
@Otherwise(en = "no such message", fr = "message inconnu")
public sealed interface Said {

  @Means("first message; `can` names what the client is able to take, beyond what is told here")
  record Hello(
      @Text(least = 1, most = LONGEST_ID) String id,
      @Whole(least = 1, most = 1) int protocol,
      @Most(MOST_ABILITIES) @Text(least = 1, most = LONGEST_ABILITY) Optional<List<String>> can)
      implements Said {}

  @Means("answered by `pong`")
  record Ping(@Text(least = 1, most = LONGEST_ID) String id) implements Said {}

  @Means("sit down with all these seats, or watch; `seen` 0 for everything")
  record Attach(
      @Text(least = 1, most = LONGEST_ID) String id,
      @Text(least = 1, most = LONGEST_TABLE, form = Form.TABLE) String table,
      @Whole int seen,
      @Most(MOST_SEATS) @Text(least = 1, most = LONGEST_TOKEN) Optional<List<String>> tokens,
      @Text(most = LONGEST_TOKEN) Optional<String> watch)
      implements Said {}

  @Means("stop sending me this table")
  record Detach(
      @Text(least = 1, most = LONGEST_ID) String id,
      @Text(least = 1, most = LONGEST_TABLE, form = Form.TABLE) String table)
      implements Said {}

  /** Something for one seat. */
  sealed interface ForSeat extends Said {
    String id();

    String table();

    int seat();
  }

  @Means(
      "binds the seat to its share in the dice before anybody shows one (`T-13`); asked for in"
          + " `table.dice`. A SHA-256 in hex: [fairness.md](fairness.md) says of what")
  record Pledge(
      @Text(least = 1, most = LONGEST_ID) String id,
      @Text(least = 1, most = LONGEST_TABLE, form = Form.TABLE) String table,
      @Whole(most = LAST_SEAT) int seat,
      @Text(least = LONGEST_HASH, most = LONGEST_HASH, form = Form.HASH) String pledge)
      implements ForSeat {}

  @Means(
      "the seat's share in the dice, 1 to 64 characters; asked for in `table.dice` of seats that are"
          + " bound to one, and else in `table.needsNonce`")
  record Nonce(
      @Text(least = 1, most = LONGEST_ID) String id,
      @Text(least = 1, most = LONGEST_TABLE, form = Form.TABLE) String table,
      @Whole(most = LAST_SEAT) int seat,
      @Text(least = 1, most = Seal.LONGEST_NONCE, form = Form.NONCE) String nonce)
      implements ForSeat {}

  @Means(
      "a move in notation; refused (`T-7`) when the seat's legal moves have changed since `seen`")
  record Move(
      @Text(least = 1, most = LONGEST_ID) String id,
      @Text(least = 1, most = LONGEST_TABLE, form = Form.TABLE) String table,
      @Whole(most = LAST_SEAT) int seat,
      @Whole int seen,
      @Text(least = 1, most = LONGEST_MOVE) String text)
      implements ForSeat {}

  @Means(
      "what would the referee say, and what would come of it? Answered by `ruling`, plays nothing")
  record Why(
      @Text(least = 1, most = LONGEST_ID) String id,
      @Text(least = 1, most = LONGEST_TABLE, form = Form.TABLE) String table,
      @Whole(most = LAST_SEAT) int seat,
      @Text(least = 1, most = LONGEST_MOVE) String text)
      implements ForSeat {}

  @Means(
      "what would you play? Answered by `advice` within about a second, plays nothing;"
          + " only for a person alone against bots (`T-10`). With `text`: is this legal move as good"
          + " as any? Answered within a quarter of a second, with `weighed`")
  record Advise(
      @Text(least = 1, most = LONGEST_ID) String id,
      @Text(least = 1, most = LONGEST_TABLE, form = Form.TABLE) String table,
      @Whole(most = LAST_SEAT) int seat,
      @Text(least = 1, most = LONGEST_MOVE) Optional<String> text)
      implements ForSeat {}

  @Means("bots move at once until a person is awaited; changes nothing where several people play")
  record Hurry(
      @Text(least = 1, most = LONGEST_ID) String id,
      @Text(least = 1, most = LONGEST_TABLE, form = Form.TABLE) String table,
      @Whole(most = LAST_SEAT) int seat)
      implements ForSeat {}

  @Means(
      "where several seats share a connection: the device has come to this one, whose clock or"
          + " glass begins anew. Once a turn, before anything is done and where no other seat is"
          + " awaited; else it changes nothing")
  record Here(
      @Text(least = 1, most = LONGEST_ID) String id,
      @Text(least = 1, most = LONGEST_TABLE, form = Form.TABLE) String table,
      @Whole(most = LAST_SEAT) int seat)
      implements ForSeat {}

  @Means("gives the game up")
  record Resign(
      @Text(least = 1, most = LONGEST_ID) String id,
      @Text(least = 1, most = LONGEST_TABLE, form = Form.TABLE) String table,
      @Whole(most = LAST_SEAT) int seat)
      implements ForSeat {}

  @Means(
      "asks the others for a draw, to take a move back, to stop and count, where the rules of the"
          + " game let them, or to end the match because somebody is away (`T-12`); bots agree to"
          + " all but the first")
  record Offer(
      @Text(least = 1, most = LONGEST_ID) String id,
      @Text(least = 1, most = LONGEST_TABLE, form = Form.TABLE) String table,
      @Whole(most = LAST_SEAT) int seat,
      @Text(least = 1, most = 20) Wish what)
      implements ForSeat {}

  @Means("says yes or no to what somebody has asked for")
  record Answer(
      @Text(least = 1, most = LONGEST_ID) String id,
      @Text(least = 1, most = LONGEST_TABLE, form = Form.TABLE) String table,
      @Whole(most = LAST_SEAT) int seat,
      boolean yes,
      @Text(least = 1, most = 20) Wish what)
      implements ForSeat {}

  @Means("when every person at the table wants one, `table.next` appears")
  record Rematch(
      @Text(least = 1, most = LONGEST_ID) String id,
      @Text(least = 1, most = LONGEST_TABLE, form = Form.TABLE) String table,
      @Whole(most = LAST_SEAT) int seat)
      implements ForSeat {}

  @Means("up to 300 characters")
  record Chat(
      @Text(least = 1, most = LONGEST_ID) String id,
      @Text(least = 1, most = LONGEST_TABLE, form = Form.TABLE) String table,
      @Whole(most = LAST_SEAT) int seat,
      @Text(least = 1, most = LONGEST_CHAT, form = Form.LINE) String text)
      implements ForSeat {}

  @Means(
      "a bot plays for somebody who is away and stands in `table.absent`, from `takeover` on, until"
          + " they attach again (`T-12`)")
  record StandIn(
      @Text(least = 1, most = LONGEST_ID) String id,
      @Text(least = 1, most = LONGEST_TABLE, form = Form.TABLE) String table,
      @Whole(most = LAST_SEAT) int seat,
      @Means("the seat of whoever is away") @Whole(most = LAST_SEAT) int absent)
      implements ForSeat {}

  @Means("a bot takes the seat over at once, until `return`")
  record Leave(
      @Text(least = 1, most = LONGEST_ID) String id,
      @Text(least = 1, most = LONGEST_TABLE, form = Form.TABLE) String table,
      @Whole(most = LAST_SEAT) int seat)
      implements ForSeat {}

  @Means(
      "the person takes the seat back from the bot. A seat that a bot took because its person was"
          + " away comes back by itself with `attach`")
  record Return(
      @Text(least = 1, most = LONGEST_ID) String id,
      @Text(least = 1, most = LONGEST_TABLE, form = Form.TABLE) String table,
      @Whole(most = LAST_SEAT) int seat)
      implements ForSeat {}

  /** What a player may ask of the others. */
  @SmallLetters
  @Otherwise(
      en = "expected draw, takeback, count or end",
      fr = "draw, takeback, count ou end attendu")
  enum Wish {
    DRAW,
    TAKEBACK,
    COUNT,
    END
  }
}

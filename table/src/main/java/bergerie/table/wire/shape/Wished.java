package bergerie.table.wire.shape;

import static bergerie.table.wire.shape.Bounds.LONGEST_ID;
import static bergerie.table.wire.shape.Bounds.LONGEST_NAME;
import static bergerie.table.wire.shape.Bounds.LONGEST_OPTION;
import static bergerie.table.wire.shape.Bounds.LONGEST_TABLE;
import static bergerie.table.wire.shape.Bounds.LONGEST_TOKEN;
import static bergerie.table.wire.shape.Bounds.MOST_SEATS;
import static bergerie.table.wire.shape.Bounds.MOST_TABLES;

import bergerie.table.wire.shape.Traits.Form;
import bergerie.table.wire.shape.Traits.Means;
import bergerie.table.wire.shape.Traits.Most;
import bergerie.table.wire.shape.Traits.Otherwise;
import bergerie.table.wire.shape.Traits.SmallLetters;
import bergerie.table.wire.shape.Traits.Text;
import bergerie.table.wire.shape.Traits.Whole;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What calls bring along. */
public interface Wished {

  @Means("a table for a new match")
  record TableWish(
      @Text(least = 1, most = LONGEST_NAME) String game,
      @Means("the game's usual number where it is left out") @Whole(least = 1, most = MOST_SEATS)
          Optional<Integer> players,
      @Means("for options that are left out; `house` where it is left out itself")
          @Text(least = 1, most = 10)
          Optional<AtTable.Preset> preset,
      @Means("by name; those left out take their preset") @Text(most = LONGEST_OPTION)
          Optional<Map<String, String>> options,
      @Means("one for each player") @Most(MOST_SEATS) List<SeatWish> seats,
      Optional<AtTable.Clock> clock,
      @Means("of whoever asks") @Text(most = LONGEST_NAME, form = Form.LINE)
          Optional<String> name) {}

  @Means("who is to sit on a seat")
  record SeatWish(
      @Text(least = 1, most = 10) SeatKind kind,
      @Text(most = LONGEST_NAME, form = Form.LINE) Optional<String> name,
      @Means("of a bot") @Text(most = 20) Optional<String> level) {}

  @Means("`here`: somebody else on this device; `link`: whoever gets the invitation")
  @SmallLetters
  @Otherwise(en = "expected me, here, link or bot", fr = "me, here, link ou bot est attendu")
  enum SeatKind {
    ME,
    HERE,
    LINK,
    BOT
  }

  @Means("an invitation to sit down with")
  record Join(
      @Text(least = 1, most = LONGEST_TOKEN) String invite,
      @Text(most = LONGEST_NAME, form = Form.LINE) Optional<String> name,
      @Means("any text of the caller's own: the same call again gets the same token")
          @Text(most = LONGEST_ID)
          Optional<String> id,
      @Means("agrees to a position that others may know") Optional<Boolean> known,
      @Means("only asks whether the seat is still free: nobody sits down, and no `token` is given")
          Optional<Boolean> look) {}

  @Means("a table that goes on from a frame of a finished match")
  record Continue(
      @Means("the seq of a frame of the replay") @Whole int from,
      @Most(MOST_SEATS) List<SeatWish> seats,
      Optional<AtTable.Clock> clock,
      @Text(most = LONGEST_NAME, form = Form.LINE) Optional<String> name,
      @Means("what was hidden stays as it was, and everybody who sits down has to agree")
          Optional<Boolean> known) {}

  @Means("something to be had by a code: an invitation, or else seats")
  record Deposit(
      Optional<LeftInvitation> invitation, @Most(MOST_TABLES) Optional<List<LeftSeats>> seats) {}

  @Means("an invitation that others may have")
  record LeftInvitation(
      @Text(least = 1, most = LONGEST_TABLE, form = Form.TABLE) String table,
      @Text(least = 1, most = LONGEST_TOKEN) String invite) {}

  @Means("the seats of this device at a table")
  record LeftSeats(
      @Text(least = 1, most = LONGEST_TABLE, form = Form.TABLE) String table,
      @Text(least = 1, most = LONGEST_NAME) String game,
      @Text(least = 1, most = LONGEST_TOKEN) @Most(MOST_SEATS) List<String> tokens) {}
}

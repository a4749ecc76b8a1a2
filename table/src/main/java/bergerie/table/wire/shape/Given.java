package bergerie.table.wire.shape;

import bergerie.rules.Words;
import bergerie.table.wire.shape.Traits.Means;
import bergerie.table.wire.shape.Traits.SmallLetters;
import java.util.List;
import java.util.Optional;

/** What calls about tables are answered. */
public interface Given {

  @Means("a table that was set up, with the asker's secrets")
  record Created(
      String table, List<GivenSeat> seats, @Means("what spectators bring") String watch) {}

  @Means("a seat of it")
  record GivenSeat(
      int seat,
      Wished.SeatKind kind,
      @Means("to sit down with, for `me` and `here`") Optional<String> token,
      @Means("to pass on, for `link`") Optional<String> invite) {}

  @Means("a seat that was taken, or with `look` one that is free")
  record Seated(int seat, @Means("missing only with `look`") Optional<String> token) {}

  @Means("the name of a match that was brought in")
  record Imported(String table) {}

  @Means("what something was left by")
  record Code(
      @Means("six letters for an invitation, a long text for seats") String code,
      @Means("how long it is good, in milliseconds since 1970") long until,
      @Means("how many milliseconds that is away, for clocks that differ from the server's")
          long lasts) {}

  @Means("what was left by a code: an invitation, or seats")
  record Collected(Optional<Invitation> invitation, Optional<List<HeldSeats>> seats) {}

  @Means("an invitation to a table")
  record Invitation(String table, String invite) {}

  @Means("the seats that a device holds at a table")
  record HeldSeats(String table, String game, List<String> tokens) {}

  @Means("how often tables of this house were called off because a share was not shown (`T-13`)")
  record Reliance(
      @Means("tables at which people were bound to shares in the dice") long bound,
      @Means("those of them that ended before anything was dealt") long calledOff) {}

  @Means("the address to invite others with")
  record Address(
      @Means("without a slash at the end; missing where it is the one the page was opened with")
          Optional<String> url,
      Reach from) {}

  @Means(
      "`public`: the host says so; `network`: what this machine is called in its network, told to"
          + " those who sit at it; `here`: the one the page was opened with")
  @SmallLetters
  enum Reach {
    PUBLIC,
    NETWORK,
    HERE
  }

  @Means("how the server is")
  record Status(String status) {}

  @Means("the answer to a call that can't be granted")
  record Refusal(Fault error) {}

  @Means("what is wrong")
  record Fault(@Means("where; empty where it is about the whole call") String field, Words why) {}
}

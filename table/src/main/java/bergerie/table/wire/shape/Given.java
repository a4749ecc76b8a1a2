package bergerie.table.wire.shape;

import bergerie.rules.Words;
import bergerie.table.wire.shape.Marks.Means;
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

  @Means("a seat that was taken")
  record Seated(int seat, String token) {}

  @Means("the name of a match that was brought in")
  record Imported(String table) {}

  @Means("how the server is")
  record Status(String status) {}

  @Means("the answer to a call that can't be granted")
  record Refusal(Fault error) {}

  @Means("what is wrong")
  record Fault(@Means("where; empty where it is about the whole call") String field, Words why) {}
}

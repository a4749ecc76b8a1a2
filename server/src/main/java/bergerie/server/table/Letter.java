package bergerie.server.table;

import bergerie.rules.Seat;
import bergerie.rules.Words;
import bergerie.server.wire.Counsel;
import bergerie.server.wire.FromClient;
import bergerie.server.wire.TableInfo;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/** What lands in a table's mailbox. */
public sealed interface Letter {

  record Attach(Guest guest, FromClient.Attach said) implements Letter {}

  record Detach(Guest guest, FromClient.Detach said) implements Letter {}

  record Said(Guest guest, FromClient.ForSeat said) implements Letter {}

  /** The guest is not connected any more. */
  record Gone(Guest guest) implements Letter {}

  /** A bot has made up its mind in the position that stands since {@code fresh}. */
  record BotChose(Seat seat, long fresh, String text) implements Letter {}

  /** Somebody has thought about what a seat could play in the position since {@code fresh}. */
  record Advised(Guest guest, String id, Seat seat, long fresh, Counsel counsel)
      implements Letter {}

  /** A deadline may have come. */
  record Tick() implements Letter {}

  record Describe(CompletableFuture<Optional<TableInfo>> answer) implements Letter {}

  record Join(String invite, String name, String token, CompletableFuture<Joining> answer)
      implements Letter {}

  /** What comes of an invitation. */
  sealed interface Joining {
    record Seated(Seat seat, String token) implements Joining {}

    record Taken() implements Joining {}

    record Unknown(String field, Words why) implements Joining {}
  }
}

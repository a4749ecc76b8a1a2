package bergerie.table.wire;

import bergerie.rules.Seat;
import bergerie.rules.Words;
import bergerie.table.match.Offer;
import bergerie.table.wire.codec.SaidReader;
import bergerie.table.wire.json.Fields;
import bergerie.table.wire.json.JsonReader;
import bergerie.table.wire.json.JsonValue;
import bergerie.table.wire.json.NoJson;
import bergerie.table.wire.shape.Bounds;
import bergerie.table.wire.shape.Said;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/** The one parse of what clients say. */
public final class WireReader {

  public static final int MOST_BYTES = 16 * 1024;
  public static final Words NOT_JSON =
      new Words("this is not a JSON object", "ce n’est pas un objet JSON");

  private WireReader() {}

  public static Parsed read(String text) {
    return read(text, UnaryOperator.identity());
  }

  /** A message that was brought to a table, and need not name it. */
  public static Parsed read(String text, String table) {
    return read(text, fields -> fields.with("table", table));
  }

  private static Parsed read(String text, UnaryOperator<Fields> addressed) {
    try {
      return JsonReader.read(text, MOST_BYTES)
          .filter(JsonValue.Fielded.class::isInstance)
          .map(object -> read(addressed.apply(Fields.of(object))))
          .orElseGet(WireReader::notJson);
    } catch (NoJson e) {
      return notJson();
    }
  }

  private static Parsed notJson() {
    return new Parsed.Nonsense(Optional.empty(), "", NOT_JSON);
  }

  private static Parsed read(Fields fields) {
    Optional<String> id = Optional.empty();
    try {
      id = Optional.of(fields.text("id", 1, Bounds.LONGEST_ID));
      return new Parsed.Message(meant(SaidReader.readSaid(fields)));
    } catch (Fields.Wrong wrong) {
      return new Parsed.Nonsense(id, wrong.field(), wrong.why());
    }
  }

  /** From what is said to what it means at a table. */
  private static FromClient meant(Said said) {
    return switch (said) {
      case Said.Hello hello ->
          new FromClient.Hello(hello.id(), hello.protocol(), hello.can().orElse(List.of()));
      case Said.Ping(String id) -> new FromClient.Ping(id);
      case Said.Attach attach ->
          new FromClient.Attach(
              attach.id(),
              attach.table(),
              attach.seen(),
              attach.tokens().orElse(List.of()),
              attach.watch());
      case Said.Detach(String id, String table) -> new FromClient.Detach(id, table);
      case Said.ForSeat forSeat ->
          meant(forSeat, forSeat.id(), forSeat.table(), Seat.of(forSeat.seat()));
    };
  }

  private static FromClient meant(Said.ForSeat said, String id, String table, Seat seat) {
    return switch (said) {
      case Said.Pledge pledge -> new FromClient.Pledge(id, table, seat, pledge.pledge());
      case Said.Nonce nonce -> new FromClient.Nonce(id, table, seat, nonce.nonce());
      case Said.Move move -> new FromClient.Move(id, table, seat, move.seen(), move.text());
      case Said.Why why -> new FromClient.Why(id, table, seat, why.text());
      case Said.Advise advise -> new FromClient.Advise(id, table, seat, advise.text());
      case Said.Hurry _ -> new FromClient.Hurry(id, table, seat);
      case Said.Here _ -> new FromClient.Here(id, table, seat);
      case Said.Resign _ -> new FromClient.Resign(id, table, seat);
      case Said.Offer offer -> new FromClient.Make(id, table, seat, what(offer.what()));
      case Said.Answer answer ->
          answer.yes()
              ? new FromClient.Grant(id, table, seat, what(answer.what()))
              : new FromClient.Decline(id, table, seat, what(answer.what()));
      case Said.Rematch _ -> new FromClient.Rematch(id, table, seat);
      case Said.Chat chat -> new FromClient.Chat(id, table, seat, chat.text());
      case Said.StandIn standIn ->
          new FromClient.StandIn(id, table, seat, Seat.of(standIn.absent()));
      case Said.Leave _ -> new FromClient.Leave(id, table, seat);
      case Said.Return _ -> new FromClient.Return(id, table, seat);
    };
  }

  private static Offer.What what(Said.Wish wish) {
    return switch (wish) {
      case DRAW -> Offer.What.DRAW;
      case TAKEBACK -> Offer.What.TAKEBACK;
      case COUNT -> Offer.What.COUNT;
      case END -> Offer.What.END;
    };
  }
}

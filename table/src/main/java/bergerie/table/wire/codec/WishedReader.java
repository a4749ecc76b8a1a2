package bergerie.table.wire.codec;

import bergerie.table.wire.json.Fields;
import bergerie.table.wire.shape.Wished;

/** Reads fields. Made from the records of the wire: see docs/wire-changes.md. */
public final class WishedReader {

  private WishedReader() {}

  public static Wished.TableWish readTableWish(Fields fields) {
    return new Wished.TableWish(
        fields.text("game", 1, 40),
        fields.optional("players", name -> fields.whole(name, 1, 16)),
        fields.optional("preset", name -> AtTableReader.readPreset(fields, name, 1, 10)),
        fields.optional("options", name -> fields.named(name, 4000)),
        fields.objects("seats", 16, WishedReader::readSeatWish),
        fields.optional("clock", name -> AtTableReader.readClock(fields.object(name))),
        fields.optional("name", name -> fields.line(name, 0, 40)));
  }

  public static Wished.SeatWish readSeatWish(Fields fields) {
    return new Wished.SeatWish(
        readSeatKind(fields, "kind", 1, 10),
        fields.optional("name", name -> fields.line(name, 0, 40)),
        fields.optional("level", name -> fields.text(name, 0, 20)));
  }

  static Wished.SeatKind readSeatKind(Fields fields, String field, int least, int most) {
    return switch (fields.text(field, least, most)) {
      case "me" -> Wished.SeatKind.ME;
      case "here" -> Wished.SeatKind.HERE;
      case "link" -> Wished.SeatKind.LINK;
      case "bot" -> Wished.SeatKind.BOT;
      default ->
          throw fields.wrong(
              field, "expected me, here, link or bot", "me, here, link ou bot est attendu");
    };
  }

  public static Wished.Join readJoin(Fields fields) {
    return new Wished.Join(
        fields.text("invite", 1, 64),
        fields.optional("name", name -> fields.line(name, 0, 40)),
        fields.optional("id", name -> fields.text(name, 0, 64)),
        fields.optional("known", name -> fields.truth(name)),
        fields.optional("look", name -> fields.truth(name)));
  }

  public static Wished.Deposit readDeposit(Fields fields) {
    return new Wished.Deposit(
        fields.optional("invitation", name -> readLeftInvitation(fields.object(name))),
        fields.optional("seats", name -> fields.objects(name, 40, WishedReader::readLeftSeats)));
  }

  public static Wished.LeftInvitation readLeftInvitation(Fields fields) {
    return new Wished.LeftInvitation(Forms.table(fields, "table"), fields.text("invite", 1, 64));
  }

  public static Wished.LeftSeats readLeftSeats(Fields fields) {
    return new Wished.LeftSeats(
        Forms.table(fields, "table"), fields.text("game", 1, 40), fields.texts("tokens", 16, 64));
  }

  public static Wished.Continue readContinue(Fields fields) {
    return new Wished.Continue(
        fields.whole("from", 0, Integer.MAX_VALUE),
        fields.objects("seats", 16, WishedReader::readSeatWish),
        fields.optional("clock", name -> AtTableReader.readClock(fields.object(name))),
        fields.optional("name", name -> fields.line(name, 0, 40)),
        fields.optional("known", name -> fields.truth(name)));
  }
}

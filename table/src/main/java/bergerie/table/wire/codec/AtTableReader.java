package bergerie.table.wire.codec;

import bergerie.table.wire.json.Fields;
import bergerie.table.wire.shape.AtTable;

/** Reads fields. Made from the records of the wire: see docs/wire-changes.md. */
public final class AtTableReader {

  private AtTableReader() {}

  static AtTable.Preset readPreset(Fields fields, String field, int least, int most) {
    return switch (fields.text(field, least, most)) {
      case "house" -> AtTable.Preset.HOUSE;
      case "book" -> AtTable.Preset.BOOK;
      default -> throw fields.wrong(field, "expected house or book", "house ou book est attendu");
    };
  }

  public static AtTable.Clock readClock(Fields fields) {
    return switch (fields.text("kind", 1, 10)) {
      case "none" -> new AtTable.Clock.None();
      case "move" -> readMove(fields);
      case "game" -> readGame(fields);
      default -> throw fields.wrong("kind", "expected none, move or game", "none, move ou game");
    };
  }

  public static AtTable.Clock.None readNone(Fields fields) {
    return new AtTable.Clock.None();
  }

  public static AtTable.Clock.Move readMove(Fields fields) {
    return new AtTable.Clock.Move(fields.whole("seconds", 1, 604800));
  }

  public static AtTable.Clock.Game readGame(Fields fields) {
    return new AtTable.Clock.Game(
        fields.whole("seconds", 1, 604800), fields.whole("increment", 0, 604800));
  }
}

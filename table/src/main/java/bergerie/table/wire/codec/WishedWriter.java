package bergerie.table.wire.codec;

import bergerie.table.wire.shape.Wished;

/** Writes JSON. Made from the records of the wire: see docs/wire-changes.md. */
public final class WishedWriter {

  private WishedWriter() {}

  static String word(Wished.SeatKind it) {
    return switch (it) {
      case ME -> "me";
      case HERE -> "here";
      case LINK -> "link";
      case BOT -> "bot";
    };
  }
}

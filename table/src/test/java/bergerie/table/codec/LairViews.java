package bergerie.table.codec;

import bergerie.lair.LairView;
import bergerie.table.wire.json.JsonWriter;

/** The lair's own: a game that stands on no shelf brings a writer of views along. */
public final class LairViews {

  private LairViews() {}

  public static boolean write(JsonWriter json, Object view) {
    if (!(view instanceof LairView it)) {
      return false;
    }
    LairWriter.write(json, it);
    return true;
  }
}

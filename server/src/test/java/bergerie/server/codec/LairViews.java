package bergerie.server.codec;

import bergerie.lair.LairView;
import bergerie.server.wire.codec.ViewWriter;
import bergerie.table.wire.json.JsonWriter;

/** The lair's own writer: a game that stands on no shelf brings one along. */
public final class LairViews implements ViewWriter {

  @Override
  public boolean write(JsonWriter json, Object view) {
    if (!(view instanceof LairView it)) {
      return false;
    }
    LairWriter.write(json, it);
    return true;
  }
}

package bergerie.table.codec;

import bergerie.lair.LairView;
import bergerie.table.wire.json.JsonWriter;

/** Writes JSON. Made from the records of the wire: see docs/wire-changes.md. */
public final class LairWriter {

  private LairWriter() {}

  public static void write(JsonWriter json, LairView it) {
    json.open();
    json.name("hand");
    json.openList();
    for (int item : it.hand()) {
      json.number(item);
    }
    json.closeList();
    json.name("chosen");
    json.number(it.chosen());
    json.name("sizes");
    json.openList();
    for (int item : it.sizes()) {
      json.number(item);
    }
    json.closeList();
    json.name("sealed");
    json.openList();
    for (boolean item : it.sealed()) {
      json.truth(item);
    }
    json.closeList();
    json.name("points");
    json.openList();
    for (int item : it.points()) {
      json.number(item);
    }
    json.closeList();
    json.name("shown");
    json.openList();
    for (int item : it.shown()) {
      json.number(item);
    }
    json.closeList();
    json.name("round");
    json.number(it.round());
    json.close();
  }
}

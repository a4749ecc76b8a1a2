package bergerie.table.wire.shape;

import bergerie.table.wire.json.JsonWriter;

/** What somebody sees of whichever game it is, and who writes it. */
public record Shown(Object view, ViewWriter writer) {

  public void write(JsonWriter json) {
    if (!writer.write(json, view)) {
      throw new IllegalArgumentException("nobody writes a " + view.getClass());
    }
  }
}

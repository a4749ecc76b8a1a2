package bergerie.server.wire.codec;

import bergerie.table.wire.json.JsonWriter;

/** Writes the views of a game that does not stand on the shelf: the game brings it along. */
public interface ViewWriter {

  /** Whether it is a view of that game, which is written then. */
  boolean write(JsonWriter json, Object view);
}

package bergerie.table.wire.shape;

import bergerie.table.wire.json.JsonWriter;

/** Writes the views of some games: those of the shelf, or of one that stands on none. */
@FunctionalInterface
public interface ViewWriter {

  /** Whether it is a view of these games, which is written then. */
  boolean write(JsonWriter json, Object view);

  /** Asks somebody else about views of other games. */
  default ViewWriter or(ViewWriter other) {
    return (json, view) -> write(json, view) || other.write(json, view);
  }
}

package bergerie.server.wire.codec;

import bergerie.table.wire.json.JsonWriter;
import java.util.List;
import java.util.ServiceLoader;

/** Writes a view of whichever game it is. */
public final class Views {

  private static final List<ViewWriter> OTHERS =
      ServiceLoader.load(ViewWriter.class).stream().map(ServiceLoader.Provider::get).toList();

  private Views() {}

  public static void write(JsonWriter json, Object view) {
    if (!ShelfViews.write(json, view)
        && OTHERS.stream().noneMatch(other -> other.write(json, view))) {
      throw new IllegalArgumentException("nobody writes a " + view.getClass());
    }
  }
}

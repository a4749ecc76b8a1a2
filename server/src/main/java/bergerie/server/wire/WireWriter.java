package bergerie.server.wire;

import bergerie.server.wire.codec.SentWriter;
import bergerie.server.wire.codec.Views;
import bergerie.table.wire.ToClient;
import bergerie.table.wire.json.Paper;

/** Writes what the server says: in its shape, by its codec. */
public final class WireWriter {

  private WireWriter() {}

  public static String write(ToClient message) {
    return Paper.of(json -> SentWriter.write(json, Shapes.of(message)));
  }

  /** What a viewer sees, as it stands in messages. */
  public static String view(Object view) {
    return Paper.of(json -> Views.write(json, view));
  }
}

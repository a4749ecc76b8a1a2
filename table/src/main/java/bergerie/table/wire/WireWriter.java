package bergerie.table.wire;

import bergerie.table.wire.codec.SentWriter;
import bergerie.table.wire.json.Paper;
import bergerie.table.wire.shape.Shown;
import bergerie.table.wire.shape.ViewWriter;
import java.util.Set;

/**
 * Writes what a table says: in its shape, by its codec.
 *
 * @param views whoever writes the views of all games that are played here
 */
public record WireWriter(ViewWriter views) {

  /** For any client. */
  public String write(ToClient message) {
    return write(message, Set.of());
  }

  public String write(ToClient message, Set<Capability> can) {
    return Paper.of(json -> SentWriter.write(json, new Shapes(views, can).of(message)));
  }

  /** What a viewer sees, as it stands in messages. */
  public String view(Object view) {
    return Paper.of(new Shown(view, views)::write);
  }
}

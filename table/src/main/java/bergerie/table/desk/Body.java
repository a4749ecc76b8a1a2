package bergerie.table.desk;

import bergerie.table.wire.WireReader;
import bergerie.table.wire.json.Fields;
import bergerie.table.wire.json.JsonReader;
import bergerie.table.wire.json.JsonValue;
import bergerie.table.wire.json.NoJson;
import bergerie.table.wire.shape.Bounds;

/** Bodies of requests, as fields. */
final class Body {

  private Body() {}

  static Fields read(String text) {
    try {
      return Fields.of(
          JsonReader.read(text, Bounds.LONGEST_BODY).orElseGet(JsonValue.Nothing::new));
    } catch (NoJson e) {
      throw new Fields.Wrong("", WireReader.NOT_JSON);
    }
  }
}

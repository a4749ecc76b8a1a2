package bergerie.table.wire.codec;

import bergerie.rules.Objection;
import bergerie.rules.Words;
import bergerie.table.wire.json.JsonWriter;

/** Writes JSON. Made from the records of the wire: see docs/wire-changes.md. */
public final class RulesWriter {

  private RulesWriter() {}

  public static void write(JsonWriter json, Words it) {
    json.open();
    json.name("en");
    json.text(it.en());
    json.name("fr");
    json.text(it.fr());
    json.close();
  }

  public static void write(JsonWriter json, Objection it) {
    json.open();
    json.name("rule");
    json.text(it.rule());
    json.name("why");
    write(json, it.why());
    json.close();
  }
}

package bergerie.table.wire.codec;

import bergerie.table.wire.json.JsonWriter;
import bergerie.table.wire.shape.Given;

/** Writes JSON. Made from the records of the wire: see docs/wire-changes.md. */
public final class GivenWriter {

  private GivenWriter() {}

  public static void write(JsonWriter json, Given.Created it) {
    json.open();
    json.name("table");
    json.text(it.table());
    json.name("seats");
    json.openList();
    for (Given.GivenSeat item : it.seats()) {
      write(json, item);
    }
    json.closeList();
    json.name("watch");
    json.text(it.watch());
    json.close();
  }

  public static void write(JsonWriter json, Given.GivenSeat it) {
    json.open();
    json.name("seat");
    json.number(it.seat());
    json.name("kind");
    json.text(WishedWriter.word(it.kind()));
    if (it.token().isPresent()) {
      json.name("token");
      json.text(it.token().get());
    }
    if (it.invite().isPresent()) {
      json.name("invite");
      json.text(it.invite().get());
    }
    json.close();
  }

  public static void write(JsonWriter json, Given.Seated it) {
    json.open();
    json.name("seat");
    json.number(it.seat());
    json.name("token");
    json.text(it.token());
    json.close();
  }

  public static void write(JsonWriter json, Given.Imported it) {
    json.open();
    json.name("table");
    json.text(it.table());
    json.close();
  }

  public static void write(JsonWriter json, Given.Status it) {
    json.open();
    json.name("status");
    json.text(it.status());
    json.close();
  }

  public static void write(JsonWriter json, Given.Refusal it) {
    json.open();
    json.name("error");
    write(json, it.error());
    json.close();
  }

  public static void write(JsonWriter json, Given.Fault it) {
    json.open();
    json.name("field");
    json.text(it.field());
    json.name("why");
    RulesWriter.write(json, it.why());
    json.close();
  }
}

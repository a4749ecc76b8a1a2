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
    if (it.token().isPresent()) {
      json.name("token");
      json.text(it.token().get());
    }
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

  public static void write(JsonWriter json, Given.Address it) {
    json.open();
    if (it.url().isPresent()) {
      json.name("url");
      json.text(it.url().get());
    }
    json.name("from");
    json.text(word(it.from()));
    json.close();
  }

  static String word(Given.Reach it) {
    return switch (it) {
      case PUBLIC -> "public";
      case NETWORK -> "network";
      case HERE -> "here";
    };
  }

  public static void write(JsonWriter json, Given.Reliance it) {
    json.open();
    json.name("bound");
    json.number(it.bound());
    json.name("calledOff");
    json.number(it.calledOff());
    json.close();
  }

  public static void write(JsonWriter json, Given.Code it) {
    json.open();
    json.name("code");
    json.text(it.code());
    json.name("until");
    json.number(it.until());
    json.name("lasts");
    json.number(it.lasts());
    json.close();
  }

  public static void write(JsonWriter json, Given.Collected it) {
    json.open();
    if (it.invitation().isPresent()) {
      json.name("invitation");
      write(json, it.invitation().get());
    }
    if (it.seats().isPresent()) {
      json.name("seats");
      json.openList();
      for (Given.HeldSeats item : it.seats().get()) {
        write(json, item);
      }
      json.closeList();
    }
    json.close();
  }

  public static void write(JsonWriter json, Given.Invitation it) {
    json.open();
    json.name("table");
    json.text(it.table());
    json.name("invite");
    json.text(it.invite());
    json.close();
  }

  public static void write(JsonWriter json, Given.HeldSeats it) {
    json.open();
    json.name("table");
    json.text(it.table());
    json.name("game");
    json.text(it.game());
    json.name("tokens");
    json.openList();
    for (String item : it.tokens()) {
      json.text(item);
    }
    json.closeList();
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

package bergerie.table.wire.codec;

import bergerie.table.wire.json.JsonWriter;
import bergerie.table.wire.shape.OnShelf;

/** Writes JSON. Made from the records of the wire: see docs/wire-changes.md. */
public final class OnShelfWriter {

  private OnShelfWriter() {}

  public static void write(JsonWriter json, OnShelf.Game it) {
    json.open();
    json.name("id");
    json.text(it.id());
    json.name("version");
    json.number(it.version());
    json.name("title");
    RulesWriter.write(json, it.title());
    json.name("summary");
    RulesWriter.write(json, it.summary());
    json.name("players");
    json.openList();
    for (int item : it.players()) {
      json.number(item);
    }
    json.closeList();
    json.name("seats");
    json.openList();
    for (OnShelf.SeatName item : it.seats()) {
      write(json, item);
    }
    json.closeList();
    json.name("sides");
    json.truth(it.sides());
    json.name("options");
    json.openList();
    for (OnShelf.Option item : it.options()) {
      write(json, item);
    }
    json.closeList();
    json.name("rules");
    json.openList();
    for (OnShelf.Rule item : it.rules()) {
      write(json, item);
    }
    json.closeList();
    json.name("secrecy");
    json.text(it.secrecy().name());
    json.name("minutes");
    json.number(it.minutes());
    json.name("difficulty");
    json.number(it.difficulty());
    json.name("levels");
    json.openList();
    for (String item : it.levels()) {
      json.text(item);
    }
    json.closeList();
    json.name("otherLevels");
    json.openList();
    for (String item : it.otherLevels()) {
      json.text(item);
    }
    json.closeList();
    json.name("usualLevel");
    json.text(it.usualLevel());
    json.name("taught");
    json.truth(it.taught());
    if (it.boards().isPresent()) {
      json.name("boards");
      write(json, it.boards().get());
    }
    json.close();
  }

  public static void write(JsonWriter json, OnShelf.SeatName it) {
    json.open();
    json.name("id");
    json.text(it.id());
    json.name("label");
    RulesWriter.write(json, it.label());
    json.name("turn");
    RulesWriter.write(json, it.turn());
    json.close();
  }

  public static void write(JsonWriter json, OnShelf.Option it) {
    switch (it) {
      case OnShelf.Option.Choice one -> write(json, one);
      case OnShelf.Option.Whole one -> write(json, one);
      case OnShelf.Option.Selection one -> write(json, one);
    }
  }

  public static void write(JsonWriter json, OnShelf.Option.Choice it) {
    json.open();
    json.name("kind").text("choice");
    json.name("name");
    json.text(it.name());
    json.name("label");
    RulesWriter.write(json, it.label());
    json.name("preset");
    json.text(it.preset());
    if (it.book().isPresent()) {
      json.name("book");
      json.text(it.book().get());
    }
    json.name("values");
    json.openList();
    for (OnShelf.OptionValue item : it.values()) {
      write(json, item);
    }
    json.closeList();
    if (it.counts().isPresent()) {
      json.name("counts");
      json.openList();
      for (int item : it.counts().get()) {
        json.number(item);
      }
      json.closeList();
    }
    if (it.needs().isPresent()) {
      json.name("needs");
      json.openList();
      for (OnShelf.Need item : it.needs().get()) {
        write(json, item);
      }
      json.closeList();
    }
    json.close();
  }

  public static void write(JsonWriter json, OnShelf.OptionValue it) {
    json.open();
    json.name("id");
    json.text(it.id());
    json.name("label");
    RulesWriter.write(json, it.label());
    if (it.mark().isPresent()) {
      json.name("mark");
      json.text(it.mark().get());
    }
    if (it.players().isPresent()) {
      json.name("players");
      json.number(it.players().get());
    }
    json.close();
  }

  public static void write(JsonWriter json, OnShelf.Need it) {
    json.open();
    json.name("option");
    json.text(it.option());
    json.name("values");
    json.openList();
    for (String item : it.values()) {
      json.text(item);
    }
    json.closeList();
    json.close();
  }

  public static void write(JsonWriter json, OnShelf.Option.Whole it) {
    json.open();
    json.name("kind").text("whole");
    json.name("name");
    json.text(it.name());
    json.name("label");
    RulesWriter.write(json, it.label());
    json.name("preset");
    json.text(it.preset());
    if (it.book().isPresent()) {
      json.name("book");
      json.text(it.book().get());
    }
    json.name("least");
    json.number(it.least());
    json.name("most");
    json.number(it.most());
    if (it.step().isPresent()) {
      json.name("step");
      json.number(it.step().get());
    }
    if (it.besides().isPresent()) {
      json.name("besides");
      json.openList();
      for (int item : it.besides().get()) {
        json.number(item);
      }
      json.closeList();
    }
    if (it.instead().isPresent()) {
      json.name("instead");
      write(json, it.instead().get());
    }
    if (it.players().isPresent()) {
      json.name("players");
      json.number(it.players().get());
    }
    if (it.patient().isPresent()) {
      json.name("patient");
      json.number(it.patient().get());
    }
    if (it.counts().isPresent()) {
      json.name("counts");
      json.openList();
      for (int item : it.counts().get()) {
        json.number(item);
      }
      json.closeList();
    }
    if (it.needs().isPresent()) {
      json.name("needs");
      json.openList();
      for (OnShelf.Need item : it.needs().get()) {
        write(json, item);
      }
      json.closeList();
    }
    json.close();
  }

  public static void write(JsonWriter json, OnShelf.Option.Selection it) {
    json.open();
    json.name("kind").text("selection");
    json.name("name");
    json.text(it.name());
    json.name("label");
    RulesWriter.write(json, it.label());
    json.name("preset");
    json.text(it.preset());
    if (it.book().isPresent()) {
      json.name("book");
      json.text(it.book().get());
    }
    json.name("items");
    json.openList();
    for (OnShelf.OptionValue item : it.items()) {
      write(json, item);
    }
    json.closeList();
    json.name("least");
    json.number(it.least());
    json.name("most");
    json.number(it.most());
    json.name("offers");
    json.openList();
    for (OnShelf.OptionValue item : it.offers()) {
      write(json, item);
    }
    json.closeList();
    if (it.counts().isPresent()) {
      json.name("counts");
      json.openList();
      for (int item : it.counts().get()) {
        json.number(item);
      }
      json.closeList();
    }
    if (it.needs().isPresent()) {
      json.name("needs");
      json.openList();
      for (OnShelf.Need item : it.needs().get()) {
        write(json, item);
      }
      json.closeList();
    }
    json.close();
  }

  public static void write(JsonWriter json, OnShelf.Rule it) {
    json.open();
    json.name("id");
    json.text(it.id());
    json.name("text");
    RulesWriter.write(json, it.text());
    json.name("sources");
    json.openList();
    for (OnShelf.Source item : it.sources()) {
      write(json, item);
    }
    json.closeList();
    json.close();
  }

  public static void write(JsonWriter json, OnShelf.Source it) {
    switch (it) {
      case OnShelf.Source.Book one -> write(json, one);
      case OnShelf.Source.Published one -> write(json, one);
      case OnShelf.Source.Ours one -> write(json, one);
    }
  }

  public static void write(JsonWriter json, OnShelf.Source.Book it) {
    json.open();
    json.name("kind").text("book");
    json.name("chapter");
    json.text(it.chapter());
    json.name("quotation");
    json.text(it.quotation());
    json.close();
  }

  public static void write(JsonWriter json, OnShelf.Source.Published it) {
    json.open();
    json.name("kind").text("published");
    json.name("where");
    RulesWriter.write(json, it.where());
    json.close();
  }

  public static void write(JsonWriter json, OnShelf.Source.Ours it) {
    json.open();
    json.name("kind").text("ours");
    json.name("why");
    RulesWriter.write(json, it.why());
    json.close();
  }

  public static void write(JsonWriter json, OnShelf.Board it) {
    json.open();
    json.name("points");
    json.openList();
    for (OnShelf.BoardPoint item : it.points()) {
      write(json, item);
    }
    json.closeList();
    json.name("lines");
    json.openList();
    for (OnShelf.BoardLine item : it.lines()) {
      write(json, item);
    }
    json.closeList();
    json.close();
  }

  public static void write(JsonWriter json, OnShelf.BoardPoint it) {
    json.open();
    json.name("name");
    json.text(it.name());
    json.name("x");
    json.number(it.x());
    json.name("y");
    json.number(it.y());
    json.close();
  }

  public static void write(JsonWriter json, OnShelf.BoardLine it) {
    json.openList();
    json.text(it.from());
    json.text(it.to());
    json.closeList();
  }

  public static void write(JsonWriter json, OnShelf.BoxItem it) {
    json.open();
    json.name("file");
    json.text(it.file());
    json.name("line");
    json.text(it.line());
    json.name("name");
    RulesWriter.write(json, it.name());
    if (it.text().isPresent()) {
      json.name("text");
      RulesWriter.write(json, it.text().get());
    }
    json.name("sources");
    json.openList();
    for (OnShelf.Source item : it.sources()) {
      write(json, item);
    }
    json.closeList();
    json.close();
  }
}

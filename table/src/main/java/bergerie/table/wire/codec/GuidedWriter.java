package bergerie.table.wire.codec;

import bergerie.table.wire.json.JsonWriter;
import bergerie.table.wire.shape.Guided;
import bergerie.table.wire.shape.Replayed;

/** Writes JSON. Made from the records of the wire: see docs/wire-changes.md. */
public final class GuidedWriter {

  private GuidedWriter() {}

  public static void write(JsonWriter json, Guided.Guide it) {
    json.open();
    json.name("goal");
    json.openList();
    for (Guided.Example item : it.goal()) {
      write(json, item);
    }
    json.closeList();
    json.name("turn");
    json.openList();
    for (Guided.Example item : it.turn()) {
      write(json, item);
    }
    json.closeList();
    json.name("end");
    json.openList();
    for (Guided.Example item : it.end()) {
      write(json, item);
    }
    json.closeList();
    json.name("chapters");
    json.openList();
    for (Guided.Chapter item : it.chapters()) {
      write(json, item);
    }
    json.closeList();
    json.name("examples");
    json.openList();
    for (Guided.Example item : it.examples()) {
      write(json, item);
    }
    json.closeList();
    json.name("played");
    json.openList();
    for (String item : it.played()) {
      json.text(item);
    }
    json.closeList();
    json.close();
  }

  public static void write(JsonWriter json, Guided.Example it) {
    json.open();
    json.name("rules");
    json.openList();
    for (String item : it.rules()) {
      json.text(item);
    }
    json.closeList();
    json.name("words");
    RulesWriter.write(json, it.words());
    json.name("viewer");
    InPlayWriter.write(json, it.viewer());
    json.name("frames");
    json.openList();
    for (Replayed.Frame item : it.frames()) {
      ReplayedWriter.write(json, item);
    }
    json.closeList();
    json.name("tried");
    json.openList();
    for (Guided.Tried item : it.tried()) {
      write(json, item);
    }
    json.closeList();
    json.close();
  }

  public static void write(JsonWriter json, Guided.Tried it) {
    switch (it) {
      case Guided.Tried.Allowed one -> write(json, one);
      case Guided.Tried.Refused one -> write(json, one);
    }
  }

  public static void write(JsonWriter json, Guided.Tried.Allowed it) {
    json.open();
    json.name("kind").text("allowed");
    json.name("told");
    InPlayWriter.write(json, it.told());
    json.close();
  }

  public static void write(JsonWriter json, Guided.Tried.Refused it) {
    json.open();
    json.name("kind").text("refused");
    json.name("seq");
    json.number(it.seq());
    json.name("seat");
    json.number(it.seat());
    json.name("text");
    json.text(it.text());
    json.name("rule");
    json.text(it.rule());
    json.name("why");
    RulesWriter.write(json, it.why());
    json.close();
  }

  public static void write(JsonWriter json, Guided.Chapter it) {
    json.open();
    json.name("title");
    RulesWriter.write(json, it.title());
    json.name("rules");
    json.openList();
    for (String item : it.rules()) {
      json.text(item);
    }
    json.closeList();
    json.name("when");
    json.openList();
    for (String item : it.when()) {
      json.text(item);
    }
    json.closeList();
    json.close();
  }
}

package bergerie.server.wire.codec;

import bergerie.server.wire.shape.InPlay;
import bergerie.table.wire.json.JsonWriter;
import java.util.Map;

/** Writes JSON. Made from the records of the wire: see docs/wire-changes.md. */
public final class InPlayWriter {

  private InPlayWriter() {}

  public static void write(JsonWriter json, InPlay.Ahead it) {
    json.open();
    json.name("words");
    RulesWriter.write(json, it.words());
    json.name("cue");
    json.text(it.cue());
    json.close();
  }

  public static void write(JsonWriter json, InPlay.Viewer it) {
    switch (it) {
      case InPlay.Player one -> json.number(one.seat());
      case InPlay.Onlooker one -> json.text(word(one));
    }
  }

  static String word(InPlay.Onlooker it) {
    return switch (it) {
      case SPECTATOR -> "spectator";
    };
  }

  public static void write(JsonWriter json, InPlay.Turn it) {
    switch (it) {
      case InPlay.Turn.Act one -> write(json, one);
      case InPlay.Turn.Draw one -> write(json, one);
      case InPlay.Turn.Over one -> write(json, one);
    }
  }

  public static void write(JsonWriter json, InPlay.Turn.Act it) {
    json.open();
    json.name("kind").text("act");
    json.name("awaited");
    json.openList();
    for (int item : it.awaited()) {
      json.number(item);
    }
    json.closeList();
    json.name("free");
    json.openList();
    for (int item : it.free()) {
      json.number(item);
    }
    json.closeList();
    json.close();
  }

  public static void write(JsonWriter json, InPlay.Turn.Draw it) {
    json.open();
    json.name("kind").text("draw");
    json.close();
  }

  public static void write(JsonWriter json, InPlay.Turn.Over it) {
    json.open();
    json.name("kind").text("over");
    json.name("winners");
    json.openList();
    for (int item : it.outcome().winners()) {
      json.number(item);
    }
    json.closeList();
    json.name("scores");
    json.openList();
    for (int item : it.outcome().scores()) {
      json.number(item);
    }
    json.closeList();
    json.name("rule");
    json.text(it.outcome().rule());
    json.name("why");
    RulesWriter.write(json, it.outcome().why());
    json.close();
  }

  public static void write(JsonWriter json, InPlay.Told it) {
    json.open();
    json.name("seq");
    json.number(it.seq());
    json.name("actor");
    write(json, it.actor());
    json.name("words");
    RulesWriter.write(json, it.words());
    json.name("cue");
    json.text(it.cue());
    json.close();
  }

  public static void write(JsonWriter json, InPlay.Actor it) {
    switch (it) {
      case InPlay.Player one -> json.number(one.seat());
      case InPlay.Thing one -> json.text(word(one));
    }
  }

  static String word(InPlay.Thing it) {
    return switch (it) {
      case DEAL -> "deal";
      case GLASS -> "glass";
      case TABLE -> "table";
    };
  }

  public static void write(JsonWriter json, InPlay.ClockReading it) {
    json.open();
    json.name("running");
    json.openList();
    for (int item : it.running()) {
      json.number(item);
    }
    json.closeList();
    json.name("left");
    json.open();
    for (Map.Entry<String, Long> one : it.left().entrySet()) {
      json.anyName(one.getKey());
      json.number(one.getValue());
    }
    json.close();
    json.name("at");
    json.number(it.at());
    json.close();
  }

  public static void write(JsonWriter json, InPlay.SandReading it) {
    json.open();
    json.name("deadline");
    json.number(it.deadline());
    json.name("length");
    json.number(it.length());
    json.name("now");
    json.number(it.now());
    json.close();
  }

  public static void write(JsonWriter json, InPlay.Outcome it) {
    json.open();
    json.name("winners");
    json.openList();
    for (int item : it.winners()) {
      json.number(item);
    }
    json.closeList();
    json.name("scores");
    json.openList();
    for (int item : it.scores()) {
      json.number(item);
    }
    json.closeList();
    json.name("rule");
    json.text(it.rule());
    json.name("why");
    RulesWriter.write(json, it.why());
    json.close();
  }
}

package bergerie.table.wire.codec;

import bergerie.table.wire.json.JsonWriter;
import bergerie.table.wire.shape.InPlay;
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

  public static void write(JsonWriter json, InPlay.Telling it) {
    json.open();
    json.name("marks");
    write(json, it.marks());
    json.name("beats");
    json.openList();
    for (InPlay.Beat item : it.beats()) {
      write(json, item);
    }
    json.closeList();
    if (it.under().isPresent()) {
      json.name("under");
      write(json, it.under().get());
    }
    json.close();
  }

  public static void write(JsonWriter json, InPlay.Marked it) {
    json.open();
    json.name("en");
    json.openList();
    for (InPlay.Mark item : it.en()) {
      write(json, item);
    }
    json.closeList();
    json.name("fr");
    json.openList();
    for (InPlay.Mark item : it.fr()) {
      write(json, item);
    }
    json.closeList();
    json.close();
  }

  public static void write(JsonWriter json, InPlay.Mark it) {
    json.openList();
    json.number(it.from());
    json.number(it.to());
    json.text(word(it.kind()));
    json.text(it.id());
    json.closeList();
  }

  static String word(InPlay.MarkKind it) {
    return switch (it) {
      case PLAYER -> "player";
      case THING -> "thing";
      case PLACE -> "place";
    };
  }

  public static void write(JsonWriter json, InPlay.Beat it) {
    json.open();
    json.name("verb");
    json.text(it.verb());
    json.name("rule");
    json.text(it.rule());
    if (it.who().isPresent()) {
      json.name("who");
      json.number(it.who().get());
    }
    json.name("things");
    json.openList();
    for (String item : it.things()) {
      json.text(item);
    }
    json.closeList();
    if (it.from().isPresent()) {
      json.name("from");
      json.text(it.from().get());
    }
    if (it.to().isPresent()) {
      json.name("to");
      json.text(it.to().get());
    }
    if (it.count().isPresent()) {
      json.name("count");
      json.number(it.count().get());
    }
    json.close();
  }

  public static void write(JsonWriter json, InPlay.Under it) {
    json.open();
    json.name("key");
    json.text(it.key());
    json.name("words");
    RulesWriter.write(json, it.words());
    json.name("marks");
    write(json, it.marks());
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
    if (it.telling().isPresent()) {
      json.name("telling");
      write(json, it.telling().get());
    }
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

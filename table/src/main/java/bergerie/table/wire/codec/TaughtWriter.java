package bergerie.table.wire.codec;

import bergerie.table.wire.json.JsonWriter;
import bergerie.table.wire.shape.Replayed;
import bergerie.table.wire.shape.Taught;

/** Writes JSON. Made from the records of the wire: see docs/wire-changes.md. */
public final class TaughtWriter {

  private TaughtWriter() {}

  public static void write(JsonWriter json, Taught.LessonTitle it) {
    json.open();
    json.name("lesson");
    json.text(it.lesson());
    json.name("title");
    RulesWriter.write(json, it.title());
    json.name("rules");
    json.openList();
    for (String item : it.rules()) {
      json.text(item);
    }
    json.closeList();
    json.name("minutes");
    json.number(it.minutes());
    json.close();
  }

  public static void write(JsonWriter json, Taught.Lesson it) {
    json.open();
    json.name("lesson");
    json.text(it.lesson());
    json.name("title");
    RulesWriter.write(json, it.title());
    json.name("viewer");
    InPlayWriter.write(json, it.viewer());
    json.name("parts");
    json.openList();
    for (Taught.Part item : it.parts()) {
      write(json, item);
    }
    json.closeList();
    json.close();
  }

  public static void write(JsonWriter json, Taught.Part it) {
    json.open();
    json.name("words");
    RulesWriter.write(json, it.words());
    json.name("frames");
    json.openList();
    for (Replayed.Frame item : it.frames()) {
      ReplayedWriter.write(json, item);
    }
    json.closeList();
    json.name("light");
    json.openList();
    for (String item : it.light()) {
      json.text(item);
    }
    json.closeList();
    json.name("task");
    if (it.task().isPresent()) {
      write(json, it.task().get());
    } else {
      json.nothing();
    }
    json.close();
  }

  public static void write(JsonWriter json, Taught.Task it) {
    json.open();
    json.name("seat");
    json.number(it.seat());
    json.name("moves");
    json.openList();
    for (String item : it.moves()) {
      json.text(item);
    }
    json.closeList();
    json.name("right");
    json.openList();
    for (String item : it.right()) {
      json.text(item);
    }
    json.closeList();
    json.close();
  }

  public static void write(JsonWriter json, Taught.Reply it) {
    switch (it) {
      case Taught.Reply.Right one -> write(json, one);
      case Taught.Reply.Other one -> write(json, one);
      case Taught.Reply.Wrong one -> write(json, one);
      case Taught.Reply.Refused one -> write(json, one);
    }
  }

  public static void write(JsonWriter json, Taught.Reply.Right it) {
    json.open();
    json.name("kind").text("right");
    json.name("words");
    RulesWriter.write(json, it.words());
    json.name("frames");
    json.openList();
    for (Replayed.Frame item : it.frames()) {
      ReplayedWriter.write(json, item);
    }
    json.closeList();
    json.close();
  }

  public static void write(JsonWriter json, Taught.Reply.Other it) {
    json.open();
    json.name("kind").text("other");
    json.name("words");
    RulesWriter.write(json, it.words());
    json.name("frames");
    json.openList();
    for (Replayed.Frame item : it.frames()) {
      ReplayedWriter.write(json, item);
    }
    json.closeList();
    json.close();
  }

  public static void write(JsonWriter json, Taught.Reply.Wrong it) {
    json.open();
    json.name("kind").text("wrong");
    json.name("words");
    RulesWriter.write(json, it.words());
    json.name("frames");
    json.openList();
    for (Replayed.Frame item : it.frames()) {
      ReplayedWriter.write(json, item);
    }
    json.closeList();
    json.close();
  }

  public static void write(JsonWriter json, Taught.Reply.Refused it) {
    json.open();
    json.name("kind").text("refused");
    json.name("rule");
    json.text(it.rule());
    json.name("why");
    RulesWriter.write(json, it.why());
    json.close();
  }
}

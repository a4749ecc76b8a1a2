package bergerie.table.wire.codec;

import bergerie.table.wire.json.JsonWriter;
import bergerie.table.wire.shape.Advising;

/** Writes JSON. Made from the records of the wire: see docs/wire-changes.md. */
public final class AdvisingWriter {

  private AdvisingWriter() {}

  public static void write(JsonWriter json, Advising.Choice it) {
    json.open();
    json.name("text");
    json.text(it.text());
    json.name("words");
    RulesWriter.write(json, it.words());
    json.name("worth");
    json.number(it.worth());
    if (it.telling().isPresent()) {
      json.name("telling");
      InPlayWriter.write(json, it.telling().get());
    }
    json.close();
  }

  public static void write(JsonWriter json, Advising.AdviceReason it) {
    switch (it) {
      case Advising.AdviceReason.Worlds one -> write(json, one);
      case Advising.AdviceReason.Ahead one -> write(json, one);
      case Advising.AdviceReason.Group one -> write(json, one);
      case Advising.AdviceReason.Meadow one -> write(json, one);
      case Advising.AdviceReason.Forced one -> write(json, one);
    }
  }

  public static void write(JsonWriter json, Advising.AdviceReason.Worlds it) {
    json.open();
    json.name("kind").text("worlds");
    json.name("imagined");
    json.number(it.imagined());
    json.close();
  }

  public static void write(JsonWriter json, Advising.AdviceReason.Ahead it) {
    json.open();
    json.name("kind").text("ahead");
    json.name("depth");
    json.number(it.depth());
    json.name("score");
    json.number(it.score());
    json.name("end");
    json.number(it.end());
    json.close();
  }

  public static void write(JsonWriter json, Advising.AdviceReason.Group it) {
    json.open();
    json.name("kind").text("group");
    json.name("points");
    json.number(it.points());
    json.name("exchanges");
    json.number(it.exchanges());
    json.name("proven");
    json.truth(it.proven());
    json.name("forgone");
    json.number(it.forgone());
    json.close();
  }

  public static void write(JsonWriter json, Advising.AdviceReason.Meadow it) {
    json.open();
    json.name("kind").text("meadow");
    json.name("mine");
    json.number(it.mine());
    json.name("theirs");
    json.number(it.theirs());
    json.close();
  }

  public static void write(JsonWriter json, Advising.AdviceReason.Forced it) {
    json.open();
    json.name("kind").text("forced");
    json.close();
  }

  public static void write(JsonWriter json, Advising.Weighed it) {
    json.open();
    json.name("cost");
    json.number(it.cost());
    json.name("mark");
    json.text(word(it.mark()));
    json.close();
  }

  static String word(Advising.Appraisal it) {
    return switch (it) {
      case BLUNDER -> "blunder";
      case FINE -> "fine";
      case FOUND -> "found";
    };
  }

  public static void write(JsonWriter json, Advising.Review it) {
    json.open();
    json.name("done");
    json.number(it.done());
    json.name("of");
    json.number(it.of());
    json.name("remarks");
    json.openList();
    for (Advising.Remark item : it.remarks()) {
      write(json, item);
    }
    json.closeList();
    json.close();
  }

  public static void write(JsonWriter json, Advising.Remark it) {
    json.open();
    json.name("seq");
    json.number(it.seq());
    json.name("seat");
    json.number(it.seat());
    json.name("cost");
    json.number(it.cost());
    if (it.hindsight().isPresent()) {
      json.name("hindsight");
      json.number(it.hindsight().get());
    }
    if (it.luck().isPresent()) {
      json.name("luck");
      json.number(it.luck().get());
    }
    json.name("choices");
    json.openList();
    for (Advising.Choice item : it.advice().choices()) {
      write(json, item);
    }
    json.closeList();
    json.name("reason");
    write(json, it.advice().reason());
    if (it.advice().weighed().isPresent()) {
      json.name("weighed");
      write(json, it.advice().weighed().get());
    }
    if (it.advice().why().isPresent()) {
      json.name("why");
      RulesWriter.write(json, it.advice().why().get());
    }
    if (it.advice().whyMarks().isPresent()) {
      json.name("whyMarks");
      InPlayWriter.write(json, it.advice().whyMarks().get());
    }
    json.close();
  }
}

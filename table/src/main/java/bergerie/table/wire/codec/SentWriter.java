package bergerie.table.wire.codec;

import bergerie.table.wire.json.JsonWriter;
import bergerie.table.wire.shape.Advising;
import bergerie.table.wire.shape.AtTable;
import bergerie.table.wire.shape.InPlay;
import bergerie.table.wire.shape.Sent;
import java.util.List;
import java.util.Map;

/** Writes JSON. Made from the records of the wire: see docs/wire-changes.md. */
public final class SentWriter {

  private SentWriter() {}

  public static void write(JsonWriter json, Sent it) {
    switch (it) {
      case Sent.Hello one -> write(json, one);
      case Sent.Ack one -> write(json, one);
      case Sent.Refused one -> write(json, one);
      case Sent.Fault one -> write(json, one);
      case Sent.Ruling one -> write(json, one);
      case Sent.Advised one -> write(json, one);
      case Sent.Pong one -> write(json, one);
      case Sent.Table one -> write(json, one);
      case Sent.State one -> write(json, one);
      case Sent.Chat one -> write(json, one);
      case Sent.Ping one -> write(json, one);
      case Sent.Waits one -> write(json, one);
      case Sent.Resumes one -> write(json, one);
    }
  }

  public static void write(JsonWriter json, Sent.Hello it) {
    json.open();
    json.name("type").text("hello");
    json.name("protocol");
    json.number(it.protocol());
    json.name("server");
    json.text(it.server());
    json.close();
  }

  public static void write(JsonWriter json, Sent.Ack it) {
    json.open();
    json.name("type").text("ack");
    json.name("id");
    json.text(it.id());
    if (it.seq().isPresent()) {
      json.name("seq");
      json.number(it.seq().get());
    }
    json.close();
  }

  public static void write(JsonWriter json, Sent.Refused it) {
    json.open();
    json.name("type").text("refused");
    json.name("id");
    json.text(it.id());
    json.name("rule");
    json.text(it.rule());
    json.name("why");
    RulesWriter.write(json, it.why());
    json.name("seq");
    json.number(it.seq());
    json.close();
  }

  public static void write(JsonWriter json, Sent.Fault it) {
    json.open();
    json.name("type").text("error");
    if (it.id().isPresent()) {
      json.name("id");
      json.text(it.id().get());
    }
    json.name("field");
    json.text(it.field());
    json.name("why");
    RulesWriter.write(json, it.why());
    json.close();
  }

  public static void write(JsonWriter json, Sent.Ruling it) {
    json.open();
    json.name("type").text("ruling");
    json.name("id");
    json.text(it.id());
    json.name("allowed");
    json.truth(it.allowed());
    if (it.rule().isPresent()) {
      json.name("rule");
      json.text(it.rule().get());
    }
    if (it.why().isPresent()) {
      json.name("why");
      RulesWriter.write(json, it.why().get());
    }
    if (it.ahead().isPresent()) {
      json.name("ahead");
      InPlayWriter.write(json, it.ahead().get());
    }
    json.close();
  }

  public static void write(JsonWriter json, Sent.Advised it) {
    json.open();
    json.name("type").text("advice");
    json.name("id");
    json.text(it.id());
    json.name("choices");
    json.openList();
    for (Advising.Choice item : it.advice().choices()) {
      AdvisingWriter.write(json, item);
    }
    json.closeList();
    json.name("reason");
    AdvisingWriter.write(json, it.advice().reason());
    if (it.advice().weighed().isPresent()) {
      json.name("weighed");
      AdvisingWriter.write(json, it.advice().weighed().get());
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

  public static void write(JsonWriter json, Sent.Pong it) {
    json.open();
    json.name("type").text("pong");
    json.name("id");
    json.text(it.id());
    json.close();
  }

  public static void write(JsonWriter json, Sent.Table it) {
    json.open();
    json.name("type").text("table");
    json.name("table");
    json.text(it.info().table());
    json.name("game");
    json.text(it.info().game());
    json.name("version");
    json.number(it.info().version());
    json.name("players");
    json.number(it.info().players());
    json.name("options");
    json.open();
    for (Map.Entry<String, String> one : it.info().options().entrySet()) {
      json.anyName(one.getKey());
      json.text(one.getValue());
    }
    json.close();
    if (it.info().preset().isPresent()) {
      json.name("preset");
      json.text(AtTableWriter.word(it.info().preset().get()));
    }
    json.name("seats");
    json.openList();
    for (AtTable.SeatInfo item : it.info().seats()) {
      AtTableWriter.write(json, item);
    }
    json.closeList();
    json.name("clock");
    AtTableWriter.write(json, it.info().clock());
    json.name("phase");
    json.text(AtTableWriter.word(it.info().phase()));
    json.name("awaited");
    json.openList();
    for (int item : it.info().awaited()) {
      json.number(item);
    }
    json.closeList();
    json.name("commitment");
    json.text(it.info().commitment());
    json.name("seq");
    json.number(it.info().seq());
    if (it.info().next().isPresent()) {
      json.name("next");
      json.text(it.info().next().get());
    }
    json.name("origin");
    AtTableWriter.write(json, it.info().origin());
    if (it.info().fairness().isPresent()) {
      json.name("fairness");
      json.number(it.info().fairness().get());
    }
    json.name("yours");
    json.openList();
    for (int item : it.yours()) {
      json.number(item);
    }
    json.closeList();
    json.name("needsNonce");
    json.openList();
    for (int item : it.needsNonce()) {
      json.number(item);
    }
    json.closeList();
    json.name("offers");
    json.openList();
    for (AtTable.Offer item : it.offers()) {
      AtTableWriter.write(json, item);
    }
    json.closeList();
    if (it.count().isPresent()) {
      json.name("count");
      AtTableWriter.write(json, it.count().get());
    }
    if (it.end().isPresent()) {
      json.name("end");
      AtTableWriter.write(json, it.end().get());
    }
    json.name("absent");
    json.openList();
    for (AtTable.Absent item : it.absent()) {
      AtTableWriter.write(json, item);
    }
    json.closeList();
    if (it.dice().isPresent()) {
      json.name("dice");
      AtTableWriter.write(json, it.dice().get());
    }
    json.close();
  }

  public static void write(JsonWriter json, Sent.State it) {
    json.open();
    json.name("type").text("state");
    json.name("table");
    json.text(it.table());
    json.name("seq");
    json.number(it.seq());
    json.name("viewer");
    InPlayWriter.write(json, it.viewer());
    json.name("view");
    it.view().write(json);
    json.name("turn");
    InPlayWriter.write(json, it.turn());
    json.name("moves");
    json.open();
    for (Map.Entry<String, List<String>> one : it.moves().entrySet()) {
      json.anyName(one.getKey());
      json.openList();
      for (String item : one.getValue()) {
        json.text(item);
      }
      json.closeList();
    }
    json.close();
    json.name("told");
    json.openList();
    for (InPlay.Told item : it.told()) {
      InPlayWriter.write(json, item);
    }
    json.closeList();
    if (it.clock().isPresent()) {
      json.name("clock");
      InPlayWriter.write(json, it.clock().get());
    }
    if (it.sand().isPresent()) {
      json.name("sand");
      InPlayWriter.write(json, it.sand().get());
    }
    if (it.lost().isPresent()) {
      json.name("lost");
      RulesWriter.write(json, it.lost().get());
    }
    json.close();
  }

  public static void write(JsonWriter json, Sent.Chat it) {
    json.open();
    json.name("type").text("chat");
    json.name("table");
    json.text(it.table());
    json.name("seq");
    json.number(it.seq());
    json.name("seat");
    json.number(it.seat());
    json.name("name");
    json.text(it.name());
    json.name("text");
    json.text(it.text());
    json.name("at");
    json.number(it.at());
    json.close();
  }

  public static void write(JsonWriter json, Sent.Ping it) {
    json.open();
    json.name("type").text("ping");
    json.close();
  }

  public static void write(JsonWriter json, Sent.Waits it) {
    json.open();
    json.name("type").text("waits");
    json.close();
  }

  public static void write(JsonWriter json, Sent.Resumes it) {
    json.open();
    json.name("type").text("resumes");
    json.name("stood");
    json.number(it.stood());
    json.close();
  }
}

package bergerie.table.wire.codec;

import bergerie.table.wire.json.JsonWriter;
import bergerie.table.wire.shape.AtTable;
import java.util.Map;

/** Writes JSON. Made from the records of the wire: see docs/wire-changes.md. */
public final class AtTableWriter {

  private AtTableWriter() {}

  static String word(AtTable.Preset it) {
    return switch (it) {
      case HOUSE -> "house";
      case BOOK -> "book";
    };
  }

  public static void write(JsonWriter json, AtTable.SeatInfo it) {
    json.open();
    json.name("seat");
    json.number(it.seat());
    json.name("kind");
    json.text(word(it.kind()));
    json.name("name");
    json.text(it.name());
    if (it.level().isPresent()) {
      json.name("level");
      json.text(it.level().get());
    }
    json.name("here");
    json.truth(it.here());
    json.name("bot");
    json.truth(it.bot());
    json.close();
  }

  static String word(AtTable.Holder it) {
    return switch (it) {
      case PERSON -> "person";
      case BOT -> "bot";
      case OPEN -> "open";
    };
  }

  public static void write(JsonWriter json, AtTable.Clock it) {
    switch (it) {
      case AtTable.Clock.None one -> write(json, one);
      case AtTable.Clock.Move one -> write(json, one);
      case AtTable.Clock.Game one -> write(json, one);
    }
  }

  public static void write(JsonWriter json, AtTable.Clock.None it) {
    json.open();
    json.name("kind").text("none");
    json.close();
  }

  public static void write(JsonWriter json, AtTable.Clock.Move it) {
    json.open();
    json.name("kind").text("move");
    json.name("seconds");
    json.number(it.seconds());
    json.close();
  }

  public static void write(JsonWriter json, AtTable.Clock.Game it) {
    json.open();
    json.name("kind").text("game");
    json.name("seconds");
    json.number(it.seconds());
    json.name("increment");
    json.number(it.increment());
    json.close();
  }

  static String word(AtTable.Phase it) {
    return switch (it) {
      case WAITING -> "waiting";
      case PLAYING -> "playing";
      case OVER -> "over";
    };
  }

  public static void write(JsonWriter json, AtTable.Origin it) {
    json.open();
    json.name("kind");
    json.text(word(it.kind()));
    if (it.match().isPresent()) {
      json.name("match");
      json.text(it.match().get());
    }
    if (it.seq().isPresent()) {
      json.name("seq");
      json.number(it.seq().get());
    }
    if (it.hidden().isPresent()) {
      json.name("hidden");
      json.text(word(it.hidden().get()));
    }
    json.close();
  }

  static String word(AtTable.OriginKind it) {
    return switch (it) {
      case FRESH -> "fresh";
      case REMATCH -> "rematch";
      case CONTINUED -> "continued";
      case IMPORTED -> "imported";
    };
  }

  static String word(AtTable.Hidden it) {
    return switch (it) {
      case KNOWN -> "known";
      case ANEW -> "anew";
    };
  }

  public static void write(JsonWriter json, AtTable.Offer it) {
    json.open();
    json.name("what");
    json.text(word(it.what()));
    json.name("seat");
    json.number(it.seat());
    json.name("answers");
    json.openList();
    for (int item : it.answers()) {
      json.number(item);
    }
    json.closeList();
    json.close();
  }

  static String word(AtTable.OfferKind it) {
    return switch (it) {
      case DRAW -> "draw";
      case TAKEBACK -> "takeback";
      case REMATCH -> "rematch";
    };
  }

  public static void write(JsonWriter json, AtTable.Proposal it) {
    json.open();
    json.name("seat");
    json.number(it.seat());
    json.name("answers");
    json.openList();
    for (int item : it.answers()) {
      json.number(item);
    }
    json.closeList();
    json.close();
  }

  public static void write(JsonWriter json, AtTable.Absent it) {
    json.open();
    json.name("seat");
    json.number(it.seat());
    json.name("takeover");
    json.number(it.takeover());
    json.name("within");
    json.number(it.within());
    json.close();
  }

  public static void write(JsonWriter json, AtTable.Shares it) {
    json.open();
    json.name("pledges");
    json.open();
    for (Map.Entry<String, String> one : it.pledges().entrySet()) {
      json.anyName(one.getKey());
      json.text(one.getValue());
    }
    json.close();
    json.name("toPledge");
    json.openList();
    for (int item : it.toPledge()) {
      json.number(item);
    }
    json.closeList();
    json.name("toShow");
    json.openList();
    for (int item : it.toShow()) {
      json.number(item);
    }
    json.closeList();
    json.close();
  }

  public static void write(JsonWriter json, AtTable.TableInfo it) {
    json.open();
    json.name("table");
    json.text(it.table());
    json.name("game");
    json.text(it.game());
    json.name("version");
    json.number(it.version());
    json.name("players");
    json.number(it.players());
    json.name("options");
    json.open();
    for (Map.Entry<String, String> one : it.options().entrySet()) {
      json.anyName(one.getKey());
      json.text(one.getValue());
    }
    json.close();
    if (it.preset().isPresent()) {
      json.name("preset");
      json.text(word(it.preset().get()));
    }
    json.name("seats");
    json.openList();
    for (AtTable.SeatInfo item : it.seats()) {
      write(json, item);
    }
    json.closeList();
    json.name("clock");
    write(json, it.clock());
    json.name("phase");
    json.text(word(it.phase()));
    json.name("awaited");
    json.openList();
    for (int item : it.awaited()) {
      json.number(item);
    }
    json.closeList();
    json.name("commitment");
    json.text(it.commitment());
    json.name("seq");
    json.number(it.seq());
    if (it.next().isPresent()) {
      json.name("next");
      json.text(it.next().get());
    }
    json.name("origin");
    write(json, it.origin());
    if (it.fairness().isPresent()) {
      json.name("fairness");
      json.number(it.fairness().get());
    }
    json.close();
  }
}

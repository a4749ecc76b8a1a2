package bergerie.table.wire.codec;

import bergerie.table.wire.json.JsonWriter;
import bergerie.table.wire.shape.Replayed;
import java.util.Map;

/** Writes JSON. Made from the records of the wire: see docs/wire-changes.md. */
public final class ReplayedWriter {

  private ReplayedWriter() {}

  public static void write(JsonWriter json, Replayed.Frame it) {
    json.open();
    json.name("seq");
    json.number(it.seq());
    json.name("told");
    if (it.told().isPresent()) {
      InPlayWriter.write(json, it.told().get());
    } else {
      json.nothing();
    }
    json.name("actor");
    if (it.actor().isPresent()) {
      InPlayWriter.write(json, it.actor().get());
    } else {
      json.nothing();
    }
    json.name("view");
    it.view().write(json);
    json.name("turn");
    InPlayWriter.write(json, it.turn());
    json.close();
  }

  public static void write(JsonWriter json, Replayed.Replay it) {
    json.open();
    json.name("info");
    AtTableWriter.write(json, it.info());
    json.name("frames");
    json.openList();
    for (Replayed.Frame item : it.frames()) {
      write(json, item);
    }
    json.closeList();
    if (it.next().isPresent()) {
      json.name("next");
      json.number(it.next().get());
    }
    json.name("outcome");
    InPlayWriter.write(json, it.outcome());
    json.name("fairness");
    write(json, it.fairness());
    if (it.older().isPresent()) {
      json.name("older");
      write(json, it.older().get());
    }
    json.close();
  }

  public static void write(JsonWriter json, Replayed.Fairness it) {
    json.open();
    if (it.seed().isPresent()) {
      json.name("seed");
      json.text(it.seed().get());
    }
    if (it.commitment().isPresent()) {
      json.name("commitment");
      json.text(it.commitment().get());
    }
    if (it.nonces().isPresent()) {
      json.name("nonces");
      json.openList();
      for (String item : it.nonces().get()) {
        json.text(item);
      }
      json.closeList();
    }
    if (it.pledges().isPresent()) {
      json.name("pledges");
      json.open();
      for (Map.Entry<String, String> one : it.pledges().get().entrySet()) {
        json.anyName(one.getKey());
        json.text(one.getValue());
      }
      json.close();
    }
    if (it.version().isPresent()) {
      json.name("version");
      json.number(it.version().get());
    }
    json.name("draws");
    json.openList();
    for (Replayed.Drawn item : it.draws()) {
      write(json, item);
    }
    json.closeList();
    json.close();
  }

  public static void write(JsonWriter json, Replayed.Drawn it) {
    json.open();
    json.name("draw");
    json.number(it.draw());
    json.name("values");
    json.openList();
    for (Replayed.Die item : it.values()) {
      write(json, item);
    }
    json.closeList();
    json.close();
  }

  public static void write(JsonWriter json, Replayed.Die it) {
    json.openList();
    json.number(it.bound());
    json.number(it.value());
    json.closeList();
  }

  public static void write(JsonWriter json, Replayed.Older it) {
    json.open();
    json.name("version");
    json.number(it.version());
    if (it.stop().isPresent()) {
      json.name("stop");
      write(json, it.stop().get());
    }
    json.close();
  }

  public static void write(JsonWriter json, Replayed.Stop it) {
    json.open();
    json.name("seq");
    json.number(it.seq());
    json.name("why");
    RulesWriter.write(json, it.why());
    json.close();
  }
}

package bergerie.table.wire.codec;

import bergerie.rules.hunt.HuntView;
import bergerie.table.wire.json.JsonWriter;

/** Writes JSON. Made from the records of the wire: see docs/wire-changes.md. */
public final class HuntWriter {

  private HuntWriter() {}

  public static void write(JsonWriter json, HuntView it) {
    json.open();
    json.name("pieces");
    json.openList();
    for (HuntView.Stand item : it.pieces()) {
      write(json, item);
    }
    json.closeList();
    json.name("toMove");
    json.text(it.toMove().name());
    json.name("captured");
    json.number(it.captured());
    json.name("toWin");
    json.number(it.toWin());
    json.name("hand");
    write(json, it.hand());
    if (it.quiet().isPresent()) {
      json.name("quiet");
      write(json, it.quiet().get());
    }
    json.close();
  }

  public static void write(JsonWriter json, HuntView.Stand it) {
    json.open();
    json.name("point");
    json.text(it.point());
    json.name("piece");
    json.text(it.piece().name());
    json.name("height");
    json.number(it.height());
    json.close();
  }

  public static void write(JsonWriter json, HuntView.Hand it) {
    json.open();
    json.name("sheep");
    json.number(it.sheep());
    json.name("rams");
    json.number(it.rams());
    json.close();
  }

  public static void write(JsonWriter json, HuntView.Quiet it) {
    json.open();
    json.name("turns");
    json.number(it.turns());
    json.name("most");
    json.number(it.most());
    json.close();
  }
}

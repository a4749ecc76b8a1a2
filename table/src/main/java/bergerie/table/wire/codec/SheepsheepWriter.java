package bergerie.table.wire.codec;

import bergerie.games.sheepsheep.meadow.Card;
import bergerie.games.sheepsheep.meadow.Cell;
import bergerie.games.sheepsheep.meadow.Laid;
import bergerie.games.sheepsheep.view.SheepSheepView;
import bergerie.table.wire.json.JsonWriter;

/** Writes JSON. Made from the records of the wire: see docs/wire-changes.md. */
public final class SheepsheepWriter {

  private SheepsheepWriter() {}

  public static void write(JsonWriter json, SheepSheepView.Spot it) {
    json.open();
    json.name("cell");
    json.text(it.cell().name());
    if (it.card().isPresent()) {
      json.name("card");
      write(json, it.card().get());
    }
    json.close();
  }

  public static void write(JsonWriter json, SheepSheepView.Seen it) {
    json.open();
    json.name("up");
    json.text(it.up().name());
    if (it.down().isPresent()) {
      json.name("down");
      json.text(it.down().get().name());
    }
    json.close();
  }

  public static void write(JsonWriter json, Card it) {
    json.open();
    json.name("one");
    json.text(it.one().name());
    json.name("other");
    json.text(it.other().name());
    json.close();
  }

  public static void write(JsonWriter json, SheepSheepView it) {
    json.open();
    json.name("stage");
    json.text(it.stage().name());
    json.name("meadow");
    json.openList();
    for (SheepSheepView.Spot item : it.meadow()) {
      write(json, item);
    }
    json.closeList();
    json.name("folds");
    json.openList();
    for (SheepSheepView.Fold item : it.folds()) {
      write(json, item);
    }
    json.closeList();
    json.name("pile");
    json.number(it.pile());
    if (it.mover().isPresent()) {
      json.name("mover");
      json.number(it.mover().get());
    }
    json.name("turns");
    json.number(it.turns());
    json.name("barren");
    json.number(it.barren());
    json.name("exchanges");
    json.number(it.exchanges());
    if (it.exchangesLeft().isPresent()) {
      json.name("exchangesLeft");
      json.number(it.exchangesLeft().get());
    }
    if (it.drawn().isPresent()) {
      json.name("drawn");
      write(json, it.drawn().get());
    }
    json.name("groups");
    json.openList();
    for (SheepSheepView.Outline item : it.groups()) {
      write(json, item);
    }
    json.closeList();
    if (it.lean().isPresent()) {
      json.name("lean");
      write(json, it.lean().get());
    }
    json.close();
  }

  public static void write(JsonWriter json, SheepSheepView.Fold it) {
    json.open();
    json.name("seat");
    json.number(it.seat());
    json.name("cards");
    json.openList();
    for (Card item : it.cards()) {
      write(json, item);
    }
    json.closeList();
    if (it.fetish().isPresent()) {
      json.name("fetish");
      json.text(it.fetish().get().name());
    }
    json.name("sheep");
    json.number(it.sheep());
    json.name("won");
    json.openList();
    for (SheepSheepView.Heap item : it.won()) {
      write(json, item);
    }
    json.closeList();
    if (it.points().isPresent()) {
      json.name("points");
      json.number(it.points().get());
    }
    json.close();
  }

  public static void write(JsonWriter json, SheepSheepView.Heap it) {
    json.open();
    json.name("family");
    json.text(it.family().name());
    json.name("sheep");
    json.number(it.sheep());
    json.close();
  }

  public static void write(JsonWriter json, Laid it) {
    json.open();
    json.name("up");
    json.text(it.up().name());
    json.name("down");
    json.text(it.down().name());
    json.close();
  }

  public static void write(JsonWriter json, SheepSheepView.Outline it) {
    json.open();
    json.name("family");
    json.text(it.family().name());
    json.name("cells");
    json.openList();
    for (Cell item : it.cells()) {
      json.text(item.name());
    }
    json.closeList();
    json.name("worth");
    json.number(it.worth());
    json.close();
  }

  public static void write(JsonWriter json, SheepSheepView.Lean it) {
    json.open();
    json.name("rounds");
    json.number(it.rounds());
    json.name("most");
    json.number(it.most());
    json.close();
  }
}

package bergerie.table.wire.codec;

import bergerie.games.wolfwalkers.cards.Icon;
import bergerie.games.wolfwalkers.grid.Cell;
import bergerie.games.wolfwalkers.view.TaleView;
import bergerie.rules.Words;
import bergerie.table.wire.json.JsonWriter;

/** Writes JSON. Made from the records of the wire: see docs/wire-changes.md. */
public final class WolfwalkersWriter {

  private WolfwalkersWriter() {}

  public static void write(JsonWriter json, TaleView it) {
    json.open();
    json.name("doing");
    write(json, it.doing());
    json.name("first");
    json.number(it.first());
    if (it.permanent().isPresent()) {
      json.name("permanent");
      write(json, it.permanent().get());
    }
    json.name("powers");
    json.openList();
    for (TaleView.VariantCard item : it.powers()) {
      write(json, item);
    }
    json.closeList();
    if (it.destiny().isPresent()) {
      json.name("destiny");
      write(json, it.destiny().get());
    }
    json.name("pile");
    write(json, it.pile());
    json.name("market");
    json.openList();
    for (TaleView.PlaceView item : it.market()) {
      write(json, item);
    }
    json.closeList();
    json.name("grids");
    json.openList();
    for (TaleView.GridView item : it.grids()) {
      write(json, item);
    }
    json.closeList();
    json.name("hand");
    json.openList();
    for (TaleView.Face item : it.hand()) {
      write(json, item);
    }
    json.closeList();
    json.name("aid");
    write(json, it.aid());
    json.name("prospects");
    json.openList();
    for (TaleView.Prospect item : it.prospects()) {
      write(json, item);
    }
    json.closeList();
    json.close();
  }

  public static void write(JsonWriter json, TaleView.Doing it) {
    json.open();
    json.name("step");
    json.text(it.step().name());
    if (it.seat().isPresent()) {
      json.name("seat");
      json.number(it.seat().get());
    }
    if (it.power().isPresent()) {
      json.name("power");
      json.number(it.power().get());
    }
    if (it.task().isPresent()) {
      json.name("task");
      RulesWriter.write(json, it.task().get());
    }
    json.name("twists");
    json.openList();
    for (Words item : it.twists()) {
      RulesWriter.write(json, item);
    }
    json.closeList();
    json.name("encores");
    json.number(it.encores());
    json.close();
  }

  public static void write(JsonWriter json, TaleView.VariantCard it) {
    json.open();
    json.name("id");
    json.number(it.id());
    json.name("title");
    RulesWriter.write(json, it.title());
    json.name("text");
    RulesWriter.write(json, it.text());
    json.name("usedBy");
    json.openList();
    for (int item : it.usedBy()) {
      json.number(item);
    }
    json.closeList();
    json.close();
  }

  public static void write(JsonWriter json, TaleView.Face it) {
    json.open();
    json.name("card");
    json.number(it.card());
    json.name("side");
    json.text(it.side().name());
    json.name("icons");
    json.openList();
    for (Icon item : it.icons()) {
      json.text(item.name());
    }
    json.closeList();
    if (it.objective().isPresent()) {
      json.name("objective");
      write(json, it.objective().get());
    }
    json.close();
  }

  public static void write(JsonWriter json, TaleView.Aim it) {
    json.open();
    json.name("kind");
    json.text(it.kind().name());
    json.name("pattern");
    json.text(it.pattern());
    json.name("points");
    json.number(it.points());
    json.name("title");
    RulesWriter.write(json, it.title());
    json.name("text");
    RulesWriter.write(json, it.text());
    json.close();
  }

  public static void write(JsonWriter json, TaleView.PileView it) {
    json.open();
    json.name("size");
    json.number(it.size());
    if (it.top().isPresent()) {
      json.name("top");
      write(json, it.top().get());
    }
    json.name("known");
    json.openList();
    for (TaleView.Known item : it.known()) {
      write(json, item);
    }
    json.closeList();
    json.name("among");
    json.openList();
    for (TaleView.Among item : it.among()) {
      write(json, item);
    }
    json.closeList();
    json.close();
  }

  public static void write(JsonWriter json, TaleView.Known it) {
    json.open();
    json.name("depth");
    json.number(it.depth());
    json.name("story");
    write(json, it.story());
    json.name("objective");
    write(json, it.objective());
    json.close();
  }

  public static void write(JsonWriter json, TaleView.Among it) {
    json.open();
    json.name("depths");
    json.openList();
    for (int item : it.depths()) {
      json.number(item);
    }
    json.closeList();
    json.name("cards");
    json.openList();
    for (TaleView.Face item : it.cards()) {
      write(json, item);
    }
    json.closeList();
    json.close();
  }

  public static void write(JsonWriter json, TaleView.PlaceView it) {
    json.open();
    json.name("place");
    json.number(it.place());
    json.name("side");
    json.text(it.side().name());
    if (it.card().isPresent()) {
      json.name("card");
      write(json, it.card().get());
    }
    if (it.reservedBy().isPresent()) {
      json.name("reservedBy");
      json.number(it.reservedBy().get());
    }
    json.close();
  }

  public static void write(JsonWriter json, TaleView.GridView it) {
    json.open();
    json.name("seat");
    json.number(it.seat());
    json.name("cards");
    json.openList();
    for (TaleView.Laid item : it.cards()) {
      write(json, item);
    }
    json.closeList();
    json.name("objectives");
    json.openList();
    for (TaleView.Worth item : it.objectives()) {
      write(json, item);
    }
    json.closeList();
    json.name("bonuses");
    json.openList();
    for (TaleView.Extra item : it.bonuses()) {
      write(json, item);
    }
    json.closeList();
    json.name("total");
    json.number(it.total());
    json.name("skips");
    json.number(it.skips());
    if (it.banned().isPresent()) {
      json.name("banned");
      json.text(it.banned().get().name());
    }
    json.name("named");
    json.openList();
    for (int item : it.named()) {
      json.number(item);
    }
    json.closeList();
    json.name("hand");
    json.number(it.hand());
    json.close();
  }

  public static void write(JsonWriter json, TaleView.Laid it) {
    json.open();
    json.name("cell");
    write(json, it.cell());
    json.name("face");
    write(json, it.face());
    json.name("added");
    json.openList();
    for (Icon item : it.added()) {
      json.text(item.name());
    }
    json.closeList();
    json.name("erased");
    json.openList();
    for (Icon item : it.erased()) {
      json.text(item.name());
    }
    json.closeList();
    json.name("marks");
    json.openList();
    for (Words item : it.marks()) {
      RulesWriter.write(json, item);
    }
    json.closeList();
    json.name("last");
    json.truth(it.last());
    json.close();
  }

  public static void write(JsonWriter json, Cell it) {
    json.open();
    json.name("x");
    json.number(it.x());
    json.name("y");
    json.number(it.y());
    json.close();
  }

  public static void write(JsonWriter json, TaleView.Worth it) {
    json.open();
    json.name("card");
    json.number(it.card());
    json.name("title");
    RulesWriter.write(json, it.title());
    if (it.at().isPresent()) {
      json.name("at");
      write(json, it.at().get());
    }
    json.name("times");
    json.number(it.times());
    json.name("points");
    json.number(it.points());
    json.name("cells");
    json.openList();
    for (Cell item : it.cells()) {
      write(json, item);
    }
    json.closeList();
    json.close();
  }

  public static void write(JsonWriter json, TaleView.Extra it) {
    json.open();
    json.name("why");
    RulesWriter.write(json, it.why());
    json.name("points");
    json.number(it.points());
    json.close();
  }

  public static void write(JsonWriter json, TaleView.Aid it) {
    json.open();
    json.name("icons");
    json.openList();
    for (TaleView.IconCount item : it.icons()) {
      write(json, item);
    }
    json.closeList();
    json.name("kinds");
    json.openList();
    for (TaleView.KindCount item : it.kinds()) {
      write(json, item);
    }
    json.closeList();
    json.close();
  }

  public static void write(JsonWriter json, TaleView.IconCount it) {
    json.open();
    json.name("icon");
    json.text(it.icon().name());
    json.name("all");
    json.number(it.all());
    json.name("left");
    json.number(it.left());
    json.close();
  }

  public static void write(JsonWriter json, TaleView.KindCount it) {
    json.open();
    json.name("kind");
    json.text(it.kind().name());
    json.name("all");
    json.number(it.all());
    json.name("left");
    json.number(it.left());
    json.close();
  }

  public static void write(JsonWriter json, TaleView.Prospect it) {
    json.open();
    json.name("move");
    json.text(it.move());
    json.name("gain");
    json.number(it.gain());
    json.name("changes");
    json.openList();
    for (TaleView.Change item : it.changes()) {
      write(json, item);
    }
    json.closeList();
    json.close();
  }

  public static void write(JsonWriter json, TaleView.Change it) {
    json.open();
    json.name("card");
    json.number(it.card());
    json.name("by");
    json.number(it.by());
    json.close();
  }
}

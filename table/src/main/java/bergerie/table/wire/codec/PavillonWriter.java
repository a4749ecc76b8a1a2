package bergerie.table.wire.codec;

import bergerie.games.pavillon.view.PavillonView;
import bergerie.rules.Words;
import bergerie.table.wire.json.JsonWriter;

/** Writes JSON. Made from the records of the wire: see docs/wire-changes.md. */
public final class PavillonWriter {

  private PavillonWriter() {}

  public static void write(JsonWriter json, PavillonView it) {
    json.open();
    json.name("round");
    json.number(it.round());
    json.name("step");
    json.text(it.step().name());
    if (it.card().isPresent()) {
      json.name("card");
      write(json, it.card().get());
    }
    json.name("actions");
    json.number(it.actions());
    json.name("turn");
    json.number(it.turn());
    if (it.active().isPresent()) {
      json.name("active");
      json.text(it.active().get());
    }
    json.name("cast");
    json.openList();
    for (String item : it.cast()) {
      json.text(item);
    }
    json.closeList();
    json.name("passed");
    json.openList();
    for (String item : it.passed()) {
      json.text(item);
    }
    json.closeList();
    if (it.strike().isPresent()) {
      json.name("strike");
      write(json, it.strike().get());
    }
    if (it.window().isPresent()) {
      json.name("window");
      write(json, it.window().get());
    }
    json.name("ranking");
    json.openList();
    for (String item : it.ranking()) {
      json.text(item);
    }
    json.closeList();
    json.name("fallen");
    json.openList();
    for (String item : it.fallen()) {
      json.text(item);
    }
    json.closeList();
    json.name("players");
    json.openList();
    for (PavillonView.PlayerView item : it.players()) {
      write(json, item);
    }
    json.closeList();
    json.name("shop");
    json.openList();
    for (PavillonView.CardView item : it.shop()) {
      write(json, item);
    }
    json.closeList();
    json.name("row");
    json.openList();
    for (PavillonView.CardView item : it.row()) {
      write(json, item);
    }
    json.closeList();
    json.name("pets");
    write(json, it.pets());
    json.name("weapons");
    write(json, it.weapons());
    json.name("spells");
    write(json, it.spells());
    json.name("bank");
    json.number(it.bank());
    json.name("last");
    json.text(it.last());
    if (it.you().isPresent()) {
      json.name("you");
      write(json, it.you().get());
    }
    json.close();
  }

  public static void write(JsonWriter json, PavillonView.CardView it) {
    json.open();
    json.name("id");
    json.text(it.id());
    json.name("name");
    RulesWriter.write(json, it.name());
    json.name("kind");
    json.text(it.kind());
    json.name("attack");
    json.number(it.attack());
    json.name("life");
    json.number(it.life());
    json.name("cost");
    json.number(it.cost());
    json.name("text");
    RulesWriter.write(json, it.text());
    json.close();
  }

  public static void write(JsonWriter json, PavillonView.StrikeView it) {
    json.open();
    json.name("by");
    json.text(it.by());
    json.name("at");
    json.text(it.at());
    json.name("less");
    json.number(it.less());
    if (it.ahead().isPresent()) {
      json.name("ahead");
      write(json, it.ahead().get());
    }
    json.close();
  }

  public static void write(JsonWriter json, PavillonView.ForeseenView it) {
    json.open();
    json.name("move");
    json.text(it.move());
    json.name("by");
    json.text(it.by());
    json.name("at");
    json.text(it.at());
    json.name("advantage");
    json.truth(it.advantage());
    json.name("left");
    json.number(it.left());
    json.name("back");
    json.number(it.back());
    json.name("notes");
    json.openList();
    for (Words item : it.notes()) {
      RulesWriter.write(json, item);
    }
    json.closeList();
    json.close();
  }

  public static void write(JsonWriter json, PavillonView.WindowView it) {
    json.open();
    json.name("when");
    json.text(it.when());
    json.name("label");
    RulesWriter.write(json, it.label());
    json.name("seconds");
    json.number(it.seconds());
    json.name("asked");
    json.openList();
    for (String item : it.asked()) {
      json.text(item);
    }
    json.closeList();
    json.name("passed");
    json.openList();
    for (String item : it.passed()) {
      json.text(item);
    }
    json.closeList();
    json.close();
  }

  public static void write(JsonWriter json, PavillonView.PlayerView it) {
    json.open();
    json.name("seat");
    json.text(it.seat());
    json.name("in");
    json.truth(it.in());
    json.name("life");
    json.number(it.life());
    json.name("coins");
    json.number(it.coins());
    json.name("weapon");
    write(json, it.weapon());
    json.name("pets");
    json.openList();
    for (PavillonView.PetView item : it.pets()) {
      write(json, item);
    }
    json.closeList();
    json.name("limit");
    json.number(it.limit());
    if (it.aspect().isPresent()) {
      json.name("aspect");
      write(json, it.aspect().get());
    }
    json.name("hand");
    json.number(it.hand());
    json.name("seen");
    json.openList();
    for (PavillonView.CardView item : it.seen()) {
      write(json, item);
    }
    json.closeList();
    json.name("chosen");
    json.truth(it.chosen());
    json.name("venom");
    json.openList();
    for (int item : it.venom()) {
      json.number(item);
    }
    json.closeList();
    json.close();
  }

  public static void write(JsonWriter json, PavillonView.PetView it) {
    json.open();
    json.name("place");
    json.text(it.place());
    json.name("name");
    json.text(it.name());
    json.name("card");
    write(json, it.card());
    json.name("life");
    json.number(it.life());
    json.name("most");
    json.number(it.most());
    json.name("attack");
    json.number(it.attack());
    json.name("stunned");
    json.truth(it.stunned());
    json.name("marks");
    json.openList();
    for (String item : it.marks()) {
      json.text(item);
    }
    json.closeList();
    json.close();
  }

  public static void write(JsonWriter json, PavillonView.PileView it) {
    json.open();
    json.name("size");
    json.number(it.size());
    json.name("under");
    json.openList();
    for (String item : it.under()) {
      json.text(item);
    }
    json.closeList();
    json.name("discard");
    json.openList();
    for (String item : it.discard()) {
      json.text(item);
    }
    json.closeList();
    json.close();
  }

  public static void write(JsonWriter json, PavillonView.You it) {
    json.open();
    json.name("seat");
    json.text(it.seat());
    json.name("hand");
    json.openList();
    for (PavillonView.CardView item : it.hand()) {
      write(json, item);
    }
    json.closeList();
    json.name("entries");
    json.openList();
    for (int item : it.entries()) {
      json.number(item);
    }
    json.closeList();
    json.name("offer");
    json.openList();
    for (PavillonView.CardView item : it.offer()) {
      write(json, item);
    }
    json.closeList();
    if (it.kept().isPresent()) {
      json.name("kept");
      json.text(it.kept().get());
    }
    json.name("standing");
    json.text(it.standing());
    json.name("passed");
    json.truth(it.passed());
    json.name("strikes");
    json.openList();
    for (PavillonView.ForeseenView item : it.strikes()) {
      write(json, item);
    }
    json.closeList();
    json.name("prices");
    json.openList();
    for (int item : it.prices()) {
      json.number(item);
    }
    json.closeList();
    json.close();
  }
}

package bergerie.table.wire.codec;

import bergerie.games.wolfandhound.box.Target;
import bergerie.games.wolfandhound.round.Score;
import bergerie.games.wolfandhound.view.WolfAndHoundView;
import bergerie.table.wire.json.JsonWriter;

/** Writes JSON. Made from the records of the wire: see docs/wire-changes.md. */
public final class WolfandhoundWriter {

  private WolfandhoundWriter() {}

  public static void write(JsonWriter json, WolfAndHoundView it) {
    json.open();
    json.name("round");
    json.number(it.round());
    json.name("rounds");
    json.number(it.rounds());
    json.name("score");
    write(json, it.score());
    json.name("meadows");
    json.openList();
    for (WolfAndHoundView.MeadowView item : it.meadows()) {
      write(json, item);
    }
    json.closeList();
    json.name("active");
    json.text(it.active().name());
    json.name("stage");
    json.text(it.stage().name());
    json.name("animals");
    json.openList();
    for (WolfAndHoundView.AnimalView item : it.animals()) {
      write(json, item);
    }
    json.closeList();
    json.name("waiting");
    json.openList();
    for (String item : it.waiting()) {
      json.text(item);
    }
    json.closeList();
    json.name("noThrees");
    json.truth(it.noThrees());
    json.name("lastLap");
    json.truth(it.lastLap());
    json.name("pile");
    json.number(it.pile());
    if (it.turnedUp().isPresent()) {
      json.name("turnedUp");
      write(json, it.turnedUp().get());
    }
    json.name("played");
    json.openList();
    for (WolfAndHoundView.PlayedCard item : it.played()) {
      write(json, item);
    }
    json.closeList();
    json.name("hand");
    json.openList();
    for (WolfAndHoundView.CardView item : it.hand()) {
      write(json, item);
    }
    json.closeList();
    if (it.result().isPresent()) {
      json.name("result");
      write(json, it.result().get());
    }
    json.close();
  }

  public static void write(JsonWriter json, Score it) {
    json.open();
    json.name("green");
    json.number(it.green());
    json.name("orange");
    json.number(it.orange());
    json.close();
  }

  public static void write(JsonWriter json, WolfAndHoundView.MeadowView it) {
    json.open();
    json.name("name");
    json.text(it.name().name());
    if (it.seat().isPresent()) {
      json.name("seat");
      json.number(it.seat().get());
    }
    if (it.team().isPresent()) {
      json.name("team");
      json.text(it.team().get().name());
    }
    json.name("pen");
    json.number(it.pen());
    json.name("forest");
    json.number(it.forest());
    json.name("cards");
    json.number(it.cards());
    json.name("shown");
    json.openList();
    for (String item : it.shown()) {
      json.text(item);
    }
    json.closeList();
    json.close();
  }

  public static void write(JsonWriter json, WolfAndHoundView.AnimalView it) {
    json.open();
    json.name("id");
    json.text(it.id());
    json.name("label");
    RulesWriter.write(json, it.label());
    json.name("kind");
    json.text(it.kind().name());
    json.name("colour");
    json.text(it.colour().name());
    json.name("movement");
    json.text(it.movement().name());
    json.name("targets");
    json.openList();
    for (Target item : it.targets()) {
      json.text(item.name());
    }
    json.closeList();
    json.name("power");
    json.text(it.power().name());
    json.name("at");
    json.text(it.at().name());
    json.close();
  }

  public static void write(JsonWriter json, WolfAndHoundView.CardView it) {
    json.open();
    json.name("card");
    json.text(it.card());
    json.name("landings");
    json.openList();
    for (WolfAndHoundView.Landing item : it.landings()) {
      write(json, item);
    }
    json.closeList();
    if (it.forbidden().isPresent()) {
      json.name("forbidden");
      RulesWriter.write(json, it.forbidden().get());
    }
    json.close();
  }

  public static void write(JsonWriter json, WolfAndHoundView.Landing it) {
    json.open();
    json.name("animal");
    json.text(it.animal());
    json.name("at");
    json.text(it.at().name());
    json.name("colour");
    json.text(it.colour().name());
    json.close();
  }

  public static void write(JsonWriter json, WolfAndHoundView.PlayedCard it) {
    json.open();
    json.name("by");
    json.text(it.by().name());
    json.name("card");
    json.text(it.card());
    json.close();
  }

  public static void write(JsonWriter json, WolfAndHoundView.Result it) {
    json.open();
    json.name("winner");
    json.text(it.winner().name());
    json.name("rule");
    json.text(it.rule());
    json.name("why");
    RulesWriter.write(json, it.why());
    json.close();
  }
}

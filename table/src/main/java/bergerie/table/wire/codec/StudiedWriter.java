package bergerie.table.wire.codec;

import bergerie.games.sheepsheep.meadow.Card;
import bergerie.games.sheepsheep.meadow.Cell;
import bergerie.games.sheepsheep.view.SheepSheepView;
import bergerie.table.wire.json.JsonWriter;
import bergerie.table.wire.shape.Studied;

/** Writes JSON. Made from the records of the wire: see docs/wire-changes.md. */
public final class StudiedWriter {

  private StudiedWriter() {}

  public static void write(JsonWriter json, Studied.SolvedGames it) {
    json.open();
    json.name("games");
    json.openList();
    for (Studied.SolvedGame item : it.games()) {
      write(json, item);
    }
    json.closeList();
    json.close();
  }

  public static void write(JsonWriter json, Studied.SolvedGame it) {
    json.open();
    json.name("game");
    json.text(it.game());
    json.name("ready");
    json.truth(it.ready());
    json.name("grades");
    json.openList();
    for (String item : it.grades()) {
      json.text(item);
    }
    json.closeList();
    if (it.offer().isPresent()) {
      json.name("offer");
      json.number(it.offer().get());
    }
    if (it.building().isPresent()) {
      json.name("building");
      write(json, it.building().get());
    }
    if (it.failed().isPresent()) {
      json.name("failed");
      json.truth(it.failed().get());
    }
    json.close();
  }

  public static void write(JsonWriter json, Studied.Building it) {
    json.open();
    json.name("done");
    json.number(it.done());
    json.name("total");
    json.number(it.total());
    json.name("mayStop");
    json.truth(it.mayStop());
    json.close();
  }

  public static void write(JsonWriter json, Studied.Analysis it) {
    json.open();
    json.name("position");
    json.text(it.position());
    json.name("view");
    HuntWriter.write(json, it.view());
    json.name("turn");
    InPlayWriter.write(json, it.turn());
    if (it.value().isPresent()) {
      json.name("value");
      json.text(word(it.value().get()));
    }
    if (it.turns().isPresent()) {
      json.name("turns");
      json.number(it.turns().get());
    }
    if (it.best().isPresent()) {
      json.name("best");
      json.text(it.best().get());
    }
    json.name("moves");
    json.openList();
    for (Studied.ValuedMove item : it.moves()) {
      write(json, item);
    }
    json.closeList();
    json.close();
  }

  static String word(Studied.Worth it) {
    return switch (it) {
      case WIN -> "win";
      case DRAW -> "draw";
      case LOSS -> "loss";
    };
  }

  public static void write(JsonWriter json, Studied.ValuedMove it) {
    json.open();
    json.name("move");
    json.text(it.move());
    if (it.value().isPresent()) {
      json.name("value");
      json.text(word(it.value().get()));
    }
    if (it.turns().isPresent()) {
      json.name("turns");
      json.number(it.turns().get());
    }
    json.name("next");
    json.text(it.next());
    json.close();
  }

  public static void write(JsonWriter json, Studied.Puzzle it) {
    json.open();
    json.name("grade");
    json.text(it.grade());
    json.name("turns");
    json.number(it.turns());
    json.name("line");
    json.openList();
    for (String item : it.line()) {
      json.text(item);
    }
    json.closeList();
    json.name("analysis");
    write(json, it.analysis());
    json.close();
  }

  public static void write(JsonWriter json, Studied.Exercise it) {
    json.open();
    json.name("name");
    json.text(it.name());
    json.name("meadow");
    json.openList();
    for (SheepSheepView.Spot item : it.meadow()) {
      SheepsheepWriter.write(json, item);
    }
    json.closeList();
    json.name("cards");
    json.openList();
    for (Card item : it.cards()) {
      SheepsheepWriter.write(json, item);
    }
    json.closeList();
    json.name("best");
    write(json, it.best());
    json.close();
  }

  public static void write(JsonWriter json, Studied.Best it) {
    json.open();
    json.name("sheep");
    json.number(it.sheep());
    json.name("bound");
    json.number(it.bound());
    if (it.family().isPresent()) {
      json.name("family");
      json.text(it.family().get().name());
    }
    json.name("cells");
    json.openList();
    for (Cell item : it.cells()) {
      json.text(item.name());
    }
    json.closeList();
    json.name("exchanges");
    json.openList();
    for (String item : it.exchanges()) {
      json.text(item);
    }
    json.closeList();
    json.close();
  }
}

package bergerie.server.http;

import bergerie.bots.Bots;
import bergerie.bots.Level;
import bergerie.games.Shelf;
import bergerie.rules.Game;
import bergerie.rules.GameInfo;
import bergerie.rules.Option;
import bergerie.rules.Words;
import bergerie.rules.board.Board;
import bergerie.rules.board.OnBoard;
import bergerie.server.wire.Json;
import java.io.StringWriter;
import java.util.List;
import tools.jackson.core.JsonGenerator;

/** The games of the house, as the page is told of them. */
final class GamesJson {

  private GamesJson() {}

  static String of(Shelf shelf) {
    StringWriter text = new StringWriter();
    try (JsonGenerator json = Json.VIEWS.createGenerator(text)) {
      json.writeStartArray();
      shelf.games().forEach(game -> game(json, game));
      json.writeEndArray();
    }
    return text.toString();
  }

  private static void game(JsonGenerator json, Game<?, ?, ?> game) {
    GameInfo info = game.info();
    json.writeStartObject();
    json.writeStringProperty("id", info.id());
    json.writeNumberProperty("version", info.version());
    Json.words(json, "title", info.title());
    Json.words(json, "summary", info.summary());
    json.writeArrayPropertyStart("players");
    info.players().forEach(json::writeNumber);
    json.writeEndArray();
    json.writeArrayPropertyStart("seats");
    info.seats().forEach(seat -> labelled(json, seat.id(), "label", seat.label()));
    json.writeEndArray();
    json.writeArrayPropertyStart("options");
    info.options().forEach(option -> option(json, option));
    json.writeEndArray();
    json.writeArrayPropertyStart("rules");
    info.rules().forEach(rule -> labelled(json, rule.id(), "text", rule.text()));
    json.writeEndArray();
    json.writeStringProperty("secrecy", info.secrecy().name());
    json.writeNumberProperty("minutes", info.minutes());
    json.writeNumberProperty("difficulty", info.difficulty());
    Json.texts(json, "levels", ids(Bots.offered()));
    Json.texts(json, "otherLevels", ids(Bots.plain(game)));
    json.writeStringProperty("usualLevel", Bots.usual().id());
    if (game instanceof OnBoard onBoard) {
      board(json, onBoard.board());
    }
    json.writeEndObject();
  }

  private static List<String> ids(List<Level> levels) {
    return levels.stream().map(Level::id).toList();
  }

  private static void labelled(JsonGenerator json, String id, String field, Words words) {
    json.writeStartObject();
    json.writeStringProperty("id", id);
    Json.words(json, field, words);
    json.writeEndObject();
  }

  private static void option(JsonGenerator json, Option option) {
    json.writeStartObject();
    String kind =
        switch (option) {
          case Option.Choice _ -> "choice";
          case Option.Whole _ -> "whole";
          case Option.Selection _ -> "selection";
        };
    json.writeStringProperty("kind", kind);
    json.writeStringProperty("name", option.name());
    Json.words(json, "label", option.label());
    json.writeStringProperty("preset", option.preset());
    switch (option) {
      case Option.Choice choice -> values(json, "values", choice.values());
      case Option.Whole whole -> {
        bounds(json, whole.least(), whole.most());
        if (whole.patient() != whole.initial()) {
          json.writeNumberProperty("patient", whole.patient());
        }
      }
      case Option.Selection selection -> {
        values(json, "items", selection.items());
        bounds(json, selection.least(), selection.most());
        values(json, "offers", selection.offers());
      }
    }
    json.writeEndObject();
  }

  private static void bounds(JsonGenerator json, int least, int most) {
    json.writeNumberProperty("least", least);
    json.writeNumberProperty("most", most);
  }

  private static void values(JsonGenerator json, String field, List<Option.Value> values) {
    json.writeArrayPropertyStart(field);
    values.forEach(value -> value(json, value));
    json.writeEndArray();
  }

  private static void value(JsonGenerator json, Option.Value value) {
    json.writeStartObject();
    json.writeStringProperty("id", value.id());
    Json.words(json, "label", value.label());
    if (!value.mark().isEmpty()) {
      json.writeStringProperty("mark", value.mark());
    }
    json.writeEndObject();
  }

  private static void board(JsonGenerator json, Board board) {
    json.writeObjectPropertyStart("boards");
    json.writeArrayPropertyStart("points");
    board
        .points()
        .forEach(
            point -> {
              json.writeStartObject();
              json.writeStringProperty("name", point.name());
              json.writeNumberProperty("x", point.x());
              json.writeNumberProperty("y", point.y());
              json.writeEndObject();
            });
    json.writeEndArray();
    json.writeArrayPropertyStart("lines");
    board
        .lines()
        .forEach(
            line -> {
              json.writeStartArray();
              json.writeString(line.a().name());
              json.writeString(line.b().name());
              json.writeEndArray();
            });
    json.writeEndArray();
    json.writeEndObject();
  }
}

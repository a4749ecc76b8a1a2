package bergerie.server.http;

import bergerie.bots.solve.Guide;
import bergerie.bots.solve.Oracle;
import bergerie.bots.solve.Verdict;
import bergerie.rules.Viewer;
import bergerie.rules.hunt.Hunt;
import bergerie.rules.hunt.HuntNotation;
import bergerie.rules.hunt.HuntPosition;
import bergerie.server.wire.Json;
import java.util.Locale;
import java.util.Optional;
import tools.jackson.core.JsonGenerator;

/** What a position and its moves are worth, as the page is told. */
final class AnalysisJson {

  /** How much is searched for the best answer where the tables count no turns. */
  private static final long LOOKS = 5_000;

  private AnalysisJson() {}

  static <P extends HuntPosition> Answer answer(Oracle<P> oracle, Hunt<P> state) {
    return Answer.json(200, json -> write(json, oracle, state));
  }

  /** The fields, into an object that is open. */
  static <P extends HuntPosition> void write(JsonGenerator json, Oracle<P> oracle, Hunt<P> state) {
    var game = oracle.game();
    json.writeStringProperty("position", game.notation().writeState(state));
    json.writePOJOProperty("view", game.view(state, new Viewer.Spectator()));
    Json.turn(json, game.turn(state));
    verdict(json, oracle.verdict(state));
    new Guide<>(oracle, LOOKS)
        .best(state)
        .ifPresent(move -> json.writeStringProperty("best", HuntNotation.write(move)));
    json.writeArrayPropertyStart("moves");
    for (Oracle.Choice choice : oracle.choices(state)) {
      json.writeStartObject();
      json.writeStringProperty("move", HuntNotation.write(choice.move()));
      verdict(json, choice.verdict());
      json.writeStringProperty(
          "next", game.notation().writeState(oracle.play(state, choice.move())));
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  private static void verdict(JsonGenerator json, Optional<Verdict> verdict) {
    verdict.ifPresent(
        known -> {
          json.writeStringProperty("value", known.value().name().toLowerCase(Locale.ROOT));
          known.turns().ifPresent(turns -> json.writeNumberProperty("turns", turns));
        });
  }
}

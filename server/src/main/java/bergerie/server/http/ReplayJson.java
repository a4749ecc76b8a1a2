package bergerie.server.http;

import bergerie.rules.Actor;
import bergerie.rules.Game;
import bergerie.rules.Outcome;
import bergerie.rules.Seat;
import bergerie.rules.Viewer;
import bergerie.rules.match.Dealer;
import bergerie.rules.match.Line;
import bergerie.rules.match.MatchRecord;
import bergerie.server.match.Event;
import bergerie.server.match.Fold;
import bergerie.server.match.Heard;
import bergerie.server.match.Logged;
import bergerie.server.match.Match;
import bergerie.server.match.Records;
import bergerie.server.match.Telling;
import bergerie.server.wire.Json;
import bergerie.server.wire.TableInfo;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import tools.jackson.core.JsonGenerator;

/** A finished match, move by move, as one viewer saw it. */
final class ReplayJson {

  private ReplayJson() {}

  static <S, M, V> Answer answer(
      Game<S, M, V> game, String table, List<Logged> log, String wished) {
    int players = Fold.head(log.getFirst().event()).setup().players();
    Optional<Viewer> viewer =
        wished.equals("spectator")
            ? Optional.of(new Viewer.Spectator())
            : Seat.all(players).stream()
                .filter(seat -> Integer.toString(seat.index()).equals(wished))
                .map(Viewer::player)
                .findFirst();
    return viewer
        .map(v -> Answer.json(200, json -> write(json, game, table, log, v)))
        .orElseGet(
            () ->
                Answer.fault(
                    400,
                    "viewer",
                    "expected a seat's number or spectator",
                    "un numéro de place ou spectator est attendu"));
  }

  private static <S, M, V> void write(
      JsonGenerator json, Game<S, M, V> game, String table, List<Logged> log, Viewer viewer) {
    Match<S, M, V> end = Fold.of(game, log);
    json.writeObjectPropertyStart("info");
    Json.table(json, TableInfo.of(table, end, Set.of()));
    json.writeEndObject();
    json.writeArrayPropertyStart("frames");
    Fold<S, M, V> fold = Fold.begin(game, log.getFirst());
    frame(json, fold.match(), 1, Optional.empty(), viewer);
    for (Logged logged : log.subList(1, log.size())) {
      Optional<Heard> heard = Telling.of(fold.match(), logged, viewer);
      fold.add(logged);
      if (heard.isPresent() && isScene(logged.event())) {
        frame(json, fold.match(), logged.seq(), heard, viewer);
      }
    }
    json.writeEndArray();
    json.writeObjectPropertyStart("outcome");
    Optional<Outcome> outcome = end.ending().outcome();
    outcome.ifPresent(known -> Json.outcome(json, known));
    json.writeEndObject();
    fairness(json, Records.write(log));
  }

  /** Whether an event belongs to the game's story, not to the coming and going around it. */
  private static boolean isScene(Event event) {
    return switch (event) {
      case Event.Step _, Event.TakenBack _, Event.Resigned _, Event.Flagged _, Event.DrawAgreed _ ->
          true;
      default -> false;
    };
  }

  private static <S, M, V> void frame(
      JsonGenerator json, Match<S, M, V> match, long seq, Optional<Heard> heard, Viewer viewer) {
    json.writeStartObject();
    json.writeNumberProperty("seq", seq);
    if (heard.isPresent()) {
      json.writeName("told");
      Json.heard(json, heard.get());
      Optional<Actor> actor = heard.get().actor();
      Json.actor(json, actor);
    } else {
      json.writeNullProperty("told");
      json.writeNullProperty("actor");
    }
    json.writePOJOProperty("view", match.game().view(match.state(), viewer));
    Json.turn(json, match.turn());
    json.writeEndObject();
  }

  private static void fairness(JsonGenerator json, MatchRecord record) {
    json.writeObjectPropertyStart("fairness");
    record
        .seal()
        .ifPresent(
            seal -> {
              json.writeStringProperty("seed", seal.seed().orElse(""));
              json.writeStringProperty("commitment", seal.commitment());
              Json.texts(json, "nonces", seal.nonces());
            });
    json.writeArrayPropertyStart("draws");
    long number = Dealer.FIRST;
    for (Line.Deal deal : record.deals()) {
      json.writeStartObject();
      json.writeNumberProperty("draw", number++);
      json.writeArrayPropertyStart("values");
      deal.drawn()
          .forEach(
              drawn -> {
                json.writeStartArray();
                json.writeNumber(drawn.bound());
                json.writeNumber(drawn.value());
                json.writeEndArray();
              });
      json.writeEndArray();
      json.writeEndObject();
    }
    json.writeEndArray();
    json.writeEndObject();
  }
}

package bergerie.server.wire;

import bergerie.rules.Objection;
import bergerie.rules.Ruling;
import bergerie.rules.Seat;
import bergerie.rules.Told;
import bergerie.rules.Viewer;
import bergerie.server.match.Offer;
import bergerie.server.match.Timing;
import java.io.StringWriter;
import java.util.List;
import java.util.function.Consumer;
import tools.jackson.core.JsonGenerator;

/** Writes what the server says, field by field in a fixed order. */
public final class WireWriter {

  private WireWriter() {}

  public static String write(ToClient message) {
    return object(json -> fields(json, message));
  }

  /** One JSON object as text. */
  public static String object(Consumer<JsonGenerator> fields) {
    StringWriter text = new StringWriter();
    try (JsonGenerator json = Json.VIEWS.createGenerator(text)) {
      json.writeStartObject();
      fields.accept(json);
      json.writeEndObject();
    }
    return text.toString();
  }

  private static void fields(JsonGenerator json, ToClient message) {
    switch (message) {
      case ToClient.Hello(int protocol, String server) -> {
        json.writeStringProperty("type", "hello");
        json.writeNumberProperty("protocol", protocol);
        json.writeStringProperty("server", server);
      }
      case ToClient.Ack ack -> {
        json.writeStringProperty("type", "ack");
        json.writeStringProperty("id", ack.id());
        ack.seq().ifPresent(seq -> json.writeNumberProperty("seq", seq));
      }
      case ToClient.Refused(String id, Objection objection, long seq) -> {
        json.writeStringProperty("type", "refused");
        json.writeStringProperty("id", id);
        json.writeStringProperty("rule", objection.rule());
        Json.words(json, "why", objection.why());
        json.writeNumberProperty("seq", seq);
      }
      case ToClient.Fault fault -> {
        json.writeStringProperty("type", "error");
        fault.id().ifPresent(id -> json.writeStringProperty("id", id));
        json.writeStringProperty("field", fault.field());
        Json.words(json, "why", fault.why());
      }
      case ToClient.Ruled ruled -> ruled(json, ruled);
      case ToClient.Advised(String id, Counsel counsel) -> {
        json.writeStringProperty("type", "advice");
        json.writeStringProperty("id", id);
        Json.counsel(json, counsel);
      }
      case ToClient.Table table -> table(json, table);
      case ToClient.State state -> state(json, state);
      case ToClient.Chat chat -> {
        json.writeStringProperty("type", "chat");
        json.writeStringProperty("table", chat.table());
        json.writeNumberProperty("seq", chat.seq());
        json.writeNumberProperty("seat", chat.seat().index());
        json.writeStringProperty("name", chat.name());
        json.writeStringProperty("text", chat.text());
        json.writeNumberProperty("at", chat.at());
      }
      case ToClient.Pong(String id) -> {
        json.writeStringProperty("type", "pong");
        json.writeStringProperty("id", id);
      }
      case ToClient.Ping _ -> json.writeStringProperty("type", "ping");
    }
  }

  private static void ruled(JsonGenerator json, ToClient.Ruled ruled) {
    json.writeStringProperty("type", "ruling");
    json.writeStringProperty("id", ruled.id());
    switch (ruled.ruling()) {
      case Ruling.Allowed _ -> {
        json.writeBooleanProperty("allowed", true);
        ruled.ahead().ifPresent(told -> ahead(json, told));
      }
      case Ruling.Refused(Objection objection) -> {
        json.writeBooleanProperty("allowed", false);
        json.writeStringProperty("rule", objection.rule());
        Json.words(json, "why", objection.why());
      }
    }
  }

  private static void ahead(JsonGenerator json, Told told) {
    json.writeObjectPropertyStart("ahead");
    Json.words(json, "words", told.words());
    json.writeStringProperty("cue", told.cue());
    json.writeEndObject();
  }

  private static void table(JsonGenerator json, ToClient.Table table) {
    json.writeStringProperty("type", "table");
    Json.table(json, table.info());
    Json.seats(json, "yours", table.yours());
    Json.seats(json, "needsNonce", table.needsNonce());
    json.writeArrayPropertyStart("offers");
    for (Offer offer : table.offers()) {
      offer(json, offer.what().id(), offer.seat(), offer.agreed().stream().sorted().toList());
    }
    List<Seat> again = table.again().stream().sorted().toList();
    if (!again.isEmpty() && table.info().next().isEmpty()) {
      offer(json, "rematch", again.getFirst(), again.subList(1, again.size()));
    }
    json.writeEndArray();
    json.writeArrayPropertyStart("absent");
    for (ToClient.Absent absent : table.absent()) {
      json.writeStartObject();
      json.writeNumberProperty("seat", absent.seat().index());
      json.writeNumberProperty("takeover", absent.takeover());
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  private static void offer(JsonGenerator json, String what, Seat seat, List<Seat> answers) {
    json.writeStartObject();
    json.writeStringProperty("what", what);
    json.writeNumberProperty("seat", seat.index());
    Json.seats(json, "answers", answers);
    json.writeEndObject();
  }

  private static void state(JsonGenerator json, ToClient.State state) {
    json.writeStringProperty("type", "state");
    json.writeStringProperty("table", state.table());
    json.writeNumberProperty("seq", state.seq());
    Json.viewer(json, state.viewer());
    json.writePOJOProperty("view", state.view());
    Json.turn(json, state.turn());
    json.writeObjectPropertyStart("moves");
    if (state.viewer() instanceof Viewer.Player(Seat seat)) {
      Json.texts(json, Integer.toString(seat.index()), state.moves());
    }
    json.writeEndObject();
    json.writeArrayPropertyStart("told");
    state.told().forEach(heard -> Json.heard(json, heard));
    json.writeEndArray();
    timing(json, state.timing(), state.now());
    state.lost().ifPresent(lost -> Json.words(json, "lost", lost));
  }

  private static void timing(JsonGenerator json, Timing timing, long now) {
    List<Long> left = timing.leftAt(now);
    if (!left.isEmpty()) {
      json.writeObjectPropertyStart("clock");
      Json.seats(json, "running", timing.running());
      json.writeObjectPropertyStart("left");
      for (int i = 0; i < left.size(); i++) {
        json.writeNumberProperty(Integer.toString(i), Math.max(0, left.get(i)));
      }
      json.writeEndObject();
      json.writeNumberProperty("at", now);
      json.writeEndObject();
    }
    timing
        .sand()
        .ifPresent(
            sand -> {
              json.writeObjectPropertyStart("sand");
              json.writeNumberProperty("deadline", sand.deadline());
              json.writeNumberProperty("length", sand.length());
              json.writeNumberProperty("now", now);
              json.writeEndObject();
            });
  }
}

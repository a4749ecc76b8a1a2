package bergerie.server.wire;

import bergerie.bots.Advice;
import bergerie.rules.Actor;
import bergerie.rules.Outcome;
import bergerie.rules.Seat;
import bergerie.rules.Turn;
import bergerie.rules.Viewer;
import bergerie.rules.Words;
import bergerie.server.match.Clock;
import bergerie.server.match.Heard;
import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import java.util.Optional;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.json.JsonMapper;

/** The parts that messages and REST answers share. */
public final class Json {

  /** Writes views: records, with what is absent left out. */
  public static final JsonMapper VIEWS =
      JsonMapper.builder()
          .changeDefaultPropertyInclusion(
              inclusion -> inclusion.withValueInclusion(JsonInclude.Include.NON_ABSENT))
          .build();

  private Json() {}

  public static void words(JsonGenerator json, String field, Words words) {
    json.writeObjectPropertyStart(field);
    json.writeStringProperty("en", words.en());
    json.writeStringProperty("fr", words.fr());
    json.writeEndObject();
  }

  public static void seats(JsonGenerator json, String field, List<Seat> seats) {
    json.writeArrayPropertyStart(field);
    seats.forEach(seat -> json.writeNumber(seat.index()));
    json.writeEndArray();
  }

  public static void texts(JsonGenerator json, String field, List<String> texts) {
    json.writeArrayPropertyStart(field);
    texts.forEach(json::writeString);
    json.writeEndArray();
  }

  public static void viewer(JsonGenerator json, Viewer viewer) {
    switch (viewer) {
      case Viewer.Player(Seat seat) -> json.writeNumberProperty("viewer", seat.index());
      case Viewer.Spectator _ -> json.writeStringProperty("viewer", "spectator");
    }
  }

  public static void actor(JsonGenerator json, Optional<Actor> actor) {
    if (actor.isEmpty()) {
      json.writeStringProperty("actor", "table");
      return;
    }
    switch (actor.get()) {
      case Actor.Player(Seat seat) -> json.writeNumberProperty("actor", seat.index());
      case Actor.Deal _ -> json.writeStringProperty("actor", "deal");
      case Actor.Glass _ -> json.writeStringProperty("actor", "glass");
    }
  }

  public static void heard(JsonGenerator json, Heard heard) {
    json.writeStartObject();
    json.writeNumberProperty("seq", heard.seq());
    actor(json, heard.actor());
    words(json, "words", heard.told().words());
    json.writeStringProperty("cue", heard.told().cue());
    json.writeEndObject();
  }

  public static void counsel(JsonGenerator json, Counsel counsel) {
    json.writeArrayPropertyStart("choices");
    counsel.choices().forEach(choice -> choice(json, choice));
    json.writeEndArray();
    json.writeObjectPropertyStart("reason");
    reason(json, counsel.reason());
    json.writeEndObject();
  }

  private static void choice(JsonGenerator json, Counsel.Choice choice) {
    json.writeStartObject();
    json.writeStringProperty("text", choice.text());
    words(json, "words", choice.words());
    json.writeNumberProperty("worth", choice.worth());
    json.writeEndObject();
  }

  private static void reason(JsonGenerator json, Advice.Reason reason) {
    switch (reason) {
      case Advice.Reason.Worlds(long imagined) -> {
        json.writeStringProperty("kind", "worlds");
        json.writeNumberProperty("imagined", imagined);
      }
      case Advice.Reason.Ahead(int depth, int score, int end) -> {
        json.writeStringProperty("kind", "ahead");
        json.writeNumberProperty("depth", depth);
        json.writeNumberProperty("score", score);
        json.writeNumberProperty("end", end);
      }
      case Advice.Reason.Group(int points, int exchanges, boolean proven, int forgone) -> {
        json.writeStringProperty("kind", "group");
        json.writeNumberProperty("points", points);
        json.writeNumberProperty("exchanges", exchanges);
        json.writeBooleanProperty("proven", proven);
        json.writeNumberProperty("forgone", forgone);
      }
      case Advice.Reason.Meadow(int mine, int theirs) -> {
        json.writeStringProperty("kind", "meadow");
        json.writeNumberProperty("mine", mine);
        json.writeNumberProperty("theirs", theirs);
      }
      case Advice.Reason.Forced _ -> json.writeStringProperty("kind", "forced");
    }
  }

  public static void turn(JsonGenerator json, Turn turn) {
    json.writeObjectPropertyStart("turn");
    switch (turn) {
      case Turn.Act act -> {
        json.writeStringProperty("kind", "act");
        seats(json, "awaited", act.awaited());
        seats(json, "free", act.free());
      }
      case Turn.Draw _ -> json.writeStringProperty("kind", "draw");
      case Turn.Over(Outcome outcome) -> {
        json.writeStringProperty("kind", "over");
        outcome(json, outcome);
      }
    }
    json.writeEndObject();
  }

  public static void outcome(JsonGenerator json, Outcome outcome) {
    seats(json, "winners", outcome.winners());
    json.writeArrayPropertyStart("scores");
    outcome.scores().forEach(json::writeNumber);
    json.writeEndArray();
    json.writeStringProperty("rule", outcome.rule());
    words(json, "why", outcome.why());
  }

  /** The fields of a table's description, into an object that is open. */
  public static void table(JsonGenerator json, TableInfo info) {
    json.writeStringProperty("table", info.table());
    json.writeStringProperty("game", info.game());
    json.writeNumberProperty("version", info.version());
    json.writeNumberProperty("players", info.setup().players());
    json.writeObjectPropertyStart("options");
    info.setup().options().forEach(json::writeStringProperty);
    json.writeEndObject();
    json.writeArrayPropertyStart("seats");
    info.seats().forEach(seat -> seat(json, seat));
    json.writeEndArray();
    clock(json, info.clock());
    json.writeStringProperty("phase", info.phase().id());
    seats(json, "awaited", info.awaited());
    json.writeStringProperty("commitment", info.commitment());
    json.writeNumberProperty("seq", info.seq());
    info.next().ifPresent(next -> json.writeStringProperty("next", next));
  }

  private static void seat(JsonGenerator json, TableInfo.SeatInfo seat) {
    json.writeStartObject();
    json.writeNumberProperty("seat", seat.seat().index());
    json.writeStringProperty("kind", seat.kind());
    json.writeStringProperty("name", seat.name());
    seat.level().ifPresent(level -> json.writeStringProperty("level", level));
    json.writeBooleanProperty("here", seat.here());
    json.writeBooleanProperty("bot", seat.bot());
    json.writeEndObject();
  }

  private static void clock(JsonGenerator json, Clock clock) {
    json.writeObjectPropertyStart("clock");
    switch (clock) {
      case Clock.None _ -> json.writeStringProperty("kind", "none");
      case Clock.PerMove(long limit) -> {
        json.writeStringProperty("kind", "move");
        json.writeNumberProperty("seconds", limit / 1000);
      }
      case Clock.PerGame(long limit, long increment) -> {
        json.writeStringProperty("kind", "game");
        json.writeNumberProperty("seconds", limit / 1000);
        json.writeNumberProperty("increment", increment / 1000);
      }
    }
    json.writeEndObject();
  }
}

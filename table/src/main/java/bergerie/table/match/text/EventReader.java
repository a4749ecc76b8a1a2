package bergerie.table.match.text;

import bergerie.rules.Named;
import bergerie.rules.Outcome;
import bergerie.rules.Seat;
import bergerie.rules.Setup;
import bergerie.rules.Words;
import bergerie.rules.match.Drawn;
import bergerie.rules.match.Origin;
import bergerie.table.match.Clock;
import bergerie.table.match.Event;
import bergerie.table.match.Holder;
import bergerie.table.match.Offer;
import bergerie.table.wire.json.JsonReader;
import bergerie.table.wire.json.JsonValue;
import bergerie.table.wire.json.NoJson;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Reads an object of the log. What it does not say is empty: older logs say less. */
record EventReader(Map<String, JsonValue> fields) {

  static EventReader of(String body) {
    try {
      return of(JsonReader.read(body, Integer.MAX_VALUE).orElseThrow());
    } catch (NoJson e) {
      // Without the text: an event may hold a seed.
      throw new IllegalArgumentException("no event", e);
    }
  }

  private static EventReader of(JsonValue value) {
    return new EventReader(
        value instanceof JsonValue.Fielded(Map<String, JsonValue> fields) ? fields : Map.of());
  }

  Event event() {
    String type = text("t");
    return switch (type) {
      case "created" -> created(usual());
      case "imported" -> new Event.Imported(created(Origin.IMPORTED), text("commitment"));
      case "joined" -> new Event.Joined(seat(), text("name"), text("token"));
      case "nonce" -> new Event.Nonce(seat(), text("text"));
      case "pledge" -> new Event.Pledged(seat(), text("pledge"));
      case "move" -> new Event.Moved(seat(), text("text"));
      case "deal" -> new Event.Dealt(text("text"), drawn());
      case "glass" -> new Event.GlassRan(text("text"));
      case "back" -> new Event.TakenBack((int) number("steps"));
      case "offer" -> new Event.Offered(seat(), what());
      case "agree" -> new Event.Agreed(seat(), what());
      case "decline" -> new Event.Declined(seat(), what());
      case "resign" -> new Event.Resigned(seat());
      case "flag" -> new Event.Flagged(seat());
      case "drawn" -> new Event.DrawAgreed();
      case "counted" -> new Event.CountAgreed();
      case "toolong" -> new Event.TooLong();
      case "calledoff" -> new Event.CalledOff();
      case "unshown" -> new Event.Unshown(seat());
      case "ended" -> new Event.Ended(outcome());
      case "chat" -> new Event.Chatted(seat(), text("text"));
      case "left" -> new Event.Left(seat());
      case "takenover" -> new Event.TakenOver(seat());
      case "returned" -> new Event.Returned(seat());
      case "rematch" -> new Event.RematchWished(seat());
      case "rematched" -> new Event.Rematched(text("next"));
      case "handed" -> new Event.HandedOver(seat());
      case "resumed" -> new Event.Resumed(number("lost"));
      default -> throw new IllegalArgumentException("no event is called " + type);
    };
  }

  /** Where a match began whose log does not say it: older ones did not. */
  private Origin usual() {
    return fields.containsKey("start") ? Origin.SOMEWHERE : Origin.FRESH;
  }

  private Event.Created created(Origin usual) {
    return new Event.Created(
        text("game"),
        (int) number("rules"),
        said("content").orElse("1"),
        new Setup((int) number("players"), options()),
        items("seats").stream().map(seat -> of(seat).holder()).toList(),
        object("clock").clock(),
        text("watch"),
        text("seed"),
        said("start"),
        said("origin").map(text -> Origin.read(text).orThrow()).orElse(usual));
  }

  private Map<String, String> options() {
    EventReader options = object("options");
    Map<String, String> chosen = new TreeMap<>();
    options.fields().keySet().forEach(name -> chosen.put(name, options.text(name)));
    return chosen;
  }

  private Holder holder() {
    String name = text("name");
    return switch (text("kind")) {
      case "person" -> new Holder.Person(name, text("token"));
      case "open" -> new Holder.Open(name, text("invite"));
      case "bot" -> new Holder.Program(name, text("level"));
      default -> new Holder.Past(name);
    };
  }

  private Clock clock() {
    return switch (text("kind")) {
      case "move" -> new Clock.PerMove(number("limit"));
      case "game" -> new Clock.PerGame(number("limit"), number("increment"));
      default -> new Clock.None();
    };
  }

  private Outcome outcome() {
    EventReader why = object("why");
    return new Outcome(
        items("winners").stream().map(seat -> Seat.of((int) number(seat))).toList(),
        items("scores").stream().map(score -> (int) number(score)).toList(),
        text("rule"),
        new Words(why.text("en"), why.text("fr")));
  }

  private List<Drawn> drawn() {
    return items("drawn").stream()
        .map(EventReader::items)
        .map(pair -> new Drawn(number(pair.getFirst()), number(pair.getLast())))
        .toList();
  }

  private Seat seat() {
    return Seat.of((int) number("seat"));
  }

  private Offer.What what() {
    return Named.find(Offer.What.values(), text("what")).orElseThrow();
  }

  String text(String name) {
    return said(name).orElse("");
  }

  private Optional<String> said(String name) {
    return fields.get(name) instanceof JsonValue.Text(String text)
        ? Optional.of(text)
        : Optional.empty();
  }

  private long number(String name) {
    return Optional.ofNullable(fields.get(name)).map(EventReader::number).orElse(0L);
  }

  private static long number(JsonValue value) {
    return value instanceof JsonValue.Whole(String digits) ? Long.parseLong(digits) : 0;
  }

  private EventReader object(String name) {
    return Optional.ofNullable(fields.get(name))
        .map(EventReader::of)
        .orElse(new EventReader(Map.of()));
  }

  private List<JsonValue> items(String name) {
    return Optional.ofNullable(fields.get(name)).map(EventReader::items).orElse(List.of());
  }

  private static List<JsonValue> items(JsonValue value) {
    return value instanceof JsonValue.Items(List<JsonValue> items) ? items : List.of();
  }
}

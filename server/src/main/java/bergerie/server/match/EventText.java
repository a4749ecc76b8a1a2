package bergerie.server.match;

import bergerie.rules.Outcome;
import bergerie.rules.Seat;
import bergerie.rules.Setup;
import bergerie.rules.Words;
import bergerie.rules.match.Drawn;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.StreamSupport;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * Events as the log holds them: one compact JSON object each, told apart by {@code t}. Written by
 * hand, so that renaming a class never makes an old log unreadable.
 */
public final class EventText {

  private static final JsonMapper JSON = new JsonMapper();

  private EventText() {}

  public static String write(String by, Event event) {
    ObjectNode node = JsonNodeFactory.instance.objectNode();
    put(node, event);
    if (!by.isEmpty()) {
      node.put("by", by);
    }
    return node.toString();
  }

  private static void put(ObjectNode node, Event event) {
    switch (event) {
      case Event.Created created -> created(node.put("t", "created"), created);
      case Event.Imported(Event.Created match, String commitment) ->
          created(node.put("t", "imported").put("commitment", commitment), match);
      case Event.Joined(Seat seat, String name, String token) ->
          seat(node, "joined", seat).put("name", name).put("token", token);
      case Event.Nonce(Seat seat, String text) -> seat(node, "nonce", seat).put("text", text);
      case Event.Moved(Seat seat, String text) -> seat(node, "move", seat).put("text", text);
      case Event.Dealt(String text, List<Drawn> drawn) -> {
        ArrayNode pairs = node.put("t", "deal").put("text", text).putArray("drawn");
        drawn.forEach(pair -> pairs.addArray().add(pair.bound()).add(pair.value()));
      }
      case Event.GlassRan(String text) -> node.put("t", "glass").put("text", text);
      case Event.TakenBack(int steps) -> node.put("t", "back").put("steps", steps);
      case Event.Offered(Seat seat, Offer.What what) ->
          seat(node, "offer", seat).put("what", what.id());
      case Event.Agreed(Seat seat, Offer.What what) ->
          seat(node, "agree", seat).put("what", what.id());
      case Event.Declined(Seat seat, Offer.What what) ->
          seat(node, "decline", seat).put("what", what.id());
      case Event.Resigned(Seat seat) -> seat(node, "resign", seat);
      case Event.Flagged(Seat seat) -> seat(node, "flag", seat);
      case Event.DrawAgreed _ -> node.put("t", "drawn");
      case Event.Ended(Outcome outcome) -> ended(node.put("t", "ended"), outcome);
      case Event.Chatted(Seat seat, String text) -> seat(node, "chat", seat).put("text", text);
      case Event.Left(Seat seat) -> seat(node, "left", seat);
      case Event.TakenOver(Seat seat) -> seat(node, "takenover", seat);
      case Event.Returned(Seat seat) -> seat(node, "returned", seat);
      case Event.RematchWished(Seat seat) -> seat(node, "rematch", seat);
      case Event.Rematched(String next) -> node.put("t", "rematched").put("next", next);
      case Event.HandedOver(Seat seat) -> seat(node, "handed", seat);
      case Event.Resumed(long lost) -> node.put("t", "resumed").put("lost", lost);
    }
  }

  private static ObjectNode seat(ObjectNode node, String type, Seat seat) {
    return node.put("t", type).put("seat", seat.index());
  }

  private static void created(ObjectNode node, Event.Created created) {
    node.put("game", created.game())
        .put("rules", created.rules())
        .put("content", created.content())
        .put("players", created.setup().players());
    ObjectNode options = node.putObject("options");
    created.setup().options().forEach(options::put);
    ArrayNode holders = node.putArray("seats");
    created.holders().forEach(holder -> holder(holders.addObject(), holder));
    ObjectNode clock = node.putObject("clock");
    switch (created.clock()) {
      case Clock.None _ -> clock.put("kind", "none");
      case Clock.PerMove(long limit) -> clock.put("kind", "move").put("limit", limit);
      case Clock.PerGame(long limit, long increment) ->
          clock.put("kind", "game").put("limit", limit).put("increment", increment);
    }
    node.put("watch", created.watch()).put("seed", created.seed());
    created.start().ifPresent(start -> node.put("start", start));
  }

  private static void holder(ObjectNode node, Holder holder) {
    node.put("name", holder.name());
    switch (holder) {
      case Holder.Person person -> node.put("kind", "person").put("token", person.token());
      case Holder.Open open -> node.put("kind", "open").put("invite", open.invite());
      case Holder.Program program -> node.put("kind", "bot").put("level", program.level());
      case Holder.Past _ -> node.put("kind", "past");
    }
  }

  private static void ended(ObjectNode node, Outcome outcome) {
    ArrayNode winners = node.putArray("winners");
    outcome.winners().forEach(seat -> winners.add(seat.index()));
    ArrayNode scores = node.putArray("scores");
    outcome.scores().forEach(scores::add);
    node.put("rule", outcome.rule())
        .putObject("why")
        .put("en", outcome.why().en())
        .put("fr", outcome.why().fr());
  }

  public static Logged read(long seq, long at, String body) {
    JsonNode node = JSON.readTree(body);
    return new Logged(seq, at, node.path("by").asString(""), event(node));
  }

  private static Event event(JsonNode node) {
    String type = node.path("t").asString("");
    return switch (type) {
      case "created" -> created(node);
      case "imported" -> new Event.Imported(created(node), text(node, "commitment"));
      case "joined" -> new Event.Joined(seat(node), text(node, "name"), text(node, "token"));
      case "nonce" -> new Event.Nonce(seat(node), text(node, "text"));
      case "move" -> new Event.Moved(seat(node), text(node, "text"));
      case "deal" -> new Event.Dealt(text(node, "text"), drawn(node.path("drawn")));
      case "glass" -> new Event.GlassRan(text(node, "text"));
      case "back" -> new Event.TakenBack(node.path("steps").asInt());
      case "offer" -> new Event.Offered(seat(node), what(node));
      case "agree" -> new Event.Agreed(seat(node), what(node));
      case "decline" -> new Event.Declined(seat(node), what(node));
      case "resign" -> new Event.Resigned(seat(node));
      case "flag" -> new Event.Flagged(seat(node));
      case "drawn" -> new Event.DrawAgreed();
      case "ended" -> ended(node);
      case "chat" -> new Event.Chatted(seat(node), text(node, "text"));
      case "left" -> new Event.Left(seat(node));
      case "takenover" -> new Event.TakenOver(seat(node));
      case "returned" -> new Event.Returned(seat(node));
      case "rematch" -> new Event.RematchWished(seat(node));
      case "rematched" -> new Event.Rematched(text(node, "next"));
      case "handed" -> new Event.HandedOver(seat(node));
      case "resumed" -> new Event.Resumed(node.path("lost").asLong());
      default -> throw new IllegalArgumentException("no event is called " + type);
    };
  }

  private static Event.Created created(JsonNode node) {
    Map<String, String> options = new TreeMap<>();
    node.path("options")
        .properties()
        .forEach(o -> options.put(o.getKey(), o.getValue().asString()));
    return new Event.Created(
        text(node, "game"),
        node.path("rules").asInt(),
        node.path("content").asString("1"),
        new Setup(node.path("players").asInt(), options),
        items(node.path("seats")).stream().map(EventText::holder).toList(),
        clock(node.path("clock")),
        text(node, "watch"),
        text(node, "seed"),
        Optional.ofNullable(node.get("start")).map(JsonNode::asString));
  }

  private static Holder holder(JsonNode node) {
    String name = text(node, "name");
    return switch (text(node, "kind")) {
      case "person" -> new Holder.Person(name, text(node, "token"));
      case "open" -> new Holder.Open(name, text(node, "invite"));
      case "bot" -> new Holder.Program(name, text(node, "level"));
      default -> new Holder.Past(name);
    };
  }

  private static Clock clock(JsonNode node) {
    return switch (node.path("kind").asString("none")) {
      case "move" -> new Clock.PerMove(node.path("limit").asLong());
      case "game" ->
          new Clock.PerGame(node.path("limit").asLong(), node.path("increment").asLong());
      default -> new Clock.None();
    };
  }

  private static Event.Ended ended(JsonNode node) {
    return new Event.Ended(
        new Outcome(
            items(node.path("winners")).stream().map(seat -> Seat.of(seat.asInt())).toList(),
            items(node.path("scores")).stream().map(JsonNode::asInt).toList(),
            text(node, "rule"),
            new Words(text(node.path("why"), "en"), text(node.path("why"), "fr"))));
  }

  private static List<Drawn> drawn(JsonNode pairs) {
    List<Drawn> drawn = new ArrayList<>();
    pairs.forEach(pair -> drawn.add(new Drawn(pair.path(0).asLong(), pair.path(1).asLong())));
    return drawn;
  }

  private static Seat seat(JsonNode node) {
    return Seat.of(node.path("seat").asInt());
  }

  private static Offer.What what(JsonNode node) {
    return Offer.What.of(text(node, "what")).orElseThrow();
  }

  private static String text(JsonNode node, String field) {
    return node.path(field).asString("");
  }

  private static List<JsonNode> items(JsonNode array) {
    return StreamSupport.stream(array.spliterator(), false).toList();
  }
}

package bergerie.table.match.text;

import bergerie.rules.Outcome;
import bergerie.rules.Seat;
import bergerie.rules.match.Drawn;
import bergerie.rules.match.Origin;
import bergerie.table.match.Clock;
import bergerie.table.match.Event;
import bergerie.table.match.Holder;
import bergerie.table.match.Offer;
import bergerie.table.wire.json.JsonWriter;
import bergerie.table.wire.json.Paper;
import bergerie.telling.Hearer;
import bergerie.telling.Spoken;
import java.util.List;

/** Writes an event, field by field in a fixed order. */
final class EventWriter {

  private final JsonWriter json;

  private EventWriter(JsonWriter json) {
    this.json = json;
  }

  static String write(String by, Event event) {
    return Paper.of(
        json -> {
          json.open();
          EventWriter line = new EventWriter(json);
          line.event(event);
          if (!by.isEmpty()) {
            line.text("by", by);
          }
          json.close();
        });
  }

  private void event(Event event) {
    switch (event) {
      case Event.Created created -> type("created").created(created);
      case Event.Imported(Event.Created match, String commitment) ->
          type("imported").text("commitment", commitment).created(match);
      case Event.Joined(Seat seat, String name, String token) ->
          seat("joined", seat).text("name", name).text("token", token);
      case Event.Nonce(Seat seat, String text) -> seat("nonce", seat).text("text", text);
      case Event.Pledged(Seat seat, String pledge) -> seat("pledge", seat).text("pledge", pledge);
      case Event.Moved(Seat seat, String text) -> seat("move", seat).text("text", text);
      case Event.Dealt(String text, List<Drawn> drawn) ->
          type("deal").text("text", text).drawn(drawn);
      case Event.GlassRan(String text) -> type("glass").text("text", text);
      case Event.TakenBack(int steps) -> type("back").number("steps", steps);
      case Event.Offered(Seat seat, Offer.What what) -> seat("offer", seat).text("what", what.id());
      case Event.Agreed(Seat seat, Offer.What what) -> seat("agree", seat).text("what", what.id());
      case Event.Declined(Seat seat, Offer.What what) ->
          seat("decline", seat).text("what", what.id());
      case Event.Resigned(Seat seat) -> seat("resign", seat);
      case Event.Flagged(Seat seat) -> seat("flag", seat);
      case Event.DrawAgreed _ -> type("drawn");
      case Event.CountAgreed _ -> type("counted");
      case Event.TooLong _ -> type("toolong");
      case Event.CalledOff _ -> type("calledoff");
      case Event.Unshown(Seat seat) -> seat("unshown", seat);
      case Event.Ended(Outcome outcome) -> type("ended").outcome(outcome);
      case Event.Chatted(Seat seat, String text) -> seat("chat", seat).text("text", text);
      case Event.Left(Seat seat) -> seat("left", seat);
      case Event.TakenOver(Seat seat) -> seat("takenover", seat);
      case Event.Returned(Seat seat) -> seat("returned", seat);
      case Event.RematchWished(Seat seat) -> seat("rematch", seat);
      case Event.Rematched(String next) -> type("rematched").text("next", next);
      case Event.HandedOver(Seat seat) -> seat("handed", seat);
      case Event.Resumed(long lost) -> type("resumed").number("lost", lost);
    }
  }

  private void created(Event.Created created) {
    text("game", created.game())
        .number("rules", created.rules())
        .text("content", created.content())
        .number("players", created.setup().players());
    object("options", () -> created.setup().options().forEach(this::text));
    list("seats", () -> created.holders().forEach(this::holder));
    object("clock", () -> clock(created.clock()));
    text("watch", created.watch()).text("seed", created.seed());
    created.start().ifPresent(start -> text("start", start));
    if (!created.origin().equals(Origin.FRESH)) {
      text("origin", created.origin().text());
    }
  }

  private void holder(Holder holder) {
    json.open();
    text("name", holder.name());
    switch (holder) {
      case Holder.Person person -> text("kind", "person").text("token", person.token());
      case Holder.Open open -> text("kind", "open").text("invite", open.invite());
      case Holder.Program program -> text("kind", "bot").text("level", program.level());
      case Holder.Past _ -> text("kind", "past");
    }
    json.close();
  }

  private void clock(Clock clock) {
    switch (clock) {
      case Clock.None _ -> text("kind", "none");
      case Clock.PerMove(long limit) -> text("kind", "move").number("limit", limit);
      case Clock.PerGame(long limit, long increment) ->
          text("kind", "game").number("limit", limit).number("increment", increment);
    }
  }

  private void outcome(Outcome outcome) {
    list("winners", () -> outcome.winners().forEach(seat -> json.number(seat.index())));
    list("scores", () -> outcome.scores().forEach(json::number));
    text("rule", outcome.rule());
    Spoken why = outcome.why().to(Hearer.strangers(outcome.scores().size()));
    object("why", () -> text("en", why.en().text()).text("fr", why.fr().text()));
  }

  private void drawn(List<Drawn> drawn) {
    list("drawn", () -> drawn.forEach(this::drawn));
  }

  private void drawn(Drawn pair) {
    json.openList();
    json.number(pair.bound());
    json.number(pair.value());
    json.closeList();
  }

  private EventWriter type(String type) {
    return text("t", type);
  }

  private EventWriter seat(String type, Seat seat) {
    return type(type).number("seat", seat.index());
  }

  private EventWriter text(String name, String text) {
    json.name(name).text(text);
    return this;
  }

  private EventWriter number(String name, long number) {
    json.name(name).number(number);
    return this;
  }

  private void object(String name, Runnable fields) {
    json.name(name).open();
    fields.run();
    json.close();
  }

  private void list(String name, Runnable items) {
    json.name(name).openList();
    items.run();
    json.closeList();
  }
}

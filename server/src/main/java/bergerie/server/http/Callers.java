package bergerie.server.http;

import bergerie.rules.Words;
import bergerie.server.hall.Hall;
import bergerie.table.Letter;
import bergerie.table.desk.Answer;
import bergerie.table.wire.FromClient;
import bergerie.table.wire.Parsed;
import bergerie.table.wire.ToClient;
import bergerie.table.wire.WireReader;
import io.vertx.core.Vertx;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;

/** Seats played by calls instead of a WebSocket: with the same messages, by whoever has a token. */
final class Callers {

  private static final long VANISHED = TimeUnit.SECONDS.toNanos(12);

  /** A call is answered by then, news or not: most programs and proxies wait for so long. */
  private static final long PATIENCE = 25;

  private record Place(String table, String token) {}

  private final Hall hall;
  private final ConcurrentHashMap<Place, Caller> callers = new ConcurrentHashMap<>();

  Callers(Hall hall) {
    this.hall = hall;
  }

  /** The state for a seat, as soon as there is one after {@code seen}. */
  CompletableFuture<Answer> state(String table, String token, long seen) {
    Caller caller = caller(new Place(table, token));
    CompletableFuture<Answer> news = caller.after(seen);
    CompletableFuture<Answer> answer =
        news.orTimeout(PATIENCE, TimeUnit.SECONDS).exceptionally(_ -> caller.now());
    // Whoever hangs up waits no longer.
    var _ = answer.whenComplete((_, _) -> news.cancel(false));
    return answer;
  }

  /** Says something at a table, and answers what the table says to it. */
  CompletableFuture<Answer> say(String table, String token, String text) {
    return switch (WireReader.read(text, table)) {
      case Parsed.Nonsense(Optional<String> id, String field, Words why) -> error(id, field, why);
      case Parsed.Message(FromClient.ForSeat said) -> ask(new Place(table, token), said);
      case Parsed.Message(FromClient said) ->
          error(
              Optional.of(said.id()),
              "type",
              new Words("only over the WebSocket", "seulement par le WebSocket"));
    };
  }

  private CompletableFuture<Answer> error(Optional<String> id, String field, Words why) {
    return CompletableFuture.completedFuture(
        Answer.json(400, hall.wire().write(new ToClient.Fault(id, field, why))));
  }

  private CompletableFuture<Answer> ask(Place place, FromClient.ForSeat said) {
    Caller caller = caller(place);
    CompletableFuture<Answer> answer = caller.answerTo(said.id());
    hall.post(place.table(), new Letter.Said(caller.guest(), said));
    return answer.orTimeout(PATIENCE, TimeUnit.SECONDS).exceptionally(_ -> comeAgain());
  }

  /** Whoever sits there, or sits down now. */
  private Caller caller(Place place) {
    return callers.compute(
        place, (_, caller) -> caller != null && caller.called() ? caller : seated(place));
  }

  private Caller seated(Place place) {
    Caller caller = new Caller(hall, stranger -> callers.remove(place, stranger));
    hall.post(
        place.table(),
        new Letter.Attach(
            caller.guest(),
            new FromClient.Attach(
                Caller.SITS_DOWN, place.table(), 0, List.of(place.token()), Optional.empty())));
    return caller;
  }

  void beat(Vertx vertx) {
    vertx.setPeriodic(1_000, _ -> look(System.nanoTime()));
  }

  /** Who calls no more is gone. */
  private void look(long now) {
    callers.forEach(
        (place, _) ->
            callers.computeIfPresent(
                place, (_, caller) -> isHere(place, caller, now) ? caller : null));
  }

  private boolean isHere(Place place, Caller caller, long now) {
    if (now - caller.calledAt() <= VANISHED) {
      return true;
    }
    caller.dismiss();
    hall.post(place.table(), new Letter.Gone(caller.guest()));
    return false;
  }

  int size() {
    return callers.size();
  }

  void dismissAll() {
    callers.values().forEach(Caller::dismiss);
  }

  static Answer comeAgain() {
    return Answer.fault(503, "", "please try again", "réessayez, s’il vous plaît");
  }
}

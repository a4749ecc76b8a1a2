package bergerie.app.load;

import bergerie.rules.Actor;
import bergerie.rules.Game;
import bergerie.rules.Seat;
import bergerie.rules.Setup;
import bergerie.rules.Turn;
import bergerie.rules.Viewer;
import bergerie.table.wire.WireWriter;
import bergerie.table.wire.codec.ShelfViews;
import io.vertx.core.http.WebSocket;
import java.util.List;
import java.util.concurrent.ThreadLocalRandom;
import java.util.function.Consumer;

/**
 * One table with its two clients. It knows the game as well as the server: what comes must be what
 * the rules say, letter by letter.
 */
final class LoadTable<S, M, V> {

  private static final WireWriter WIRE = new WireWriter(ShelfViews::write);

  private final Game<S, M, V> game;
  private final Setup setup;
  private final LoadCount tally;
  private final WebSocket[] clients;
  private final Consumer<LoadTable<S, M, V>> ready;
  private final long[] seen = new long[2];
  private String table = "";
  private S state;
  private int waiting;
  private long sentAt;
  private long ids;

  LoadTable(
      Game<S, M, V> game,
      LoadCount tally,
      List<WebSocket> clients,
      Consumer<LoadTable<S, M, V>> ready) {
    this.game = game;
    this.setup = game.info().usual();
    this.tally = tally;
    this.clients = clients.toArray(WebSocket[]::new);
    this.ready = ready;
    this.state = game.start(setup);
    for (int i = 0; i < 2; i++) {
      int client = i;
      this.clients[i].textMessageHandler(text -> hear(client, text));
      this.clients[i].closeHandler(_ -> tally.lost());
      say(client, "hello", "\"protocol\":1");
    }
  }

  /** Both clients sit down at a new table. */
  void sit(String next, List<String> tokens) {
    for (int i = 0; i < 2; i++) {
      if (!table.isEmpty()) {
        say(i, "detach", "\"table\":\"" + table + "\"");
      }
      say(
          i,
          "attach",
          "\"table\":\"%s\",\"seen\":0,\"tokens\":[\"%s\"]".formatted(next, tokens.get(i)));
    }
    table = next;
    state = game.start(setup);
    waiting = 2;
    sentAt = 0;
    seen[0] = 0;
    seen[1] = 0;
  }

  boolean isOver() {
    return game.turn(state) instanceof Turn.Over;
  }

  /** Makes a random move. */
  void move() {
    Turn.Act act = (Turn.Act) game.turn(state);
    Seat seat = act.awaited().getFirst();
    List<M> moves = game.moves(state, seat);
    M move = moves.get(ThreadLocalRandom.current().nextInt(moves.size()));
    String text = game.notation().write(state, move);
    state = game.play(state, Actor.player(seat), move);
    waiting = 2;
    sentAt = System.nanoTime();
    say(
        seat.index(),
        "move",
        "\"table\":\"%s\",\"seat\":%d,\"seen\":%d,\"text\":\"%s\""
            .formatted(table, seat.index(), seen[seat.index()], text));
  }

  void ping() {
    say(0, "ping", "");
    say(1, "ping", "");
  }

  void close() {
    for (WebSocket client : clients) {
      var _ = client.close();
    }
  }

  private void say(int client, String type, String fields) {
    var _ =
        clients[client].writeTextMessage(
            "{\"type\":\""
                + type
                + "\",\"id\":\""
                + client
                + "-"
                + ids++
                + (fields.isEmpty() ? "\"}" : "\"," + fields + "}"));
  }

  private void hear(int client, String text) {
    if (text.startsWith("{\"type\":\"state\",\"table\":\"" + table)) {
      state(client, text);
    } else if (text.startsWith("{\"type\":\"error\"") || text.startsWith("{\"type\":\"refused\"")) {
      tally.error(text);
    }
  }

  private void state(int client, String text) {
    long seq = number(text, "\"seq\":");
    if (seq <= seen[client]) {
      return;
    }
    seen[client] = seq;
    check(text, "\"view\":" + view(client) + ",\"turn\":");
    check(text, "\"moves\":{\"" + client + "\":" + moves(client) + "}");
    if (sentAt > 0) {
      tally.latencies.add(System.nanoTime() - sentAt);
    }
    if (--waiting == 0) {
      if (sentAt > 0) {
        tally.moves++;
      }
      ready.accept(this);
    }
  }

  private void check(String text, String expected) {
    if (!text.contains(expected)) {
      tally.mismatch(expected, text);
    }
  }

  private String view(int client) {
    return WIRE.view(game.view(state, Viewer.player(Seat.of(client))));
  }

  private String moves(int client) {
    StringBuilder list = new StringBuilder("[");
    if (!isOver()) {
      for (M move : game.moves(state, Seat.of(client))) {
        list.append(list.length() > 1 ? ",\"" : "\"")
            .append(game.notation().write(state, move))
            .append('"');
      }
    }
    return list.append(']').toString();
  }

  private static long number(String text, String field) {
    int at = text.indexOf(field) + field.length();
    int end = at;
    while (Character.isDigit(text.charAt(end))) {
      end++;
    }
    return Long.parseLong(text, at, end, 10);
  }
}

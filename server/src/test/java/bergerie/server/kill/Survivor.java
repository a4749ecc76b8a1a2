package bergerie.server.kill;

import static bergerie.server.TestClient.is;

import bergerie.server.TestServer;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.stream.StreamSupport;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** A client that comes back by itself, as a page does, and retries what was not acknowledged. */
final class Survivor implements WebSocket.Listener {

  private static final HttpClient HTTP = HttpClient.newHttpClient();

  /** A move the server has acknowledged. */
  record Acked(int seat, String id, long seq, String text) {}

  /** A state the server has sent. */
  record Shown(int seat, long seq, String view) {}

  private record Sent(String id, long seen, String text) {}

  private final int port;
  private final String table;
  private final int seat;
  private final String token;
  private final Semaphore acks;
  private final Random random;
  private final StringBuilder text = new StringBuilder();
  final Queue<Acked> acked = new ConcurrentLinkedQueue<>();
  final Queue<Shown> shown = new ConcurrentLinkedQueue<>();
  final Queue<String> faults = new ConcurrentLinkedQueue<>();
  private Optional<Sent> pending = Optional.empty();
  private List<String> moves = List.of();
  private long seen;
  private int ids;
  private int reconnects;
  private boolean playing = true;

  Survivor(int port, String table, int seat, String token, Semaphore acks) {
    this.port = port;
    this.table = table;
    this.seat = seat;
    this.token = token;
    this.acks = acks;
    this.random = new Random(token.hashCode());
  }

  void connect() {
    HTTP.newWebSocketBuilder()
        .buildAsync(URI.create("ws://127.0.0.1:" + port + "/api/play"), this)
        .whenComplete(
            (socket, failure) -> {
              if (failure == null) {
                say(socket, "hello", Map.of("protocol", 1));
              } else {
                again();
              }
            });
  }

  private synchronized void again() {
    if (playing) {
      reconnects++;
      CompletableFuture.delayedExecutor(50, TimeUnit.MILLISECONDS).execute(this::connect);
    }
  }

  synchronized void stop() {
    playing = false;
  }

  synchronized int reconnects() {
    return reconnects;
  }

  private void say(WebSocket socket, String type, Map<String, Object> fields) {
    say(socket, seat + "." + ids++, type, fields);
  }

  private void say(WebSocket socket, String id, String type, Map<String, Object> fields) {
    Map<String, Object> message = new TreeMap<>(fields);
    message.put("id", id);
    message.put("type", type);
    var _ = socket.sendText(TestServer.JSON.writeValueAsString(message), true);
  }

  @Override
  public synchronized @Nullable CompletionStage<?> onText(
      WebSocket socket, CharSequence part, boolean last) {
    text.append(part);
    if (last) {
      JsonNode message = TestServer.JSON.readTree(text.toString());
      text.setLength(0);
      hear(socket, message);
    }
    socket.request(1);
    return null;
  }

  @Override
  public @Nullable CompletionStage<?> onClose(WebSocket socket, int code, String reason) {
    broken();
    return null;
  }

  @Override
  public void onError(WebSocket socket, Throwable error) {
    broken();
  }

  private synchronized void broken() {
    text.setLength(0);
    again();
  }

  private void hear(WebSocket socket, JsonNode message) {
    switch (message.path("type").asString()) {
      case "hello" -> {
        say(socket, "attach", Map.of("table", table, "seen", seen, "tokens", List.of(token)));
        pending.ifPresent(sent -> send(socket, sent));
      }
      case "table" -> {
        if (message.path("needsNonce").size() > 0) {
          say(socket, "nonce", Map.of("table", table, "seat", seat, "nonce", "n" + seat));
        }
      }
      case "state" -> state(socket, message);
      case "ack" -> {
        Optional<Sent> done = answered(message);
        done.ifPresent(
            sent -> {
              acked.add(new Acked(seat, sent.id(), message.path("seq").asLong(), sent.text()));
              acks.release();
            });
      }
      case "refused" -> answered(message).ifPresent(_ -> move(socket));
      case "error" -> {
        if (!is(message, "ping")) {
          faults.add(message.toString());
        }
      }
      default -> {}
    }
  }

  private Optional<Sent> answered(JsonNode message) {
    Optional<Sent> sent = pending.filter(p -> p.id().equals(message.path("id").asString("")));
    if (sent.isPresent()) {
      pending = Optional.empty();
    }
    return sent;
  }

  private void state(WebSocket socket, JsonNode message) {
    seen = message.path("seq").asLong();
    shown.add(new Shown(seat, seen, message.path("view").toString()));
    moves =
        StreamSupport.stream(
                message.path("moves").path(Integer.toString(seat)).spliterator(), false)
            .map(JsonNode::asString)
            .toList();
    move(socket);
  }

  private void move(WebSocket socket) {
    if (playing && pending.isEmpty() && !moves.isEmpty()) {
      Sent sent =
          new Sent(
              "move" + ids++ + "." + random.nextInt(),
              seen,
              moves.get(random.nextInt(moves.size())));
      pending = Optional.of(sent);
      send(socket, sent);
    }
  }

  private void send(WebSocket socket, Sent sent) {
    say(
        socket,
        sent.id(),
        "move",
        Map.of("table", table, "seat", seat, "seen", sent.seen(), "text", sent.text()));
  }
}

package bergerie.server.corpus;

import bergerie.server.TestServer;
import bergerie.table.contract.Truth;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** One connection to {@code /api/play}. What was heard waits here, in order. */
final class Ear {

  /** Long enough for a machine that is busy with twenty other things. */
  static final int PATIENCE_S = 120;

  private static final String ALIVE = "alive";
  private static final HttpClient HTTP = HttpClient.newHttpClient();

  private final LinkedBlockingQueue<JsonNode> heard = new LinkedBlockingQueue<>();
  private final CompletableFuture<Integer> closed = new CompletableFuture<>();

  /** Whoever hears nothing for so long waits for time to pass. */
  private static final int QUIET_MS = 250;

  private static final Duration A_WHILE = Duration.ofMillis(500);

  private final WebSocket socket;

  private final Houses.House house;

  private final TestServer server;

  Ear(Houses.House house, TestServer server) {
    this.house = house;
    this.server = server;
    this.socket =
        HTTP.newWebSocketBuilder()
            .buildAsync(URI.create("ws://127.0.0.1:" + server.port() + "/api/play"), new Listener())
            .join();
  }

  private final class Listener implements WebSocket.Listener {
    private final StringBuilder text = new StringBuilder();

    @Override
    public @Nullable CompletionStage<?> onText(WebSocket ws, CharSequence part, boolean last) {
      text.append(part);
      if (last) {
        hear(TestServer.JSON.readTree(text.toString()));
        text.setLength(0);
      }
      ws.request(1);
      return null;
    }

    @Override
    public @Nullable CompletionStage<?> onClose(WebSocket ws, int status, String reason) {
      closed.complete(status);
      return null;
    }

    @Override
    public void onError(WebSocket ws, Throwable error) {
      closed.complete(-1);
    }
  }

  /** Whoever is silent for long is asked whether they are there; that is no part of a script. */
  private void hear(JsonNode message) {
    if (message.path("type").asString().equals("ping")) {
      if (house == Houses.House.STRICT) {
        // There every message counts.
        return;
      }
      send("{\"type\":\"ping\",\"id\":\"" + ALIVE + "\"}");
    } else if (!message.path("id").asString("").equals(ALIVE)) {
      heard.add(message);
    }
  }

  synchronized void send(String text) {
    socket.sendText(text, true).join();
  }

  synchronized void sendBytes(String text) {
    socket.sendBinary(ByteBuffer.wrap(text.getBytes(StandardCharsets.UTF_8)), true).join();
  }

  /** The next message. While none comes, time passes at the tables, and at no other time. */
  JsonNode next() {
    try {
      for (int tries = 0; tries < PATIENCE_S * 4; tries++) {
        JsonNode message = heard.poll(QUIET_MS, TimeUnit.MILLISECONDS);
        if (message != null) {
          Truth.ofMessage(message);
          return message;
        }
        server.passes(A_WHILE);
      }
      throw new AssertionError("nothing more was heard");
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Everything heard by now. */
  List<JsonNode> all() {
    List<JsonNode> messages = new ArrayList<>();
    heard.drainTo(messages);
    return messages;
  }

  int closeCode() {
    return closed.orTimeout(PATIENCE_S, TimeUnit.SECONDS).join();
  }

  boolean isOpen() {
    return !closed.isDone();
  }

  void hangUp() {
    socket.abort();
    closed.complete(0);
  }
}

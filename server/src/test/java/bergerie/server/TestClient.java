package bergerie.server;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** A client of the wire that waits for what it is told. */
public final class TestClient implements AutoCloseable {

  private static final HttpClient HTTP = HttpClient.newHttpClient();
  private static final AtomicLong IDS = new AtomicLong();
  private static final Duration PATIENCE = Duration.ofSeconds(60);

  /** Whoever hears nothing for so long waits for time to pass. */
  private static final Duration QUIET = Duration.ofMillis(100);

  private final LinkedBlockingQueue<String> heard = new LinkedBlockingQueue<>();
  private final List<String> all = new ArrayList<>();
  private final CompletableFuture<Integer> closed = new CompletableFuture<>();
  private final WebSocket socket;
  private final Runnable meanwhile;

  private TestClient(int port, Runnable meanwhile) {
    this.meanwhile = meanwhile;
    this.socket =
        HTTP.newWebSocketBuilder()
            .buildAsync(URI.create("ws://127.0.0.1:" + port + "/api/play"), new Ear())
            .join();
  }

  public static TestClient connect(int port) {
    return connect(port, () -> {});
  }

  /**
   * Somebody who does something while nothing is heard.
   *
   * @param meanwhile lets time pass, say
   */
  static TestClient connect(int port, Runnable meanwhile) {
    return new TestClient(port, meanwhile);
  }

  private final class Ear implements WebSocket.Listener {
    private final StringBuilder text = new StringBuilder();

    @Override
    public @Nullable CompletionStage<?> onText(WebSocket ws, CharSequence part, boolean last) {
      text.append(part);
      if (last) {
        heard.add(text.toString());
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

  public TestClient hello() {
    return hello(Map.of("protocol", 1));
  }

  /** Says what it can take. */
  TestClient able(String... can) {
    return hello(Map.of("protocol", 1, "can", List.of(can)));
  }

  private TestClient hello(Map<String, Object> said) {
    say("hello", said);
    await(message -> is(message, "hello"));
    return this;
  }

  /** Says something and answers the id it was given. */
  public String say(String type, Map<String, Object> fields) {
    String id = "m" + IDS.incrementAndGet();
    say(id, type, fields);
    return id;
  }

  public void say(String id, String type, Map<String, Object> fields) {
    Map<String, Object> message = new TreeMap<>(fields);
    message.put("id", id);
    message.put("type", type);
    raw(TestServer.JSON.writeValueAsString(message));
  }

  public void raw(String text) {
    socket.sendText(text, true).join();
  }

  /** Says something and waits for what comes of it: ack, refused, error, ruling or pong. */
  public JsonNode ask(String type, Map<String, Object> fields) {
    String id = say(type, fields);
    return answer(id);
  }

  /** Says something word by word, and waits for the next thing that is said. */
  public JsonNode answerTo(String text) {
    raw(text);
    return await(_ -> true);
  }

  public JsonNode answer(String id) {
    return await(message -> message.path("id").asString("").equals(id));
  }

  /** Sits down and answers the state of the first viewer. */
  public JsonNode attach(String table, long seen, String... tokens) {
    JsonNode ack = ask("attach", Map.of("table", table, "seen", seen, "tokens", List.of(tokens)));
    if (!is(ack, "ack")) {
      throw new AssertionError(ack.toString());
    }
    return await(message -> is(message, "state"));
  }

  /** The next message that fits; what comes before it is dropped. */
  public JsonNode await(Predicate<JsonNode> fits) {
    long end = System.nanoTime() + PATIENCE.toNanos();
    try {
      while (true) {
        String text = heard.poll(QUIET.toMillis(), TimeUnit.MILLISECONDS);
        if (text == null) {
          if (System.nanoTime() > end) {
            throw new AssertionError("nothing that fits came; last heard: " + all.reversed());
          }
          meanwhile.run();
          continue;
        }
        all.add(text);
        JsonNode message = TestServer.JSON.readTree(text);
        if (fits.test(message)) {
          return message;
        }
      }
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  public JsonNode awaitState(long seq) {
    return await(m -> is(m, "state") && m.path("seq").asLong() >= seq);
  }

  public JsonNode awaitTable(Predicate<JsonNode> fits) {
    return await(m -> is(m, "table") && fits.test(m));
  }

  public static boolean is(JsonNode message, String type) {
    return message.path("type").asString("").equals(type);
  }

  /** The code the server closed with. */
  public int closeCode() {
    return closed.orTimeout(PATIENCE.toSeconds(), TimeUnit.SECONDS).join();
  }

  public boolean isClosed() {
    return closed.isDone();
  }

  /** Everything heard so far, word by word, as far as it was waited for. */
  public List<String> words() {
    return List.copyOf(all);
  }

  /** Breaks off without a word. */
  public void vanish() {
    socket.abort();
  }

  @Override
  public void close() {
    socket.abort();
  }
}

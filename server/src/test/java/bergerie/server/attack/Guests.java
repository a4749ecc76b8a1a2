package bergerie.server.attack;

import bergerie.server.TestClient;
import bergerie.server.TestServer;
import java.net.URI;
import java.net.http.HttpRequest;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.Random;
import java.util.concurrent.ConcurrentLinkedQueue;
import tools.jackson.databind.JsonNode;

/** People who only want to play: two at each table, move after move, and nothing goes wrong. */
final class Guests implements AutoCloseable {

  private static final Duration THOUGHT = Duration.ofMillis(200);
  private static final String TABLE =
      "{\"game\":\"bagh-chal\",\"seats\":[{\"kind\":\"me\"},{\"kind\":\"here\"}]}";

  /** How long moves took until both had seen them. */
  record Waits(int moves, double p50, double p99, double worst) {

    static Waits of(List<Long> nanos) {
      long[] sorted = nanos.stream().mapToLong(Long::longValue).sorted().toArray();
      return new Waits(sorted.length, at(sorted, 0.5), at(sorted, 0.99), at(sorted, 1));
    }

    private static double at(long[] sorted, double share) {
      return sorted.length == 0
          ? 0
          : sorted[(int) Math.ceil(share * (sorted.length - 1))] / 1_000_000.0;
    }

    @Override
    public String toString() {
      return "%d moves: p50 %.1f ms, p99 %.1f ms, worst %.1f ms".formatted(moves, p50, p99, worst);
    }
  }

  private final int port;
  private final List<Thread> threads = new ArrayList<>();
  private final Queue<Long> waits = new ConcurrentLinkedQueue<>();
  private final Queue<String> troubles = new ConcurrentLinkedQueue<>();
  private volatile boolean playing = true;

  Guests(int port, int tables) {
    this.port = port;
    for (int i = 0; i < tables; i++) {
      Random random = new Random(i);
      threads.add(Thread.ofVirtual().start(() -> play(random)));
    }
  }

  /** What was measured since it was asked last. */
  Waits waits() {
    List<Long> all = new ArrayList<>();
    for (Long wait = waits.poll(); wait != null; wait = waits.poll()) {
      all.add(wait);
    }
    return Waits.of(all);
  }

  List<String> troubles() {
    return List.copyOf(troubles);
  }

  private void play(Random random) {
    while (playing) {
      try {
        match(random);
      } catch (RuntimeException | AssertionError e) {
        troubles.add(e.toString());
        Stranger.rest(THOUGHT);
      }
    }
  }

  /** A whole match at a new table. */
  private void match(Random random) {
    JsonNode made =
        TestServer.send(
                HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + "/api/tables"))
                    .POST(HttpRequest.BodyPublishers.ofString(TABLE)))
            .expect(201);
    try (TestClient first = TestClient.connect(port).hello();
        TestClient second = TestClient.connect(port).hello()) {
      String table = made.path("table").asString();
      TestClient[] clients = {first, second};
      JsonNode[] states = new JsonNode[2];
      for (int i = 0; i < 2; i++) {
        states[i] =
            clients[i].attach(table, 0, made.path("seats").path(i).path("token").asString());
      }
      while (playing && !states[0].path("turn").path("kind").asString().equals("over")) {
        Stranger.rest(THOUGHT.plusMillis(random.nextInt(100)));
        int mover = states[0].path("moves").path("0").isEmpty() ? 1 : 0;
        move(table, clients, states, mover, random);
      }
      Arrays.stream(clients)
          .flatMap(client -> client.words().stream())
          .filter(
              word -> word.contains("\"type\":\"error\"") || word.contains("\"type\":\"refused\""))
          .forEach(troubles::add);
    }
  }

  private void move(
      String table, TestClient[] clients, JsonNode[] states, int mover, Random random) {
    JsonNode moves = states[mover].path("moves").path(Integer.toString(mover));
    long began = System.nanoTime();
    JsonNode answer =
        clients[mover].ask(
            "move",
            Map.of(
                "table",
                table,
                "seat",
                mover,
                "seen",
                states[mover].path("seq").asLong(),
                "text",
                moves.path(random.nextInt(moves.size())).asString()));
    if (!TestClient.is(answer, "ack")) {
      throw new AssertionError(answer.toString());
    }
    for (int i = 0; i < 2; i++) {
      states[i] = clients[i].awaitState(answer.path("seq").asLong());
    }
    waits.add(System.nanoTime() - began);
  }

  /** They finish the move they are at, and leave. */
  @Override
  public void close() {
    playing = false;
    try {
      for (Thread thread : threads) {
        thread.join();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}

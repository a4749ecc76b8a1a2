package bergerie.server.attack;

import bergerie.server.TestServer;
import java.io.IOException;
import java.time.Duration;
import java.util.Optional;
import java.util.Random;
import tools.jackson.databind.JsonNode;

/** Somebody on the internet, who has a connection and bad manners. */
final class Stranger implements AutoCloseable {

  /** As many calls as a connection is allowed. */
  private static final Duration PACE = Duration.ofMillis(26);

  private static final String SOMEBODY = "Authorization: Bearer somebody\r\n";

  private final int port;
  private final Duration patience;
  private final Answers answers;
  private final Random random;
  private Optional<RawLine> line = Optional.empty();

  /**
   * @param patience how long the house says that it waits for anybody
   */
  Stranger(int port, Duration patience, Answers answers, long seed) {
    this.port = port;
    this.patience = patience;
    this.answers = answers;
    this.random = new Random(seed);
  }

  int port() {
    return port;
  }

  Duration patience() {
    return patience;
  }

  Random random() {
    return random;
  }

  /** A name as the house gives them. */
  String name() {
    StringBuilder name = new StringBuilder();
    random.ints(12, 'a', 'z' + 1).forEach(letter -> name.append((char) letter));
    return name.toString();
  }

  RawLine.Reply get(String path) throws IOException {
    return call("GET", path, "");
  }

  RawLine.Reply post(String path, String body) throws IOException {
    return call("POST", path, body);
  }

  private RawLine.Reply call(String method, String path, String body) throws IOException {
    rest(PACE);
    RawLine open = line.isPresent() ? line.get() : RawLine.to(port);
    line = Optional.of(open);
    try {
      RawLine.Reply reply = open.call(method, path, SOMEBODY, body);
      answers.add(Integer.toString(reply.status()));
      return reply;
    } catch (IOException e) {
      close();
      throw e;
    }
  }

  void count(String what) {
    answers.add(what);
  }

  /** A table for this stranger, if the house gives one. */
  Optional<JsonNode> table(String game, String options, String... seats) throws IOException {
    String wish =
        "{\"game\":\"%s\",\"players\":%d,\"options\":{%s},\"seats\":[%s]}"
            .formatted(game, seats.length, options, String.join(",", seats));
    RawLine.Reply reply = post("/api/tables", wish);
    return reply.status() == 201
        ? Optional.of(TestServer.JSON.readTree(reply.body()))
        : Optional.empty();
  }

  static String seat(String kind) {
    return "{\"kind\":\"" + kind + "\"}";
  }

  static String bot(String level) {
    return "{\"kind\":\"bot\",\"level\":\"" + level + "\"}";
  }

  static void rest(Duration time) {
    try {
      Thread.sleep(time);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  @Override
  public void close() throws IOException {
    if (line.isPresent()) {
      line.get().close();
      line = Optional.empty();
    }
  }
}

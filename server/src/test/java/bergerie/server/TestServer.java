package bergerie.server;

import bergerie.games.Shelf;
import bergerie.lair.Lair;
import bergerie.rules.Game;
import bergerie.server.hall.TableConfig;
import bergerie.server.http.Limits;
import bergerie.server.store.Database;
import bergerie.table.codec.LairViews;
import bergerie.table.wire.codec.ShelfViews;
import bergerie.table.wire.shape.ViewWriter;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A real server on a free port, with the games of the shelf and the lair. */
public final class TestServer implements AutoCloseable {

  public static final JsonMapper JSON = new JsonMapper();
  private static final HttpClient HTTP = HttpClient.newHttpClient();

  /** So much time passes at the tables while somebody waits and hears nothing. */
  private static final Duration A_WHILE = Duration.ofMillis(200);

  private final Server server;
  private final OwnHours hours;

  private TestServer(Server server, OwnHours hours) {
    this.server = server;
    this.hours = hours;
  }

  public static Shelf shelf() {
    List<Game<?, ?, ?>> games = new ArrayList<>(Shelf.all());
    games.add(new Lair());
    return new Shelf(games);
  }

  /** Writes their views. */
  public static ViewWriter views() {
    ViewWriter shelf = ShelfViews::write;
    return shelf.or(LairViews::write);
  }

  public static TableConfig hasty() {
    return TableConfig.standard().hasty().seeds(Seeds.of("server"));
  }

  public static ServerConfig config(Database.Place place) {
    return ServerConfig.standard(place.data())
        .database(place.url())
        .host("127.0.0.1")
        .port(0)
        .shelf(shelf())
        .views(views())
        .tables(hasty())
        .limits(Limits.none());
  }

  /** Starts a server with a clock and with chance of its own. */
  public static TestServer start(ServerConfig config) {
    return start(config, new OwnHours());
  }

  private static TestServer start(ServerConfig config, OwnHours hours) {
    TableConfig tables = config.tables().hours(() -> hours).random(Seeds.at(config.data()));
    return new TestServer(Server.start(config.tables(tables)), hours);
  }

  /** Starts a server after some time in which none was running. */
  static TestServer later(ServerConfig config, Duration later) {
    OwnHours hours = new OwnHours();
    hours.pass(later);
    return start(config, hours);
  }

  /** Starts a server whose time passes by itself, as it does for people. */
  static TestServer byTheWall(ServerConfig config) {
    TableConfig tables = config.tables().random(Seeds.at(config.data()));
    return new TestServer(Server.start(config.tables(tables)), new OwnHours());
  }

  /** Lets time pass at the tables. */
  public void passes(Duration time) {
    hours.pass(time);
  }

  public static TestServer start() {
    return start(config(Database.SQLITE.place()));
  }

  public int port() {
    return server.port();
  }

  public Server server() {
    return server;
  }

  public TestClient client() {
    return TestClient.connect(port(), () -> passes(A_WHILE)).hello();
  }

  /** A table of the given seats, such as {@code me bot link}. */
  public JsonNode table(String game, Map<String, String> options, String... kinds) {
    return timed(game, options, "{\"kind\":\"none\"}", kinds);
  }

  public JsonNode timed(String game, Map<String, String> options, String clock, String... kinds) {
    List<Map<String, String>> seats = new ArrayList<>();
    for (int i = 0; i < kinds.length; i++) {
      seats.add(Map.of("kind", kinds[i], "name", kinds[i].equals("bot") ? "" : "P" + i));
    }
    return post(
            "/api/tables",
            JSON.writeValueAsString(
                Map.of(
                    "game",
                    game,
                    "players",
                    kinds.length,
                    "options",
                    options,
                    "seats",
                    seats,
                    "clock",
                    JSON.readTree(clock))))
        .expect(201);
  }

  /** A call's answer. */
  public record Reply(int status, String body, HttpResponse<String> raw) {
    public JsonNode expect(int wanted) {
      if (status != wanted) {
        throw new AssertionError("status " + status + ": " + body);
      }
      return JSON.readTree(body);
    }
  }

  public Reply get(String path) {
    return send(HttpRequest.newBuilder(uri(path)).GET());
  }

  public Reply post(String path, String body) {
    return send(
        HttpRequest.newBuilder(uri(path))
            .header("Content-Type", "application/json")
            .POST(HttpRequest.BodyPublishers.ofString(body)));
  }

  public URI uri(String path) {
    return URI.create("http://127.0.0.1:" + port() + path);
  }

  public static Reply send(HttpRequest.Builder request) {
    try {
      HttpResponse<String> response =
          HTTP.send(
              request.timeout(Duration.ofSeconds(20)).build(),
              HttpResponse.BodyHandlers.ofString());
      return new Reply(response.statusCode(), response.body(), response);
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  @Override
  public void close() {
    server.close();
  }
}

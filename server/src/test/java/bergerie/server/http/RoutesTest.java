package bergerie.server.http;

import static org.junit.jupiter.api.Assertions.assertEquals;

import bergerie.bots.tables.Almanac;
import bergerie.server.TestServer;
import bergerie.server.hall.Hall;
import bergerie.server.hall.TableConfig;
import bergerie.server.reach.Addresses;
import bergerie.server.reach.Building;
import bergerie.server.reach.Origins;
import bergerie.server.solved.Workshop;
import bergerie.server.store.Database;
import bergerie.server.store.Vault;
import io.vertx.core.Vertx;
import io.vertx.ext.web.Route;
import io.vertx.ext.web.Router;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** The API's document tells of every path there is, and of no other. */
class RoutesTest {

  /** Not a path of the router's: it is taken over before. */
  private static final String SOCKET = "get /api/play";

  @TempDir Path folder = Path.of("");

  @Test
  void everyRouteIsDocumented() throws Exception {
    TreeSet<String> documented = new TreeSet<>();
    JsonNode api =
        TestServer.JSON.readTree(Files.readString(Path.of("src/main/resources/web/openapi.json")));
    api.path("paths")
        .properties()
        .forEach(
            path ->
                path.getValue()
                    .propertyNames()
                    .forEach(method -> documented.add(method + " " + path.getKey())));
    documented.remove(SOCKET);
    assertEquals(routes(), documented);
  }

  private TreeSet<String> routes() {
    Vertx vertx = HttpFront.network();
    try (Vault store = Database.SQLITE.place().open();
        Hall hall =
            new Hall(
                store,
                TestServer.shelf(),
                TestServer.views(),
                Almanac.empty(),
                TableConfig.standard());
        Study study = new Study()) {
      Router router = Router.router(vertx);
      Workshop workshop = new Workshop(Almanac.empty(), folder, List.of());
      Origins origins = new Origins(List.of());
      new Front(
              hall,
              hall.desk(workshop),
              new Callers(hall),
              () -> new Metrics(hall, new Sockets(hall, origins, Limits.none(), new Room())),
              new Gate(origins, Limits.none()),
              Building.LOCAL,
              () -> new Addresses(Optional.empty(), "127.0.0.1", 8080),
              study)
          .routes(router);
      TreeSet<String> routes = new TreeSet<>();
      router.getRoutes().forEach(route -> told(route).forEach(routes::add));
      return routes;
    } finally {
      vertx.close().toCompletionStage().toCompletableFuture().join();
    }
  }

  private static Stream<String> told(Route route) {
    return route.getPath() == null || route.methods() == null
        ? Stream.of()
        : route.methods().stream()
            .map(
                method ->
                    method.name().toLowerCase(Locale.ROOT)
                        + " "
                        + route.getPath().replaceAll(":([a-z]+)", "{$1}"));
  }
}

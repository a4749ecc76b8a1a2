package bergerie.server.http;

import static org.junit.jupiter.api.Assertions.assertEquals;

import bergerie.server.TestServer;
import io.vertx.ext.web.Route;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** The API's document tells of every path there is, and of no other. */
class RoutesTest {

  /** Not a path of the router's: it is taken over before. */
  private static final String SOCKET = "get /api/play";

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

  private static TreeSet<String> routes() {
    TreeSet<String> routes = new TreeSet<>();
    try (Study study = new Study();
        BareFront front = new BareFront(study)) {
      front.router().getRoutes().forEach(route -> told(route).forEach(routes::add));
    }
    return routes;
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

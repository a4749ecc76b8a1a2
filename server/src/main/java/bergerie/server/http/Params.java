package bergerie.server.http;

import io.vertx.ext.web.RoutingContext;

/** What a call brings: in its path, behind it, and in its body. */
final class Params {

  private Params() {}

  static String table(RoutingContext at) {
    return path(at, "table");
  }

  static String path(RoutingContext at, String name) {
    String value = at.pathParam(name);
    return value == null ? "" : value;
  }

  static String query(RoutingContext at, String name, String preset) {
    return at.queryParam(name).stream().findFirst().orElse(preset);
  }

  static String body(RoutingContext at) {
    String text = at.body().asString();
    return text == null ? "" : text;
  }
}

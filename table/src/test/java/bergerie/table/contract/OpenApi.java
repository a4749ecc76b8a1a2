package bergerie.table.contract;

import bergerie.table.contract.Call.Content;
import bergerie.table.wire.shape.Said;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** The OpenAPI document of all calls. */
final class OpenApi {

  private static final Schemas SCHEMAS =
      new Schemas("#/components/schemas/", OpenApi::isNamedByItsPath);

  private OpenApi() {}

  /** A message that is brought to a table need not name it. */
  private static boolean isNamedByItsPath(Class<?> type, Field field) {
    return Said.ForSeat.class.isAssignableFrom(type) && field.name().equals("table");
  }

  static String document() {
    Map<String, Object> document = new LinkedHashMap<>();
    document.put("openapi", "3.1.0");
    document.put(
        "info",
        map(
            "title",
            "Bergerie",
            "version",
            "1",
            "description",
            "Tables, matches, export and import. docs/wire.md tells more, and describes the"
                + " WebSocket. "
                + JavaFile.MADE));
    document.put("paths", paths());
    document.put(
        "components",
        map(
            "schemas",
            SCHEMAS.book(types()),
            "securitySchemes",
            map(
                "token",
                map("type", "http", "scheme", "bearer", "description", "The token of a seat"))));
    return Schemas.print(document);
  }

  private static List<Class<?>> types() {
    return Calls.all().stream()
        .flatMap(
            call ->
                Stream.concat(
                    call.body().stream(),
                    call.all().stream().flatMap(reply -> reply.content().stream())))
        .flatMap(
            content ->
                switch (content) {
                  case Content.Json(Class<?> type) -> Stream.<Class<?>>of(type);
                  case Content.JsonList(Class<?> type) -> Stream.<Class<?>>of(type);
                  case Content.JsonOf(List<Class<?>> types) -> types.stream();
                  case Content.Plain _, Content.Other _ -> Stream.<Class<?>>of();
                })
        .distinct()
        .toList();
  }

  private static Map<String, Object> paths() {
    Map<String, Object> paths = new LinkedHashMap<>();
    for (Call call : Calls.all()) {
      Map<String, Object> path = new LinkedHashMap<>();
      path.put(call.method(), operation(call));
      if (paths.put(call.path(), path) != null) {
        throw new IllegalArgumentException("two calls of " + call.path());
      }
    }
    return paths;
  }

  private static Map<String, Object> operation(Call call) {
    Map<String, Object> operation = new LinkedHashMap<>();
    operation.put("summary", call.summary());
    List<Map<String, Object>> params =
        call.params().stream()
            .filter(param -> param.place() != Call.Place.TOKEN)
            .map(OpenApi::param)
            .toList();
    if (!params.isEmpty()) {
      operation.put("parameters", params);
    }
    if (params.size() < call.params().size()) {
      operation.put("security", List.of(map("token", List.of())));
    }
    call.body()
        .ifPresent(
            body -> operation.put("requestBody", map("required", true, "content", content(body))));
    Map<String, Object> replies = new LinkedHashMap<>();
    call.all().forEach(reply -> replies.put(Integer.toString(reply.status()), reply(reply)));
    operation.put("responses", replies);
    return operation;
  }

  private static Map<String, Object> param(Call.Param param) {
    Map<String, Object> schema = map("type", "string");
    if (!param.pattern().isEmpty()) {
      schema.put("pattern", param.pattern());
    }
    return map(
        "name",
        param.name(),
        "in",
        param.place() == Call.Place.PATH ? "path" : "query",
        "required",
        param.place() == Call.Place.PATH,
        "description",
        Names.sentence(param.meaning()),
        "schema",
        schema);
  }

  private static Map<String, Object> reply(Call.Reply reply) {
    Map<String, Object> told = map("description", reply.meaning());
    reply.content().ifPresent(content -> told.put("content", content(content)));
    return told;
  }

  private static Map<String, Object> content(Content content) {
    return switch (content) {
      case Content.Json(Class<?> type) -> map("application/json", map("schema", SCHEMAS.ref(type)));
      case Content.JsonList(Class<?> type) ->
          map("application/json", map("schema", map("type", "array", "items", SCHEMAS.ref(type))));
      case Content.JsonOf(List<Class<?>> types) ->
          map(
              "application/json",
              map("schema", map("oneOf", types.stream().map(SCHEMAS::ref).toList())));
      case Content.Plain _ -> map("text/plain", map("schema", map("type", "string")));
      case Content.Other _ -> map("application/json", map("schema", map("type", "object")));
    };
  }

  private static Map<String, Object> map(Object... entries) {
    Map<String, Object> map = new LinkedHashMap<>();
    for (int i = 0; i < entries.length; i += 2) {
      map.put((String) entries[i], entries[i + 1]);
    }
    return map;
  }
}

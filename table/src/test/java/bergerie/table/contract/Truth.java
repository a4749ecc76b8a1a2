package bergerie.table.contract;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** What is documented, held against what was really answered. */
public final class Truth {

  private static final JsonNode API = read("server/src/main/resources/web/openapi.json");
  private static final JsonNode SENT = read("docs/schemas/sent.json");

  private Truth() {}

  private static JsonNode read(String file) {
    try {
      return JsonMapper.shared().readTree(Files.readString(Path.of("..").resolve(file)));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Fails unless a message is one that the schema of messages tells of. */
  public static void ofMessage(JsonNode message) {
    new SchemaCheck(SENT)
        .fault(message, SENT.path("$defs").path("Sent"))
        .ifPresent(fault -> lie("a message", fault, message));
  }

  /** Fails unless a call may be answered so. What is no call of ours may be answered anything. */
  public static void ofAnswer(String method, String path, int status, String type, JsonNode body) {
    Optional<String> documented = path(method, path);
    if (documented.isEmpty() || method.equals("HEAD")) {
      return;
    }
    String call = method + " " + documented.get() + " " + status;
    JsonNode reply =
        API.path("paths")
            .path(documented.get())
            .path(method.toLowerCase(Locale.ROOT))
            .path("responses")
            .path(Integer.toString(status));
    if (reply.isMissingNode()) {
      lie(call, "not documented", body);
    }
    String kind = type.replaceFirst(";.*", "");
    if (reply.has("content")) {
      JsonNode content = reply.path("content").path(kind);
      if (content.isMissingNode()) {
        lie(call, "not documented as " + kind, body);
      }
      new SchemaCheck(API)
          .fault(body, content.path("schema"))
          .ifPresent(fault -> lie(call, fault, body));
    }
  }

  /** Every call with every answer that it may get, such as {@code get /api/games 200}. */
  public static Set<String> documented() {
    return Calls.all().stream()
        .flatMap(
            call ->
                call.all().stream()
                    .map(reply -> call.method() + " " + call.path() + " " + reply.status()))
        .collect(Collectors.toSet());
  }

  /** The documented path that a call is of. */
  public static Optional<String> path(String method, String path) {
    String asked = path.replaceFirst("\\?.*", "");
    return API.path("paths").propertyNames().stream()
        .filter(known -> asked.matches(pattern(known)))
        .filter(known -> API.path("paths").path(known).has(method.toLowerCase(Locale.ROOT)))
        .findFirst();
  }

  private static String pattern(String path) {
    return Pattern.compile("\\{[a-z]+}").matcher(path).replaceAll("[^/]+");
  }

  private static void lie(String what, String fault, JsonNode body) {
    throw new AssertionError(what + ": " + fault + "\n" + body);
  }
}

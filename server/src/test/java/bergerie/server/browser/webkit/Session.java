package bergerie.server.browser.webkit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A window that is driven as the W3C says in its WebDriver, https://www.w3.org/TR/webdriver2. */
final class Session {

  private static final HttpClient HTTP = HttpClient.newHttpClient();
  private static final JsonMapper JSON = new JsonMapper();

  /** How the WebDriver marks an element in its answers. */
  private static final String ELEMENT = "element-6066-11e4-a52e-4f735466cecf";

  /** What may pass while a page is drawn. */
  private static final Set<String> NOT_YET =
      Set.of(
          "no such element",
          "stale element reference",
          "element click intercepted",
          "element not interactable");

  /** Where to click on an element; nowhere as long as something else lies over it. */
  private static final String MIDDLE =
      """
      const [element] = arguments;
      element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      const { x, y, width, height } = element.getBoundingClientRect();
      const middle = [Math.round(x + width / 2), Math.round(y + height / 2)];
      return element.contains(document.elementFromPoint(...middle)) ? middle : null;
      """;

  private final String address;

  private Session(String address) {
    this.address = address;
  }

  static Session begin(String driver, Map<String, ?> wishes) {
    JsonNode begun =
        call("POST", driver + "/session", Map.of("capabilities", Map.of("alwaysMatch", wishes)));
    return new Session(driver + "/session/" + begun.path("sessionId").asString());
  }

  void open(String page) {
    post("/url", Map.of("url", page));
  }

  /**
   * Clicks the middle of the first element there is, where a mouse would come upon it. The driver's
   * own click does nothing with parts of a drawing, nor with what has to be scrolled to.
   */
  boolean clicks(String css) {
    return isDone(
        () -> {
          JsonNode middle = run(MIDDLE, find(css));
          if (middle.isNull()) {
            throw new Refusal("element click intercepted", css);
          }
          post("/actions", Map.of("actions", List.of(mouse(middle))));
        });
  }

  private static Map<String, ?> mouse(JsonNode at) {
    Map<String, ?> move =
        Map.of(
            "type", "pointerMove", "x", at.path(0).asInt(), "y", at.path(1).asInt(), "duration", 0);
    Map<String, ?> down = Map.of("type", "pointerDown", "button", 0);
    Map<String, ?> up = Map.of("type", "pointerUp", "button", 0);
    return Map.of("type", "pointer", "id", "mouse", "actions", List.of(move, down, up));
  }

  /** Writes something instead of what a field holds. */
  boolean writes(String css, String text) {
    return isDone(
        () -> {
          String field = find(css);
          post("/element/" + field + "/clear", Map.of());
          post("/element/" + field + "/value", Map.of("text", text));
        });
  }

  private static boolean isDone(Runnable deed) {
    try {
      deed.run();
      return true;
    } catch (Refusal refusal) {
      if (NOT_YET.contains(refusal.error)) {
        return false;
      }
      throw refusal;
    }
  }

  private String find(String css) {
    return post("/element", Map.of("using", "css selector", "value", css)).path(ELEMENT).asString();
  }

  JsonNode run(String script, String... elements) {
    List<Map<String, String>> arguments =
        Stream.of(elements).map(element -> Map.of(ELEMENT, element)).toList();
    return post("/execute/sync", Map.of("script", script, "args", arguments));
  }

  void resize(int width, int height) {
    post("/window/rect", Map.of("width", width, "height", height));
  }

  byte[] picture() {
    return Base64.getDecoder().decode(call("GET", address + "/screenshot", Map.of()).asString());
  }

  void end() {
    call("DELETE", address, Map.of());
  }

  private JsonNode post(String path, Map<String, ?> what) {
    return call("POST", address + path, what);
  }

  private static JsonNode call(String method, String address, Map<String, ?> what) {
    HttpRequest request =
        HttpRequest.newBuilder(URI.create(address))
            .header("Content-Type", "application/json")
            .method(
                method,
                method.equals("POST")
                    ? BodyPublishers.ofString(JSON.writeValueAsString(what))
                    : BodyPublishers.noBody())
            .build();
    try {
      JsonNode answer =
          JSON.readTree(HTTP.send(request, BodyHandlers.ofString()).body()).path("value");
      if (answer.has("error")) {
        throw new Refusal(answer.path("error").asString(), answer.path("message").asString());
      }
      return answer;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  /** What the driver can't do, or not yet. */
  private static final class Refusal extends RuntimeException {

    private static final long serialVersionUID = 1;

    final String error;

    Refusal(String error, String message) {
      super(error + ": " + message);
      this.error = error;
    }
  }
}

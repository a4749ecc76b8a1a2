package bergerie.server.corpus;

import bergerie.server.TestServer;
import bergerie.table.contract.Truth;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;
import tools.jackson.databind.node.StringNode;

/** REST calls as they are written down: what is asked, and what of the answer matters. */
final class Exchange {

  private final HttpClient http =
      HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();

  private final int port;

  Exchange(int port) {
    this.port = port;
  }

  static ObjectNode call(String method, String path, String body, String... headers) {
    ObjectNode call = JsonNodeFactory.instance.objectNode();
    call.put("method", method).put("path", path);
    if (!body.isEmpty()) {
      call.put("body", body);
    }
    ObjectNode named = call.putObject("headers");
    for (int i = 0; i < headers.length; i += 2) {
      named.put(headers[i], headers[i + 1]);
    }
    return call;
  }

  CompletableFuture<JsonNode> send(JsonNode call, Masks masks) {
    String path = masks.unmasked(call.path("path").asString());
    HttpRequest.Builder request =
        HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + path))
            .timeout(Duration.ofSeconds(Ear.PATIENCE_S))
            .method(
                call.path("method").asString(),
                HttpRequest.BodyPublishers.ofString(
                    masks.unmasked(call.path("body").asString(""))));
    call.path("headers")
        .properties()
        .forEach(
            header ->
                request.header(header.getKey(), masks.unmasked(header.getValue().asString())));
    return http.sendAsync(request.build(), HttpResponse.BodyHandlers.ofString())
        .thenApply(Exchange::answer)
        .thenApply(answer -> documented(call.path("method").asString(), path, answer));
  }

  /** The answer, if it is one that the API's document tells of. */
  private static JsonNode documented(String method, String path, JsonNode answer) {
    Truth.ofAnswer(
        method,
        path,
        answer.path("status").asInt(),
        answer.path("type").asString(),
        answer.path("body"));
    return answer;
  }

  private static JsonNode answer(HttpResponse<String> response) {
    ObjectNode answer = JsonNodeFactory.instance.objectNode();
    answer.put("status", response.statusCode());
    String type = response.headers().firstValue("Content-Type").orElse("");
    answer.put("type", type);
    response
        .headers()
        .firstValue("Cache-Control")
        .ifPresent(control -> answer.put("cache", control));
    answer.set(
        "body",
        type.contains("json") && !response.body().isEmpty()
            ? json(response.body())
            : text(response.body()));
    return answer;
  }

  private static JsonNode json(String body) {
    try {
      return TestServer.JSON.readTree(body);
    } catch (JacksonException e) {
      return text(body);
    }
  }

  private static JsonNode text(String body) {
    return StringNode.valueOf(body);
  }
}

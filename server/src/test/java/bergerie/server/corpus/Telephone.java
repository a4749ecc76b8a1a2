package bergerie.server.corpus;

import bergerie.server.TestServer;
import io.vertx.core.Future;
import io.vertx.core.Vertx;
import io.vertx.core.http.HttpClient;
import io.vertx.core.http.HttpClientOptions;
import io.vertx.core.http.HttpClientResponse;
import io.vertx.core.http.HttpMethod;
import io.vertx.core.http.RequestOptions;
import java.net.URI;
import java.net.http.WebSocket;
import java.net.http.WebSocketHandshakeException;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.CompletionException;
import java.util.concurrent.TimeUnit;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.StringNode;

/** Makes calls just as they are written, however wrongly. */
final class Telephone implements AutoCloseable {

  private static final java.net.http.HttpClient WEB = java.net.http.HttpClient.newHttpClient();

  private final Vertx vertx = Vertx.vertx();

  /** Everybody who calls is somebody else. */
  private final HttpClient line =
      vertx.createHttpClient(new HttpClientOptions().setKeepAlive(false));

  private final int port;

  Telephone(int port) {
    this.port = port;
  }

  /**
   * An answer.
   *
   * @param tag of what was sent, if it has one
   */
  record Reply(int status, String type, String tag, JsonNode body) {}

  Reply ask(String method, String path, String body, Map<String, String> headers) {
    RequestOptions call = call(method, path);
    headers.forEach(call::putHeader);
    return heard(
        line.request(call).compose(request -> request.send(body).compose(Telephone::reply)));
  }

  /** Says how long a body will be, which is enough to be turned away, and hangs up then. */
  Reply announce(String method, String path, int length) {
    HttpClient once = vertx.createHttpClient();
    RequestOptions call = call(method, path).putHeader("Content-Length", Integer.toString(length));
    return heard(
        once.request(call)
            .compose(
                request ->
                    request.sendHead().compose(_ -> request.response().compose(Telephone::reply)))
            .eventually(once::close));
  }

  private RequestOptions call(String method, String path) {
    return new RequestOptions()
        .setMethod(HttpMethod.valueOf(method.toUpperCase(Locale.ROOT)))
        .setHost("127.0.0.1")
        .setPort(port)
        .setURI(path);
  }

  private static Reply heard(Future<Reply> reply) {
    return reply
        .toCompletionStage()
        .toCompletableFuture()
        .orTimeout(Ear.PATIENCE_S, TimeUnit.SECONDS)
        .join();
  }

  /** Has to be asked for where the answer comes in, for its body follows at once. */
  private static Future<Reply> reply(HttpClientResponse answer) {
    String type = header(answer, "Content-Type");
    return answer
        .body()
        .map(
            body ->
                new Reply(
                    answer.statusCode(),
                    type,
                    header(answer, "ETag"),
                    type.startsWith("application/json") && body.length() > 0
                        ? TestServer.JSON.readTree(body.toString())
                        : StringNode.valueOf(body.toString())));
  }

  private static String header(HttpClientResponse answer, String name) {
    String value = answer.getHeader(name);
    return value == null ? "" : value;
  }

  /** What a page of some origin is answered when it asks for a WebSocket. */
  int shake(String origin) {
    try {
      WEB.newWebSocketBuilder()
          .header("Origin", origin)
          .buildAsync(
              URI.create("ws://127.0.0.1:" + port + "/api/play"), new WebSocket.Listener() {})
          .join()
          .abort();
      return 101;
    } catch (CompletionException refused) {
      if (refused.getCause() instanceof WebSocketHandshakeException answered) {
        return answered.getResponse().statusCode();
      }
      throw refused;
    }
  }

  @Override
  public void close() {
    line.close().toCompletionStage().toCompletableFuture().join();
    vertx.close().toCompletionStage().toCompletableFuture().join();
  }
}

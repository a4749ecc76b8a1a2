package bergerie.app.develop;

import bergerie.server.Scratch;
import bergerie.server.Server;
import bergerie.server.ServerConfig;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;

/** For the launcher, which lets Java remember what a start loads. */
@Command(
    name = "rehearse",
    hidden = true,
    description = "Starts a server on a free port, sends it a few requests and stops it.",
    mixinStandardHelpOptions = true)
final class RehearseCommand implements Callable<Integer> {

  @Override
  public Integer call() throws IOException, InterruptedException {
    try (Scratch data = Scratch.make()) {
      // The second start finds its database made, as nearly every start does.
      for (int i = 0; i < 2; i++) {
        ask(ServerConfig.standard(data.folder()).host("127.0.0.1").port(0));
      }
    }
    return 0;
  }

  private static void ask(ServerConfig config) throws IOException, InterruptedException {
    try (Server server = Server.start(config);
        HttpClient http = HttpClient.newHttpClient()) {
      for (String path : List.of("/health", "/api/games", "/")) {
        URI uri = URI.create("http://127.0.0.1:" + server.port() + path);
        http.send(HttpRequest.newBuilder(uri).build(), HttpResponse.BodyHandlers.discarding());
      }
    }
  }
}

package bergerie.app;

import bergerie.server.LogLines;
import bergerie.server.Server;
import bergerie.server.ServerConfig;
import bergerie.server.store.StoreException;
import bergerie.server.table.TableConfig;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CountDownLatch;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

@Command(
    name = "serve",
    description = "Serves the page and the tables until it is stopped.",
    mixinStandardHelpOptions = true)
final class ServeCommand implements Callable<Integer> {

  @Spec private CommandSpec spec = CommandSpec.create();

  @Mixin private Content content = new Content();

  @Mixin private Place place = new Place();

  @Option(
      names = "--port",
      paramLabel = "N",
      description = "The port; 0 for any free one (default: ${DEFAULT-VALUE}).")
  private int port = 8080;

  @Option(
      names = "--host",
      paramLabel = "ADDRESS",
      description = "The address to listen on (default: ${DEFAULT-VALUE}, all of them).")
  private String host = "0.0.0.0";

  @Option(
      names = "--origin",
      paramLabel = "URL",
      description =
          "Another place the page is served from, such as https://games.example; may be given"
              + " several times.")
  private List<String> origins = new ArrayList<>();

  @Option(
      names = "--thinking-time",
      paramLabel = "MS",
      description =
          "How long a bot may think about a move, from 50 to 10000 milliseconds (default:"
              + " ${DEFAULT-VALUE}).")
  private int thinking = 2_000;

  @Override
  public Integer call() throws InterruptedException {
    BadRequest.unlessWithin("--port", port, 0, 65_535);
    BadRequest.unlessWithin("--thinking-time", thinking, 50, 10_000);
    LogLines.install();
    Server server = start();
    CountDownLatch stopped = new CountDownLatch(1);
    Runtime.getRuntime()
        .addShutdownHook(
            new Thread(
                () -> {
                  server.close();
                  stopped.countDown();
                }));
    PrintWriter out = spec.commandLine().getOut();
    out.println("Bergerie is open: http://localhost:" + server.port() + "/");
    out.flush();
    stopped.await();
    return 0;
  }

  private Server start() {
    try {
      return Server.start(
          ServerConfig.standard(place.data())
              .database(place.database())
              .host(host)
              .port(port)
              .shelf(content.shelf())
              .tables(TableConfig.standard().thinking(Duration.ofMillis(thinking)))
              .origins(origins));
    } catch (StoreException | UncheckedIOException e) {
      throw new BadRequest(String.valueOf(e.getMessage()));
    } catch (CompletionException e) {
      throw new BadRequest("port " + port + ": " + e.getCause());
    }
  }
}

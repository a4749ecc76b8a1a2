package bergerie.app.host;

import bergerie.app.common.BadRequest;
import bergerie.app.common.Content;
import bergerie.app.common.Terminal;
import bergerie.server.LogLines;
import bergerie.server.Server;
import bergerie.server.ServerConfig;
import bergerie.server.hall.TableConfig;
import bergerie.server.reach.Addresses;
import bergerie.server.reach.Building;
import bergerie.server.store.InUse;
import bergerie.server.store.StoreException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.net.BindException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

@Command(
    name = "serve",
    description = "Runs the server, with its page and its tables, until it is stopped.",
    mixinStandardHelpOptions = true)
final class ServeCommand implements Callable<Integer> {

  /** Exit code when another server has taken the matches over. */
  private static final int LOST = 3;

  @Spec private CommandSpec spec = CommandSpec.create();

  @Mixin private Content content = new Content();

  @Mixin private StorePlace place = new StorePlace();

  @Option(
      names = "--port",
      paramLabel = "N",
      description = "The port; 0 for any free port (default: ${DEFAULT-VALUE}).")
  private int port = 8080;

  @Option(
      names = "--host",
      paramLabel = "ADDRESS",
      description = "The address to listen on (default: ${DEFAULT-VALUE}, all addresses).")
  private String host = "0.0.0.0";

  @Option(
      names = "--origin",
      paramLabel = "URL",
      description =
          "Another origin the page is served from, such as https://games.example; may be given"
              + " several times.")
  private List<String> origins = new ArrayList<>();

  @Option(
      names = "--public-url",
      paramLabel = "URL",
      description =
          "The address by which others reach this server, such as https://games.example;"
              + " invitations are made with it. Without it, they use the address the page was opened"
              + " with or, on this machine, its address in the network.")
  private String publicUrl = "";

  @Option(
      names = "--thinking-time",
      paramLabel = "MS",
      description =
          "How long a bot may think about a move, from 50 to 10000 milliseconds (default:"
              + " ${DEFAULT-VALUE}).")
  private int thinking = 2_000;

  @Option(
      names = "--most-events",
      paramLabel = "N",
      description =
          "How many events a match may have before it ends without a winner, from 1000 to 100000"
              + " (default: ${DEFAULT-VALUE}).")
  private int length = TableConfig.USUAL_LENGTH;

  @Option(
      names = "--open-building",
      description =
          "Let anybody start building tables of solved hunts, not only callers from this"
              + " machine.")
  private boolean openBuilding;

  @Option(
      names = "--standby",
      description =
          "If another server is using the matches, wait and take over when it stops. Without"
              + " this option, a second server refuses to start.")
  private boolean standby;

  @Override
  public Integer call() {
    BadRequest.unlessWithin("--port", port, 0, 65_535);
    BadRequest.unlessWithin("--thinking-time", thinking, 50, 10_000);
    BadRequest.unlessWithin("--most-events", length, 1_000, 100_000);
    LogLines.install();
    Server server = start();
    CompletableFuture<Integer> end = new CompletableFuture<>();
    Runtime.getRuntime()
        .addShutdownHook(
            new Thread(
                () -> {
                  server.close();
                  end.complete(0);
                }));
    new Welcome(server.addresses())
        .lines(Terminal.attended() ? Welcome.Reader.PERSON : Welcome.Reader.PROGRAM)
        .forEach(this::say);
    var _ =
        server
            .lost()
            .thenAccept(
                why -> {
                  spec.commandLine().getErr().println(why.getMessage() + ": this server ends");
                  end.complete(LOST);
                });
    return end.join();
  }

  private void say(String line) {
    PrintWriter out = spec.commandLine().getOut();
    out.println(line);
    out.flush();
  }

  private Server start() {
    ServerConfig config =
        ServerConfig.standard(place.data())
            .database(place.database())
            .host(host)
            .port(port)
            .publicUrl(readPublicUrl())
            .shelf(content.shelf())
            .tables(TableConfig.standard().thinking(Duration.ofMillis(thinking)).length(length))
            .building(openBuilding ? Building.OPEN : Building.LOCAL)
            .origins(origins);
    try {
      return standby ? Server.standBy(config, this::waiting) : Server.start(config);
    } catch (InUse e) {
      throw new BadRequest(
          e.getMessage()
              + ": stop it, serve with another --data or --database, or wait for its end with"
              + " --standby");
    } catch (StoreException | UncheckedIOException e) {
      throw new BadRequest(String.valueOf(e.getMessage()));
    } catch (CompletionException e) {
      throw new BadRequest(
          e.getCause() instanceof BindException
              ? "Port %d is in use, by another Bergerie or another program: stop it, or choose another port with --port."
                  .formatted(port)
              : "port " + port + ": " + e.getCause());
    }
  }

  private Optional<String> readPublicUrl() {
    if (publicUrl.isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(
        Addresses.read(publicUrl)
            .orElseThrow(
                () ->
                    new BadRequest(
                        "--public-url: \"%s\" is no address of a page: expected one such as https://games.example"
                            .formatted(publicUrl))));
  }

  private void waiting(InUse other) {
    say("Waiting: another server (" + other.who() + ") holds " + other.what());
  }
}

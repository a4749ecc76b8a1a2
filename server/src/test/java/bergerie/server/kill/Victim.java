package bergerie.server.kill;

import bergerie.server.Server;
import bergerie.server.ServerConfig;
import bergerie.server.TestServer;
import bergerie.server.store.Database;
import java.io.IOException;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/** The server process that is killed. */
final class Victim {

  private static final HttpClient HTTP = HttpClient.newHttpClient();

  private final Process process;
  private final long startMillis;

  private Victim(Process process, long startMillis) {
    this.process = process;
    this.startMillis = startMillis;
  }

  /** What runs in the process: how it begins, port, data folder and maybe a database. */
  public static void main(String[] args) {
    Database.Place place =
        new Database.Place(
            Path.of(args[2]), args.length > 3 ? Optional.of(args[3]) : Optional.empty());
    ServerConfig config = TestServer.config(place).port(Integer.parseInt(args[1]));
    Thread.ofPlatform().daemon().start(Victim::endWithTheTest);
    var _ =
        switch (Beginning.valueOf(args[0])) {
          case AT_ONCE -> Server.start(config);
          case STANDING_BY -> Server.standBy(config, _ -> System.out.println("waiting"));
        };
  }

  /** Should the test end before it kills. */
  private static void endWithTheTest() {
    try {
      while (System.in.read() >= 0) {}
    } catch (IOException e) {
      // Nobody is there any more, as at the end.
    }
    Runtime.getRuntime().halt(0);
  }

  private enum Beginning {
    AT_ONCE,
    STANDING_BY
  }

  static Victim start(int port, Database.Place place) throws IOException, InterruptedException {
    long began = System.nanoTime();
    Process process = launch(Beginning.AT_ONCE, port, place);
    awaitOpen(process, port);
    long wall = (System.nanoTime() - began) / 1_000_000;
    // On a machine that does other things too, processor time says what wall time can't.
    long cpu = process.info().totalCpuDuration().map(Duration::toMillis).orElse(wall);
    return new Victim(process, Math.min(wall, cpu));
  }

  /** One that waits until another has ended. */
  static Victim standBy(int port, Database.Place place) throws IOException {
    Process process = launch(Beginning.STANDING_BY, port, place);
    String line = process.inputReader(StandardCharsets.UTF_8).readLine();
    if (!"waiting".equals(line)) {
      throw new IllegalStateException("expected to wait, said " + line);
    }
    return new Victim(process, 0);
  }

  private static Process launch(Beginning beginning, int port, Database.Place place)
      throws IOException {
    List<String> command =
        new ArrayList<>(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "-Djava.util.logging.config.file="
                    + System.getProperty("java.util.logging.config.file", ""),
                "--enable-native-access=ALL-UNNAMED",
                "--sun-misc-unsafe-memory-access=allow",
                "-cp",
                System.getProperty(
                    "surefire.test.class.path", System.getProperty("java.class.path")),
                Victim.class.getName(),
                beginning.name(),
                Integer.toString(port),
                place.data().toString()));
    place.url().ifPresent(command::add);
    return new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
  }

  /** Returns when it answers. */
  void awaitOpen(int port) throws InterruptedException {
    awaitOpen(process, port);
  }

  private static void awaitOpen(Process process, int port) throws InterruptedException {
    while (!answers(port)) {
      if (!process.isAlive()) {
        throw new IllegalStateException("the server ended with " + process.exitValue());
      }
      // Nothing tells when a process that is just starting begins to listen.
      Thread.sleep(10);
    }
  }

  private static boolean answers(int port) throws InterruptedException {
    try {
      HttpRequest request =
          HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + "/health"))
              .timeout(Duration.ofSeconds(2))
              .build();
      return HTTP.send(request, HttpResponse.BodyHandlers.discarding()).statusCode() == 200;
    } catch (IOException e) {
      return false;
    }
  }

  long startMillis() {
    return startMillis;
  }

  /** SIGKILL: no farewell, no flush. */
  void kill() throws InterruptedException {
    process.destroyForcibly();
    process.waitFor(20, TimeUnit.SECONDS);
  }

  static int freePort() throws IOException {
    try (ServerSocket socket = new ServerSocket(0)) {
      return socket.getLocalPort();
    }
  }
}

package bergerie.server.kill;

import bergerie.server.Server;
import bergerie.server.TestServer;
import bergerie.server.store.Database;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
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

  /** What runs in the process: port, data folder and maybe a database. */
  public static void main(String[] args) throws IOException {
    Database.Place place =
        new Database.Place(
            Path.of(args[1]), args.length > 2 ? Optional.of(args[2]) : Optional.empty());
    Server server = Server.start(TestServer.config(place).port(Integer.parseInt(args[0])));
    // Ends with the test, should that end before it kills.
    while (System.in.read() >= 0) {}
    server.close();
  }

  static Victim start(int port, Database.Place place) throws IOException, InterruptedException {
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
                Integer.toString(port),
                place.data().toString()));
    place.url().ifPresent(command::add);
    long began = System.nanoTime();
    Process process =
        new ProcessBuilder(command)
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    while (!answers(port)) {
      if (!process.isAlive()) {
        throw new IllegalStateException("the server ended with " + process.exitValue());
      }
      // Nothing tells when a process that is just starting begins to listen.
      Thread.sleep(10);
    }
    long wall = (System.nanoTime() - began) / 1_000_000;
    // On a machine that does other things too, processor time says what wall time can't.
    long cpu = process.info().totalCpuDuration().map(Duration::toMillis).orElse(wall);
    return new Victim(process, Math.min(wall, cpu));
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
}

package bergerie.app.load;

import bergerie.app.common.BadRequest;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A server in a process of its own, run as {@code serve} runs it. */
final class ChildServer implements AutoCloseable {

  private static final Pattern ADDRESS = Pattern.compile("http://localhost:(\\d+)/");
  private static final Pattern HEAP =
      Pattern.compile("(?m)^jvm_memory_used_bytes\\{area=\"heap\".*} ([0-9.E+]+)$");

  private final Process process;
  private final int port;
  private final long startMillis;

  private ChildServer(Process process, int port, long startMillis) {
    this.process = process;
    this.port = port;
    this.startMillis = startMillis;
  }

  static ChildServer start(LoadPlan plan) {
    long began = System.nanoTime();
    try {
      Process process =
          new ProcessBuilder(command(plan)).redirectError(ProcessBuilder.Redirect.INHERIT).start();
      int port = port(process);
      ChildServer server = new ChildServer(process, port, (System.nanoTime() - began) / 1_000_000);
      server.get("/health");
      return server;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static List<String> command(LoadPlan plan) {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(ManagementFactory.getRuntimeMXBean().getInputArguments());
    command.addAll(
        List.of("-cp", System.getProperty("java.class.path"), "bergerie.app.Main", "serve"));
    command.addAll(List.of("--host", "127.0.0.1", "--port", "0"));
    command.addAll(List.of("--data", plan.data().toString()));
    plan.database().ifPresent(url -> command.addAll(List.of("--database", url)));
    return command;
  }

  private static int port(Process process) throws IOException {
    BufferedReader out = process.inputReader(StandardCharsets.UTF_8);
    for (String line = out.readLine(); line != null; line = out.readLine()) {
      Matcher address = ADDRESS.matcher(line);
      if (address.find()) {
        return Integer.parseInt(address.group(1));
      }
    }
    throw new BadRequest("the server did not start");
  }

  int port() {
    return port;
  }

  long startMillis() {
    return startMillis;
  }

  /** Processor time used so far. */
  double cpuSeconds() {
    return process.info().totalCpuDuration().orElse(Duration.ZERO).toMillis() / 1e3;
  }

  /** The heap in use once the garbage is gone. */
  long heap() {
    for (int i = 0; i < 2; i++) {
      collect();
    }
    Matcher pool = HEAP.matcher(get("/metrics"));
    long bytes = 0;
    while (pool.find()) {
      bytes += (long) Double.parseDouble(pool.group(1));
    }
    return bytes;
  }

  private void collect() {
    try {
      Process jcmd =
          new ProcessBuilder(
                  Path.of(System.getProperty("java.home"), "bin", "jcmd").toString(),
                  Long.toString(process.pid()),
                  "GC.run")
              .redirectOutput(ProcessBuilder.Redirect.DISCARD)
              .start();
      jcmd.waitFor();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private String get(String path) {
    try (HttpClient http = HttpClient.newHttpClient()) {
      HttpRequest request =
          HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + path)).build();
      return http.send(request, HttpResponse.BodyHandlers.ofString()).body();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  @Override
  public void close() {
    process.destroy();
    try {
      if (!process.waitFor(20, TimeUnit.SECONDS)) {
        process.destroyForcibly();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}

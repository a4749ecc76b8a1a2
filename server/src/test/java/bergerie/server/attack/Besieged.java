package bergerie.server.attack;

import bergerie.server.LogLines;
import bergerie.server.Server;
import bergerie.server.ServerConfig;
import bergerie.server.store.Database;
import io.netty.util.internal.PlatformDependent;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Writer;
import java.lang.management.BufferPoolMXBean;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;

/** The server that is attacked: a process of its own with the memory of a small machine. */
final class Besieged implements AutoCloseable {

  private static final Pattern TROUBLE = Pattern.compile("\"level\":\"(SEVERE|WARNING)\"");
  private static final Pattern RESIDENT = Pattern.compile("(?m)^VmRSS:\\s+(\\d+) kB");

  /**
   * How it is with the server.
   *
   * @param heap bytes in use once the garbage is gone
   * @param buffers bytes of the network's buffers beside it
   * @param resident bytes the process has of the machine, garbage and all
   */
  record Health(long heap, long buffers, long resident, int tables, int connections) {
    static Health read(String line) {
      String[] parts = line.split(" ");
      return new Health(
          Long.parseLong(parts[0]),
          Long.parseLong(parts[1]),
          Long.parseLong(parts[2]),
          Integer.parseInt(parts[3]),
          Integer.parseInt(parts[4]));
    }

    private String line() {
      return heap + " " + buffers + " " + resident + " " + tables + " " + connections;
    }

    /** What is in use. */
    long used() {
      return heap + buffers;
    }

    @Override
    public String toString() {
      return "heap %.1f MB, buffers %.1f MB, resident %.1f MB, %d tables, %d players connected"
          .formatted(heap / 1e6, buffers / 1e6, resident / 1e6, tables, connections);
    }
  }

  private final Process process;
  private final BufferedReader out;
  private final Writer in;
  private final Path log;
  private final int port;

  private Besieged(Process process, Path log) throws IOException {
    this.process = process;
    this.log = log;
    this.out = process.inputReader(StandardCharsets.UTF_8);
    this.in = process.outputWriter(StandardCharsets.UTF_8);
    this.port = Integer.parseInt(answer());
  }

  /** What runs in the process: as {@code serve} would run it, and a word of its health if asked. */
  public static void main(String[] args) throws IOException {
    LogLines.install();
    ServerConfig config = ServerConfig.standard(Path.of(args[0])).host("127.0.0.1").port(0);
    try (Server server = Server.start(config)) {
      System.out.println(server.port());
      BufferedReader asked =
          new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
      // Ends with the test, should that end without a word.
      while (asked.readLine() != null) {
        System.out.println(health(server).line());
      }
    }
  }

  private static Health health(Server server) throws IOException {
    for (int i = 0; i < 3; i++) {
      System.gc();
    }
    Runtime runtime = Runtime.getRuntime();
    long resident =
        RESIDENT
            .matcher(Files.readString(Path.of("/proc/self/status")))
            .results()
            .mapToLong(found -> Long.parseLong(found.group(1)) * 1_024)
            .sum();
    return new Health(
        runtime.totalMemory() - runtime.freeMemory(),
        buffers(),
        resident,
        server.tables(),
        server.connections());
  }

  private static long buffers() {
    return Math.max(0, PlatformDependent.usedDirectMemory())
        + ManagementFactory.getPlatformMXBeans(BufferPoolMXBean.class).stream()
            .mapToLong(BufferPoolMXBean::getMemoryUsed)
            .sum();
  }

  static Besieged start() throws IOException {
    Path data = Database.SQLITE.place().data();
    Path log = data.resolve("log");
    List<String> command =
        List.of(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-Xmx512m",
            "-XX:+UseSerialGC",
            "-XX:+ExitOnOutOfMemoryError",
            "--enable-native-access=ALL-UNNAMED",
            "--sun-misc-unsafe-memory-access=allow",
            "-cp",
            System.getProperty("surefire.test.class.path", System.getProperty("java.class.path")),
            Besieged.class.getName(),
            data.toString());
    Process process = new ProcessBuilder(command).redirectError(log.toFile()).start();
    return new Besieged(process, log);
  }

  int port() {
    return port;
  }

  Health health() throws IOException {
    in.write("how are you?\n");
    in.flush();
    return Health.read(answer());
  }

  private String answer() throws IOException {
    String line = out.readLine();
    if (line == null) {
      throw new IOException("the server is gone: " + Files.readString(log));
    }
    return line;
  }

  /** What the server complained about. */
  List<String> troubles() throws IOException {
    return Files.readAllLines(log).stream().filter(TROUBLE.asPredicate()).toList();
  }

  @Override
  public void close() throws IOException {
    in.close();
    try {
      if (!process.waitFor(30, TimeUnit.SECONDS)) {
        process.destroyForcibly();
      }
    } catch (InterruptedException e) {
      process.destroyForcibly();
      Thread.currentThread().interrupt();
    }
  }
}

package bergerie.server.browser.webkit;

import bergerie.server.Programs;
import bergerie.server.Scratch;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.ProcessBuilder.Redirect;
import java.net.ConnectException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * WebKit as GTK has it, in its plainest browser, on a screen that nobody sees. Whoever looks at a
 * page has a script run before it: of a page's console the driver tells nothing.
 */
public final class WebKit implements AutoCloseable {

  /** No room for the browser's own bar: it would be wider than a phone. */
  private static final String BARE =
      "* {padding: 0; margin: 0; min-width: 0; min-height: 0; font-size: 1px}";

  private static final String CALM = "[Settings]\ngtk-enable-animations=0\n";

  private final Display display;
  private final Process driver;
  private final Relay relay;
  private final Session session;

  private WebKit(Display display, Process driver, Relay relay, Session session) {
    this.display = display;
    this.driver = driver;
    this.relay = relay;
    this.session = session;
  }

  /** What has to be installed first. */
  public static List<String> missing() {
    List<String> missing = new ArrayList<>();
    if (driver().isEmpty() || browser().isEmpty()) {
      missing.add("webkit2gtk-driver");
    }
    if (Display.program().isEmpty()) {
      missing.add("xvfb");
    }
    return missing;
  }

  private static Optional<Path> driver() {
    return Programs.find("WebKitWebDriver");
  }

  /** It is not on the PATH, but among the libraries, which each system keeps elsewhere. */
  private static Optional<Path> browser() {
    return Stream.of("/usr/lib", "/usr/libexec", "/usr/lib64")
        .map(Path::of)
        .flatMap(folder -> Stream.concat(Stream.of(folder), inside(folder)))
        .map(folder -> folder.resolve("webkit2gtk-4.1/MiniBrowser"))
        .filter(Files::isExecutable)
        .findFirst();
  }

  private static Stream<Path> inside(Path folder) {
    File[] files = folder.toFile().listFiles(File::isDirectory);
    return files == null ? Stream.empty() : Stream.of(files).map(File::toPath);
  }

  /** A window for one server, in which a script runs before every page. */
  public static WebKit launch(URI server, String script) {
    try {
      Path home = Scratch.untilTheEnd().folder();
      Path settings = Files.createDirectories(home.resolve(".config/gtk-3.0"));
      Files.writeString(settings.resolve("gtk.css"), BARE);
      Files.writeString(settings.resolve("settings.ini"), CALM);
      Display display = Display.open();
      int port = freePort();
      Process driver = driver(home, display, port);
      Session session =
          Session.begin(
              "http://127.0.0.1:" + port,
              Map.of(
                  "webkitgtk:browserOptions",
                  Map.of(
                      "binary",
                      browser().orElseThrow().toString(),
                      "args",
                      List.of("--automation"))));
      return new WebKit(display, driver, Relay.to(server, script), session);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static int freePort() throws IOException {
    try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      return socket.getLocalPort();
    }
  }

  private static Process driver(Path home, Display display, int port) throws IOException {
    ProcessBuilder builder =
        new ProcessBuilder(driver().orElseThrow().toString(), "--port=" + port)
            .redirectOutput(Redirect.DISCARD)
            .redirectError(Redirect.DISCARD);
    builder
        .environment()
        .putAll(
            Map.of(
                "DISPLAY", display.name(),
                "HOME", home.toString(),
                "XDG_CONFIG_HOME", home.resolve(".config").toString(),
                "LANG", "C.UTF-8",
                "LC_ALL", "C.UTF-8"));
    Process driver = untilTheEnd(builder.start());
    while (!listens(port)) {
      if (!driver.isAlive()) {
        throw new IOException("WebKitWebDriver does not start");
      }
    }
    return driver;
  }

  /** Whatever becomes of the test, nothing of it is left on the machine. */
  static Process untilTheEnd(Process process) {
    Runtime.getRuntime().addShutdownHook(new Thread(process::destroy));
    return process;
  }

  private static boolean listens(int port) throws IOException {
    try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
      return socket.isConnected();
    } catch (ConnectException e) {
      return false;
    }
  }

  /** Where pages come from. */
  public String address() {
    return relay.address();
  }

  /** Opens a page of the server, by its path. */
  public void open(String path) {
    session.open(relay.address() + path);
  }

  /** Clicks the first element there is, if it can be clicked now. */
  public boolean clicks(String css) {
    return session.clicks(css);
  }

  /** Writes into a field, if it is there now. */
  public boolean writes(String css, String text) {
    return session.writes(css, text);
  }

  /** What an expression is, in words. */
  public String ask(String expression) {
    return session.run("return String(" + expression + ")").asString();
  }

  /** Makes room for a page of this size. */
  public void resize(int width, int height) {
    session.resize(width, height);
  }

  public byte[] picture() {
    return session.picture();
  }

  @Override
  public void close() {
    try (display;
        relay) {
      session.end();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } finally {
      driver.destroy();
    }
  }
}

package bergerie.server.browser.webkit;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Stands between a browser and a server, and has a script run before every page's own. Each
 * connection asks for one thing, so that nothing has to be known of where an answer ends.
 */
final class Relay implements AutoCloseable {

  private static final String SCRIPT = "/of-the-relay.js";
  private static final Pattern LENGTH = Pattern.compile("(?i)\r\ncontent-length: *([0-9]+)");

  private final URI server;
  private final String script;
  private final ServerSocket door;

  private Relay(URI server, String script, ServerSocket door) {
    this.server = server;
    this.script = script;
    this.door = door;
  }

  /** At the same address as the server, but for the port. */
  static Relay to(URI server, String script) throws IOException {
    ServerSocket door = new ServerSocket(0, 50, InetAddress.getByName(server.getHost()));
    Relay relay = new Relay(server, script, door);
    Thread.ofVirtual().start(relay::receive);
    return relay;
  }

  String address() {
    return "http://" + server.getHost() + ":" + door.getLocalPort();
  }

  private void receive() {
    while (!door.isClosed()) {
      try {
        Socket browser = door.accept();
        Thread.ofVirtual().start(() -> pass(browser));
      } catch (IOException e) {
        return;
      }
    }
  }

  private void pass(Socket browser) {
    try (browser;
        Socket house = new Socket(server.getHost(), server.getPort())) {
      InputStream said = new BufferedInputStream(browser.getInputStream());
      Optional<String> head = head(said);
      if (head.isPresent()) {
        answer(head.get(), said, browser, house);
      }
    } catch (IOException e) {
      // One of both has gone, as they may.
    }
  }

  private void answer(String head, InputStream said, Socket browser, Socket house)
      throws IOException {
    OutputStream back = browser.getOutputStream();
    if (head.startsWith("GET " + SCRIPT + " ")) {
      String type = "HTTP/1.1 200 OK\r\nContent-Type: text/javascript\r\nConnection: close";
      back.write((type + "\r\n\r\n" + script).getBytes(UTF_8));
    } else if (head.toLowerCase(Locale.ROOT).contains("\r\nupgrade: websocket")) {
      house.getOutputStream().write(head.getBytes(ISO_8859_1));
      Thread.ofVirtual().start(() -> copy(said, house));
      house.getInputStream().transferTo(back);
    } else {
      house.getOutputStream().write(once(head).getBytes(ISO_8859_1));
      house.getOutputStream().write(said.readNBytes(length(head)));
      back.write(lent(house.getInputStream().readAllBytes()));
    }
  }

  /** Until one of both hangs up; then neither is left on the line. */
  private static void copy(InputStream said, Socket house) {
    try (house) {
      said.transferTo(house.getOutputStream());
    } catch (IOException e) {
      // The other side has hung up first.
    }
  }

  /** A request's first lines with the empty one, unless nothing more is asked. */
  private static Optional<String> head(InputStream said) throws IOException {
    StringBuilder head = new StringBuilder();
    while (head.indexOf("\r\n\r\n") < 0) {
      int next = said.read();
      if (next < 0) {
        return Optional.empty();
      }
      head.append((char) next);
    }
    return Optional.of(head.toString());
  }

  /** The request, so that its answer comes unpacked and is the last one. */
  private static String once(String head) {
    return Stream.concat(
            head.strip()
                .lines()
                .filter(line -> !line.matches("(?i)(connection|accept-encoding):.*")),
            Stream.of("Connection: close", "", ""))
        .collect(Collectors.joining("\r\n"));
  }

  private static int length(String head) {
    Matcher length = LENGTH.matcher(head);
    return length.find() ? Integer.parseInt(length.group(1)) : 0;
  }

  /** A page with the script before its own; everything else as it is. */
  private static byte[] lent(byte[] answer) {
    String text = new String(answer, ISO_8859_1);
    int body = text.indexOf("\r\n\r\n") + 4;
    if (!text.substring(0, body).toLowerCase(Locale.ROOT).contains("content-type: text/html")) {
      return answer;
    }
    String page =
        text.substring(body).replaceFirst("<head>", "$0<script src=\"" + SCRIPT + "\"></script>");
    String head =
        LENGTH
            .matcher(text.substring(0, body))
            .replaceFirst("\r\nContent-Length: " + page.length());
    return (head + page).getBytes(ISO_8859_1);
  }

  @Override
  public void close() throws IOException {
    door.close();
  }
}

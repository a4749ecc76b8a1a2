package bergerie.server.attack;

import java.io.BufferedInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.concurrent.ThreadLocalRandom;

/** A connection byte by byte, which keeps to no manners. Always to this machine. */
final class RawLine implements AutoCloseable {

  static final int TEXT = 0x81;
  static final int PING = 0x89;

  /** How a WebSocket begins, but for the last line. */
  static final String UPGRADE =
      "GET /api/play HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
          + "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n";

  private static final int PATIENCE_MS = 30_000;

  /** An answer of the house. */
  record Reply(int status, String body) {}

  private final Socket socket;
  private final InputStream in;

  private RawLine(Socket socket) throws IOException {
    this.socket = socket;
    this.in = new BufferedInputStream(socket.getInputStream());
  }

  static RawLine to(int port) throws IOException {
    return connected(new Socket(), port);
  }

  /** One that takes next to nothing as long as nobody reads. */
  static RawLine narrow(int port) throws IOException {
    Socket socket = new Socket();
    socket.setReceiveBufferSize(4_096);
    return connected(socket, port);
  }

  private static RawLine connected(Socket socket, int port) throws IOException {
    socket.connect(new InetSocketAddress("127.0.0.1", port), PATIENCE_MS);
    socket.setTcpNoDelay(true);
    socket.setSoTimeout(PATIENCE_MS);
    return new RawLine(socket);
  }

  void send(String text) throws IOException {
    socket.getOutputStream().write(text.getBytes(StandardCharsets.UTF_8));
  }

  Reply call(String method, String path, String headers, String body) throws IOException {
    byte[] bytes = body.getBytes(StandardCharsets.UTF_8);
    send(
        "%s %s HTTP/1.1\r\nHost: a\r\n%sContent-Length: %d\r\n\r\n"
            .formatted(method, path, headers, bytes.length));
    socket.getOutputStream().write(bytes);
    return reply();
  }

  private Reply reply() throws IOException {
    int status = Integer.parseInt(line().split(" ")[1]);
    int length = 0;
    for (String header = line(); !header.isEmpty(); header = line()) {
      String[] parts = header.split(": ", 2);
      if (parts[0].equalsIgnoreCase("content-length")) {
        length = Integer.parseInt(parts[1]);
      }
    }
    return new Reply(status, text(length));
  }

  private String line() throws IOException {
    StringBuilder line = new StringBuilder();
    for (int next = byteOrEnd(); next != '\n'; next = byteOrEnd()) {
      line.append((char) next);
    }
    return line.toString().stripTrailing();
  }

  private int byteOrEnd() throws IOException {
    int next = in.read();
    if (next < 0) {
      throw new EOFException("hung up");
    }
    return next;
  }

  private String text(int length) throws IOException {
    byte[] bytes = in.readNBytes(length);
    if (bytes.length < length) {
      throw new EOFException("hung up");
    }
    return new String(bytes, StandardCharsets.UTF_8);
  }

  /** Becomes a WebSocket that has said hello. */
  RawLine play() throws IOException {
    send(UPGRADE + "\r\n");
    reply();
    say("{\"id\":\"h\",\"type\":\"hello\",\"protocol\":1}");
    return this;
  }

  void say(String message) throws IOException {
    frame(TEXT, message);
  }

  /** A frame, masked as clients must. */
  void frame(int kind, String text) throws IOException {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    boolean small = bytes.length < 126;
    int head = small ? 2 : 4;
    byte[] frame = new byte[head + 4 + bytes.length];
    frame[0] = (byte) kind;
    frame[1] = (byte) (0x80 | (small ? bytes.length : 126));
    if (!small) {
      frame[2] = (byte) (bytes.length >> 8);
      frame[3] = (byte) bytes.length;
    }
    byte[] mask = new byte[4];
    ThreadLocalRandom.current().nextBytes(mask);
    System.arraycopy(mask, 0, frame, head, 4);
    for (int i = 0; i < bytes.length; i++) {
      frame[head + 4 + i] = (byte) (bytes[i] ^ mask[i & 3]);
    }
    socket.getOutputStream().write(frame);
  }

  /** The next message of the house. */
  String hear() throws IOException {
    int kind = byteOrEnd() & 0x0f;
    int length = byteOrEnd();
    if (length == 126) {
      length = byteOrEnd() << 8 | byteOrEnd();
    } else if (length == 127) {
      in.skipNBytes(4);
      length = byteOrEnd() << 24 | byteOrEnd() << 16 | byteOrEnd() << 8 | byteOrEnd();
    }
    String text = text(length);
    if (kind == 8) {
      throw new EOFException("dismissed: " + text.strip());
    }
    return text;
  }

  /** Whether the house hangs up in time. */
  boolean ends(Duration within) throws IOException {
    long end = System.nanoTime() + within.toNanos();
    byte[] ignored = new byte[8_192];
    try {
      while (System.nanoTime() < end) {
        socket.setSoTimeout((int) Math.max(1, (end - System.nanoTime()) / 1_000_000));
        if (in.read(ignored) < 0) {
          return true;
        }
      }
      return false;
    } catch (SocketTimeoutException e) {
      return false;
    } catch (IOException e) {
      return true;
    }
  }

  @Override
  public void close() throws IOException {
    socket.close();
  }
}

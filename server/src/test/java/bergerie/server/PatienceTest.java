package bergerie.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bergerie.server.http.Limits;
import bergerie.server.store.Database;
import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.net.http.HttpRequest;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Who takes too long at the door is turned away; who waits for an answer is not. */
class PatienceTest {

  private static final Duration PATIENCE = Duration.ofMillis(500);
  private static final int FOR_EVER_MS = 30_000;

  private static final String UPGRADE =
      "GET /api/play HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
          + "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n";

  private static final List<String> STALLED =
      List.of(
          "",
          "GET /hea",
          "GET /health HTTP/1.1\r\nHost: a\r\n",
          "POST /api/matches HTTP/1.1\r\nHost: a\r\nContent-Length: 1000\r\n\r\nberg",
          "POST /api/matches HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n4\r\nberg\r\n",
          "POST /api/tables/%20/join HTTP/1.1\r\nHost: a\r\nContent-Length: 1000\r\n\r\n{",
          "POST /api/tables HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\nContent-Length: 9\r\n\r\n",
          "GET /health HTTP/1.1\r\nHost: a\r\n\r\n",
          "GET /health HTTP/1.1\r\nHost: a\r\n\r\nGET /health HTTP/1.1\r\nHost: a\r\n\r\n",
          "GET /api/play HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: Upg",
          UPGRADE + "\r\n");

  private static final List<String> DRIBBLED =
      List.of(
          "GET /",
          "GET / HTTP/1.1\r\nX-A: ",
          "POST /api/matches HTTP/1.1\r\nHost: a\r\nContent-Length: 1000\r\n\r\n",
          // The first bytes of a frame of 16 KiB.
          UPGRADE + "\r\n\u0081\u00fe\u003f\u00ff\0\0\0\0");

  private static TestServer server;

  @BeforeAll
  static void open() {
    server = start(PATIENCE);
  }

  private static TestServer start(Duration patience) {
    return TestServer.start(
        TestServer.config(Database.SQLITE.place()).limits(Limits.none().patience(patience)));
  }

  @AfterAll
  static void close() {
    server.close();
  }

  private static Socket knock(String said) throws IOException {
    return knock(server, said);
  }

  private static Socket knock(TestServer at, String said) throws IOException {
    Socket socket = new Socket(InetAddress.getLoopbackAddress(), at.port());
    socket.setSoTimeout(FOR_EVER_MS);
    say(socket, said);
    return socket;
  }

  private static void say(Socket socket, String text) throws IOException {
    OutputStream out = socket.getOutputStream();
    out.write(text.getBytes(StandardCharsets.ISO_8859_1));
    out.flush();
  }

  @Test
  void whoStallsIsTurnedAway() {
    atOnce(
        STALLED,
        said -> {
          try (Socket socket = knock(said)) {
            assertEnds(socket);
          }
        });
  }

  @Test
  void aByteNowAndThenIsNotEnough() {
    atOnce(
        DRIBBLED,
        said -> {
          try (Socket socket = knock(said)) {
            Thread dribble = Thread.startVirtualThread(() -> dribble(socket));
            assertEnds(socket);
            dribble.join();
          }
        });
  }

  private static void dribble(Socket socket) {
    try {
      while (true) {
        say(socket, "a");
        Thread.sleep(PATIENCE.dividedBy(5));
      }
    } catch (IOException | InterruptedException e) {
      // Closed: that is what it was about.
    }
  }

  private interface Visit {
    void make(String said) throws Exception;
  }

  private static void atOnce(List<String> all, Visit visit) {
    List<CompletableFuture<Void>> ends = new ArrayList<>();
    for (String said : all) {
      CompletableFuture<Void> end = new CompletableFuture<>();
      ends.add(end);
      Thread.startVirtualThread(
          () -> {
            try {
              visit.make(said);
              end.complete(null);
            } catch (Exception | AssertionError e) {
              end.completeExceptionally(new AssertionError(said, e));
            }
          });
    }
    ends.forEach(CompletableFuture::join);
  }

  /** Reads until the server has closed the connection. */
  private static void assertEnds(Socket socket) throws IOException {
    try {
      socket.getInputStream().readAllBytes();
    } catch (SocketTimeoutException e) {
      throw new AssertionError("still open", e);
    } catch (IOException e) {
      // Broken off: what was on its way is lost, and the connection over.
    }
  }

  @Test
  void whoWaitsForAnAnswerMayWait() throws Exception {
    Duration patience = PATIENCE.multipliedBy(4);
    try (TestServer slow = start(patience)) {
      assertWaits(slow, patience.multipliedBy(2));
    }
  }

  private static void assertWaits(TestServer house, Duration time) throws InterruptedException {
    JsonNode made = house.table("kukuli", Map.of(), "me", "here");
    Seated first = Seated.at(house, made, 0);
    CompletableFuture<TestServer.Reply> news =
        CompletableFuture.supplyAsync(
            () ->
                TestServer.send(
                    HttpRequest.newBuilder(
                            house.uri(
                                "/api/tables/"
                                    + first.table
                                    + "/state?seen="
                                    + first.state.path("seq").asLong()))
                        .header(
                            "Authorization",
                            "Bearer " + made.path("seats").path(1).path("token").asString())));
    // Twice as long as anybody may take to ask.
    Thread.sleep(time);
    assertFalse(news.isDone());
    assertFalse(first.client.isClosed());
    Seated second = Seated.at(house, made, 1);
    (first.moves().isEmpty() ? second : first).move();
    assertEquals(200, news.join().status());
  }

  /** What is not read is not kept for ever, however often its owner says ping. */
  @Test
  void whoNeverListensIsSentAway() throws Exception {
    try (Socket socket = new Socket()) {
      socket.setReceiveBufferSize(4_096);
      socket.connect(new java.net.InetSocketAddress("127.0.0.1", server.port()));
      say(socket, UPGRADE + "\r\n");
      String ping = "{\"id\":\"%s\",\"type\":\"ping\"}".formatted("x".repeat(64));
      boolean open = true;
      long end = System.nanoTime() + Duration.ofMillis(FOR_EVER_MS).toNanos();
      while (open && System.nanoTime() < end) {
        try {
          frame(socket, 0x81, ping);
          frame(socket, 0x89, "x".repeat(100));
        } catch (IOException e) {
          open = false;
        }
      }
      assertFalse(open);
    }
    assertEquals(200, server.get("/health").status());
  }

  /** One masked frame, with the mask 0. */
  private static void frame(Socket socket, int kind, String text) throws IOException {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    byte[] frame = new byte[bytes.length + 6];
    frame[0] = (byte) kind;
    frame[1] = (byte) (0x80 | bytes.length);
    System.arraycopy(bytes, 0, frame, 6, bytes.length);
    socket.getOutputStream().write(frame);
  }

  /** The bodies of all who stall are worth less than the one that comes. */
  @Test
  void bodiesOnTheirWayTakeTheRoomThereIs() throws IOException {
    String head = "POST /api/matches HTTP/1.1\r\nHost: a\r\nContent-Length: 1000000\r\n\r\n";
    Socket[] stalled = new Socket[60];
    try (TestServer patient = start(Duration.ofHours(1))) {
      for (int i = 0; i < stalled.length; i++) {
        stalled[i] = knock(patient, head);
        try {
          say(stalled[i], "x".repeat(900_000));
        } catch (IOException e) {
          // Turned away already.
        }
      }
      assertEquals(400, patient.post("/api/matches", "x".repeat(900_000)).status());
      assertTrue(Arrays.stream(stalled).anyMatch(PatienceTest::isOver));
    }
    for (Socket socket : stalled) {
      socket.close();
    }
  }

  /** Whether it is closed already; a stalled one that is not says nothing. */
  private static boolean isOver(Socket socket) {
    try {
      socket.setSoTimeout(10);
      return socket.getInputStream().read() < 0;
    } catch (SocketTimeoutException e) {
      return false;
    } catch (IOException e) {
      return true;
    }
  }
}

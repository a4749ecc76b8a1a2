package bergerie.server.http;

import bergerie.rules.Words;
import bergerie.server.table.Guest;
import bergerie.server.table.Hall;
import bergerie.server.table.Letter;
import bergerie.server.wire.FromClient;
import bergerie.server.wire.Parsed;
import bergerie.server.wire.ToClient;
import bergerie.server.wire.WireReader;
import bergerie.server.wire.WireWriter;
import io.vertx.core.http.ServerWebSocket;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** One client's connection. Reads on the event loop, in order; tables answer from their threads. */
final class PlaySocket implements Guest {

  static final int PROTOCOL = 1;
  static final String SERVER = "bergerie 1";
  private static final short POLICY = 1008;
  private static final short COME_AGAIN = 1012;
  private static final int MOST_TABLES = 64;
  private static final int MOST_UNSENT = 1 << 20;

  private final ServerWebSocket socket;
  private final Hall hall;
  private final Bucket bucket;
  private List<String> tables = List.of();
  private Stage stage = Stage.STRANGER;
  private volatile long heardAt;
  private volatile long saidAt;

  private enum Stage {
    STRANGER,
    GREETED,
    CLOSED
  }

  PlaySocket(ServerWebSocket socket, Hall hall, Limits limits) {
    this.socket = socket;
    this.hall = hall;
    this.heardAt = System.nanoTime();
    this.saidAt = heardAt;
    this.bucket = new Bucket(limits, heardAt);
    socket.setWriteQueueMaxSize(MOST_UNSENT);
  }

  long heardAt() {
    return heardAt;
  }

  long saidAt() {
    return saidAt;
  }

  @Override
  public void say(String message) {
    if (socket.isClosed()) {
      return;
    }
    if (socket.writeQueueFull()) {
      // Too slow to follow: it comes again and catches up, instead of filling our memory.
      dismiss();
      return;
    }
    saidAt = System.nanoTime();
    var _ = socket.writeTextMessage(message);
  }

  @Override
  public void dismiss() {
    var _ = socket.close(COME_AGAIN, "come again");
  }

  void hear(String text) {
    if (stage == Stage.CLOSED) {
      return;
    }
    heardAt = System.nanoTime();
    if (!bucket.take(heardAt)) {
      expel("", new Words("too many messages", "trop de messages"));
      return;
    }
    if (text.length() > WireReader.MOST_BYTES
        || text.getBytes(StandardCharsets.UTF_8).length > WireReader.MOST_BYTES) {
      expel("", new Words("the message is too long", "le message est trop long"));
      return;
    }
    switch (WireReader.read(text)) {
      case Parsed.Nonsense(Optional<String> id, String field, Words why) ->
          say(new ToClient.Fault(id, field, why));
      case Parsed.Message(FromClient said) -> hear(said);
    }
  }

  void hearBinary() {
    expel("", new Words("expected text, not bytes", "du texte est attendu, pas des octets"));
  }

  private void hear(FromClient said) {
    if (stage == Stage.STRANGER && !(said instanceof FromClient.Hello)) {
      say(
          new ToClient.Fault(
              Optional.of(said.id()), "type", new Words("say hello first", "dites d’abord hello")));
      return;
    }
    switch (said) {
      case FromClient.Hello _ -> {
        stage = Stage.GREETED;
        say(new ToClient.Hello(PROTOCOL, SERVER));
      }
      case FromClient.Ping(String id) -> say(new ToClient.Pong(id));
      case FromClient.Attach attach -> attach(attach);
      case FromClient.Detach detach -> {
        tables = tables.stream().filter(table -> !table.equals(detach.table())).toList();
        hall.post(detach.table(), new Letter.Detach(this, detach));
      }
      case FromClient.ForSeat forSeat -> hall.post(forSeat.table(), new Letter.Said(this, forSeat));
    }
  }

  private void attach(FromClient.Attach attach) {
    if (!tables.contains(attach.table())) {
      if (tables.size() == MOST_TABLES) {
        say(
            new ToClient.Fault(
                Optional.of(attach.id()),
                "table",
                new Words("too many tables at once", "trop de tables à la fois")));
        return;
      }
      tables = Stream.concat(tables.stream(), Stream.of(attach.table())).toList();
    }
    hall.post(attach.table(), new Letter.Attach(this, attach));
  }

  /** The connection has ended. */
  void gone() {
    stage = Stage.CLOSED;
    tables.forEach(table -> hall.post(table, new Letter.Gone(this)));
    tables = List.of();
  }

  /** The other side is silent. */
  void ping() {
    say(new ToClient.Ping());
  }

  void hangUp() {
    var _ = socket.close();
  }

  private void expel(String field, Words why) {
    stage = Stage.CLOSED;
    say(new ToClient.Fault(Optional.empty(), field, why));
    var _ = socket.close(POLICY, why.en());
  }

  private void say(ToClient message) {
    say(WireWriter.write(message));
  }
}

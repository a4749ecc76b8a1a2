package bergerie.server.http;

import static java.util.concurrent.TimeUnit.MILLISECONDS;

import bergerie.rules.Words;
import bergerie.server.table.Guest;
import bergerie.server.table.Hall;
import bergerie.server.table.Letter;
import bergerie.server.wire.FromClient;
import bergerie.server.wire.Parsed;
import bergerie.server.wire.ToClient;
import bergerie.server.wire.WireReader;
import bergerie.server.wire.WireWriter;
import io.netty.channel.Channel;
import io.netty.channel.ChannelFutureListener;
import io.netty.channel.WriteBufferWaterMark;
import io.netty.handler.codec.http.websocketx.CloseWebSocketFrame;
import io.netty.handler.codec.http.websocketx.TextWebSocketFrame;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.RejectedExecutionException;
import java.util.stream.Stream;

/** One client's connection. Reads on the event loop, in order; tables answer from their threads. */
final class PlaySocket implements Guest {

  static final int PROTOCOL = 1;
  static final String SERVER = "bergerie 1";
  private static final int POLICY = 1008;
  private static final int COME_AGAIN = 1012;
  private static final int MOST_TABLES = 64;
  private static final Duration LINGER = Duration.ofSeconds(2);
  static final int MOST_BYTES = WireReader.MOST_BYTES;
  private static final WriteBufferWaterMark MOST_UNSENT =
      new WriteBufferWaterMark(1 << 19, 1 << 20);

  private final Channel channel;
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

  PlaySocket(Channel channel, Hall hall, Limits limits) {
    this.channel = channel;
    this.hall = hall;
    this.heardAt = System.nanoTime();
    this.saidAt = heardAt;
    this.bucket = new Bucket(limits, heardAt);
    channel.config().setWriteBufferWaterMark(MOST_UNSENT);
  }

  long heardAt() {
    return heardAt;
  }

  long saidAt() {
    return saidAt;
  }

  @Override
  public void say(String message) {
    saidAt = System.nanoTime();
    // Encoded on the event loop, whose buffers are pooled; a table's thread lives too short.
    try {
      channel.eventLoop().execute(() -> send(message));
    } catch (RejectedExecutionException e) {
      // The server stops: nobody listens any more.
    }
  }

  private void send(String message) {
    if (!channel.isActive() || stage == Stage.CLOSED) {
      return;
    }
    if (!channel.isWritable()) {
      // Too slow to follow: it comes again and catches up, instead of filling our memory.
      dismiss();
      return;
    }
    var _ = channel.writeAndFlush(new TextWebSocketFrame(message), channel.voidPromise());
  }

  @Override
  public void dismiss() {
    close(COME_AGAIN, "come again");
  }

  private void close(int code, String why) {
    var _ =
        channel
            .writeAndFlush(new CloseWebSocketFrame(code, why))
            .addListener(ChannelFutureListener.CLOSE);
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
    switch (WireReader.read(text)) {
      case Parsed.Nonsense(Optional<String> id, String field, Words why) ->
          say(new ToClient.Fault(id, field, why));
      case Parsed.Message(FromClient said) -> hear(said);
    }
  }

  void hearTooMuch() {
    expel("", new Words("the message is too long", "le message est trop long"));
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
    if (stage == Stage.CLOSED) {
      var _ = channel.close();
    } else {
      close(1000, "");
    }
  }

  private void expel(String field, Words why) {
    if (stage == Stage.CLOSED) {
      return;
    }
    send(WireWriter.write(new ToClient.Fault(Optional.empty(), field, why)));
    stage = Stage.CLOSED;
    var _ = channel.writeAndFlush(new CloseWebSocketFrame(POLICY, why.en()));
    // Closing with messages unread would reset the connection, and the reason might be lost.
    var _ = channel.eventLoop().schedule(this::hangUp, LINGER.toMillis(), MILLISECONDS);
  }

  private void say(ToClient message) {
    say(WireWriter.write(message));
  }
}

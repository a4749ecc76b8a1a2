package bergerie.server.http;

import static java.util.concurrent.TimeUnit.MILLISECONDS;

import bergerie.rules.Words;
import bergerie.server.hall.Hall;
import bergerie.server.hall.Listener;
import bergerie.table.Guest;
import bergerie.table.Letter;
import bergerie.table.wire.Capability;
import bergerie.table.wire.FromClient;
import bergerie.table.wire.Parsed;
import bergerie.table.wire.ToClient;
import bergerie.table.wire.WireReader;
import io.netty.channel.Channel;
import io.netty.channel.ChannelFutureListener;
import io.netty.channel.WriteBufferWaterMark;
import io.netty.handler.codec.http.websocketx.CloseWebSocketFrame;
import io.netty.handler.codec.http.websocketx.TextWebSocketFrame;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.RejectedExecutionException;
import java.util.stream.Stream;

/** One client's connection. Reads on the event loop, in order; tables answer from their threads. */
final class PlaySocket implements Listener {

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
  private final Limits limits;
  private final Bucket bucket;

  /** Where it sits or watches, as the tables say. */
  private List<String> tables = List.of();

  /** What the client is able to take, by its own words: nothing new is sent to others. */
  private volatile Set<Capability> can = Set.of();

  private final Guest guest;
  private final Unsent unsent;
  private final long openedAt;
  private volatile Stage stage = Stage.STRANGER;
  private volatile long heardAt;
  private volatile long saidAt;

  private enum Stage {
    STRANGER,
    GREETED,
    CLOSED
  }

  PlaySocket(Channel channel, Hall hall, Limits limits, Room room) {
    this.channel = channel;
    this.hall = hall;
    this.limits = limits;
    this.openedAt = System.nanoTime();
    this.heardAt = openedAt;
    this.saidAt = openedAt;
    this.unsent = new Unsent(channel, room, openedAt);
    this.bucket = new Bucket(limits, heardAt);
    channel.config().setWriteBufferWaterMark(MOST_UNSENT);
    this.guest = hall.enter(this);
  }

  @Override
  public Set<Capability> can() {
    return can;
  }

  long heardAt() {
    return heardAt;
  }

  long saidAt() {
    return saidAt;
  }

  @Override
  public void say(ToClient message, String text) {
    saidAt = System.nanoTime();
    // Becomes bytes on the event loop, whose buffers are pooled; a table's thread lives too short.
    soon(() -> send(text));
  }

  /** On the event loop, in the order in which it was asked for. */
  private void soon(Runnable task) {
    try {
      channel.eventLoop().execute(task);
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
      comeAgain();
      return;
    }
    var _ = channel.writeAndFlush(new TextWebSocketFrame(message), channel.voidPromise());
    unsent.note();
  }

  @Override
  public void dismiss() {
    soon(this::comeAgain);
  }

  private void comeAgain() {
    close(COME_AGAIN, "come again");
  }

  /** Whether it has connected and does not greet. */
  boolean isRude(long now) {
    return stage == Stage.STRANGER && now - openedAt > limits.patience().toNanos();
  }

  void dismissIfDeaf(long now) {
    unsent.unlessTaken(now, limits.patience(), this::comeAgain);
  }

  private void close(int code, String why) {
    if (stage == Stage.CLOSED) {
      return;
    }
    stage = Stage.CLOSED;
    var _ =
        channel
            .writeAndFlush(new CloseWebSocketFrame(code, why))
            .addListener(ChannelFutureListener.CLOSE);
    // Who takes nothing never takes a farewell either.
    closeSoon();
  }

  private void closeSoon() {
    var _ = channel.eventLoop().schedule(this::shut, LINGER.toMillis(), MILLISECONDS);
  }

  private void shut() {
    var _ = channel.close();
  }

  /** Whether one more frame is allowed, whatever is in it. */
  boolean mayGoOn() {
    if (stage != Stage.CLOSED && !bucket.take(System.nanoTime())) {
      expel("", new Words("too many messages", "trop de messages"));
    }
    return stage != Stage.CLOSED;
  }

  void hear(String text) {
    heardAt = System.nanoTime();
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
      case FromClient.Hello hello -> {
        stage = Stage.GREETED;
        can = Capability.named(hello.can());
        say(new ToClient.Hello(PROTOCOL, SERVER));
        if (can.contains(Capability.HOUSE_WAITS)) {
          hall.standing().ifPresent(this::say);
        }
      }
      case FromClient.Ping(String id) -> say(new ToClient.Pong(id));
      case FromClient.Attach attach -> attach(attach);
      case FromClient.Detach detach -> hall.post(detach.table(), new Letter.Detach(guest, detach));
      case FromClient.ForSeat forSeat ->
          hall.post(forSeat.table(), new Letter.Said(guest, forSeat));
    }
  }

  private void attach(FromClient.Attach attach) {
    if (tables.size() >= MOST_TABLES && !tables.contains(attach.table())) {
      say(
          new ToClient.Fault(
              Optional.of(attach.id()),
              "table",
              new Words("too many tables at once", "trop de tables à la fois")));
      return;
    }
    hall.post(attach.table(), new Letter.Attach(guest, attach));
  }

  @Override
  public void arrived(String table) {
    soon(
        () -> {
          if (!channel.isActive()) {
            hall.post(table, new Letter.Gone(guest));
          } else if (!tables.contains(table)) {
            tables = Stream.concat(tables.stream(), Stream.of(table)).toList();
          }
        });
  }

  @Override
  public void left(String table) {
    soon(() -> tables = tables.stream().filter(other -> !other.equals(table)).toList());
  }

  /** The connection has ended. */
  void gone() {
    stage = Stage.CLOSED;
    unsent.release();
    tables.forEach(table -> hall.post(table, new Letter.Gone(guest)));
    tables = List.of();
    hall.leave(guest);
  }

  /** The other side is silent. */
  void ping() {
    say(new ToClient.Ping());
  }

  void hangUp() {
    soon(
        () -> {
          if (stage == Stage.CLOSED) {
            shut();
          } else {
            close(1000, "");
          }
        });
  }

  private void expel(String field, Words why) {
    if (stage == Stage.CLOSED) {
      return;
    }
    send(hall.wire().write(new ToClient.Fault(Optional.empty(), field, why)));
    stage = Stage.CLOSED;
    var _ = channel.writeAndFlush(new CloseWebSocketFrame(POLICY, why.en()));
    // Closing with messages unread would reset the connection, and the reason might be lost.
    closeSoon();
  }

  private void say(ToClient message) {
    say(message, hall.wire().write(message, can));
  }
}

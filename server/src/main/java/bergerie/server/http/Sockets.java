package bergerie.server.http;

import bergerie.server.hall.Hall;
import bergerie.server.reach.Origins;
import io.netty.channel.ChannelHandlerContext;
import io.netty.handler.flush.FlushConsolidationHandler;
import io.vertx.core.Vertx;
import io.vertx.core.http.ServerWebSocket;
import io.vertx.core.http.ServerWebSocketHandshake;
import io.vertx.core.internal.http.WebSocketInternal;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;

/** All connections, and the heartbeat that notices who has vanished. */
final class Sockets {

  static final String PATH = "/api/play";
  private static final long SILENT = TimeUnit.SECONDS.toNanos(5);
  private static final long VANISHED = TimeUnit.SECONDS.toNanos(12);

  private final Hall hall;
  private final Origins origins;
  private final Limits limits;
  private final Room room;
  private final Set<PlaySocket> open = ConcurrentHashMap.newKeySet();

  Sockets(Hall hall, Origins origins, Limits limits, Room room) {
    this.room = room;
    this.hall = hall;
    this.origins = origins;
    this.limits = limits;
  }

  void beat(Vertx vertx) {
    vertx.setPeriodic(1_000, _ -> look(System.nanoTime()));
    vertx.setPeriodic(250, _ -> hall.look());
  }

  /** One timer for all, since thousands of them would each cost memory. */
  private void look(long now) {
    for (PlaySocket socket : open) {
      if (now - socket.heardAt() > VANISHED || socket.isRude(now)) {
        socket.hangUp();
      } else if (now - socket.saidAt() > SILENT) {
        socket.ping();
      }
      socket.dismissIfDeaf(now);
    }
  }

  void shake(ServerWebSocketHandshake handshake) {
    if (!PATH.equals(handshake.path())) {
      var _ = handshake.reject(404);
    } else if (!origins.allow(handshake.headers())) {
      var _ = handshake.reject(403);
    } else {
      handshake.accept().onSuccess(this::accept);
    }
  }

  /**
   * Takes a connection over from Vert.x once it is one: its own objects and queues for a WebSocket
   * weigh 10 KiB, ours less than one. docs/adr/0004-light-connections.md
   */
  private void accept(ServerWebSocket socket) {
    ChannelHandlerContext context = ((WebSocketInternal) socket).channelHandlerContext();
    PlaySocket play = new PlaySocket(context.channel(), hall, limits, room);
    open.add(play);
    Runnable closed =
        () -> {
          open.remove(play);
          play.gone();
        };
    context.pipeline().replace(context.handler(), "play", new PlayHandler(play, closed));
    context.pipeline().remove(Doorstep.class);
    context.pipeline().addBefore("play", "flush", new FlushConsolidationHandler(256, true));
    if (!context.channel().isActive()) {
      closed.run();
    }
  }

  int size() {
    return open.size();
  }

  /** Sends everybody away, to come again. */
  void dismissAll() {
    open.forEach(PlaySocket::dismiss);
  }
}

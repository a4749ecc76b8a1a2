package bergerie.server.http;

import io.netty.channel.ChannelHandlerContext;
import io.vertx.core.Vertx;
import io.vertx.core.http.HttpConnection;
import io.vertx.core.http.impl.HttpServerConnection;
import java.time.Duration;
import java.util.Comparator;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Sees to it that nobody blocks the door: a call must be here in time, head and body, and bodies on
 * their way hold no more memory than the house can spare. docs/adr/0008-patience-at-the-door.md
 */
final class Porter {

  private static final long MOST_HELD = 8 << 20;

  private final Duration patience;
  private final Room room;
  private final Set<Doorstep> steps = ConcurrentHashMap.newKeySet();
  private final AtomicLong held = new AtomicLong();

  Porter(Duration patience, Room room) {
    this.patience = patience;
    this.room = room;
  }

  /** Somebody has come, and said nothing yet. */
  void welcome(HttpConnection connection) {
    ChannelHandlerContext context = ((HttpServerConnection) connection).channelHandlerContext();
    Doorstep step = new Doorstep(context.channel(), this, room, System.nanoTime());
    steps.add(step);
    context.pipeline().addBefore(context.name(), "doorstep", step);
  }

  void forget(Doorstep step) {
    steps.remove(step);
  }

  void beat(Vertx vertx) {
    vertx.setPeriodic(1_000, _ -> look(System.nanoTime()));
  }

  /** One timer for all, since thousands of them would each cost memory. */
  private void look(long now) {
    steps.forEach(step -> step.look(now, patience));
  }

  /** Bytes of a body have come. Where there are too many, the slowest body goes. */
  void hold(long bytes) {
    if (held.addAndGet(bytes) > MOST_HELD) {
      steps.stream()
          .filter(Doorstep::isHolding)
          .min(Comparator.comparingLong(Doorstep::since))
          .ifPresent(this::turnAway);
    }
  }

  /** What it held counts no more at once, else the next would have to go for it too. */
  private void turnAway(Doorstep slowest) {
    slowest.turnAway();
    letGo(slowest.giveUp());
  }

  void letGo(long bytes) {
    held.addAndGet(-bytes);
  }
}

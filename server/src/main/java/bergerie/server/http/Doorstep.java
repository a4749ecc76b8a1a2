package bergerie.server.http;

import io.netty.buffer.ByteBufHolder;
import io.netty.channel.Channel;
import io.netty.channel.ChannelDuplexHandler;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelPromise;
import io.netty.handler.codec.http.HttpRequest;
import io.netty.handler.codec.http.HttpResponse;
import io.netty.handler.codec.http.HttpStatusClass;
import io.netty.handler.codec.http.LastHttpContent;
import io.netty.util.ReferenceCountUtil;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * How far somebody at the door has come with saying what is wanted, and with taking the answer.
 * Written by the connection's event loop only; the porter reads it.
 */
final class Doorstep extends ChannelDuplexHandler {

  private final Channel channel;
  private final Porter porter;
  private final Unsent unsent;
  private volatile Stage stage = Stage.HEAD;

  /** When the stage began. */
  private volatile long since;

  /** How many bytes are here of a body that is not whole yet. */
  private final AtomicInteger held = new AtomicInteger();

  private int unanswered;

  private enum Stage {
    /** The next call is to come, or its head is not whole. */
    HEAD,
    BODY,
    /** All that was asked is here: now we owe an answer, however long it takes. */
    ASKED,
    /** Turned away, and on the way out. */
    LEAVING
  }

  Doorstep(Channel channel, Porter porter, Room room, long now) {
    this.channel = channel;
    this.porter = porter;
    this.unsent = new Unsent(channel, room, now);
    this.since = now;
  }

  long since() {
    return since;
  }

  /** Whether a part of a body takes up room here. */
  boolean isHolding() {
    return stage == Stage.BODY && held.get() > 0;
  }

  /** Turns away who takes too long to ask, or does not take the answer. */
  void look(long now, Duration patience) {
    if ((stage == Stage.HEAD || stage == Stage.BODY) && now - since > patience.toNanos()) {
      turnAway();
    } else {
      unsent.unlessTaken(now, patience, this::turnAway);
    }
  }

  void turnAway() {
    stage = Stage.LEAVING;
    var _ = channel.close();
  }

  @Override
  public void channelRead(ChannelHandlerContext context, Object message) {
    if (stage == Stage.LEAVING) {
      ReferenceCountUtil.release(message);
      return;
    }
    if (message instanceof HttpRequest) {
      unanswered++;
      enter(Stage.BODY);
    }
    if (message instanceof ByteBufHolder part) {
      hold(part.content().readableBytes());
    }
    if (message instanceof LastHttpContent) {
      letGo();
      enter(unanswered == 0 ? Stage.HEAD : Stage.ASKED);
    }
    context.fireChannelRead(message);
  }

  @Override
  public void write(ChannelHandlerContext context, Object message, ChannelPromise promise) {
    if (message instanceof LastHttpContent && !isInterim(message)) {
      unanswered--;
      if (unanswered == 0 && stage == Stage.ASKED) {
        enter(Stage.HEAD);
      }
    }
    var _ = context.write(message, promise);
    unsent.note();
  }

  /** Such as “100 Continue”: the answer is still to come. */
  private static boolean isInterim(Object message) {
    return message instanceof HttpResponse response
        && response.status().codeClass() == HttpStatusClass.INFORMATIONAL;
  }

  private void enter(Stage next) {
    since = System.nanoTime();
    stage = next;
  }

  private void hold(int bytes) {
    held.addAndGet(bytes);
    porter.hold(bytes);
  }

  private void letGo() {
    porter.letGo(giveUp());
  }

  /** How much it held; from now on nothing. */
  int giveUp() {
    return held.getAndSet(0);
  }

  @Override
  public void handlerRemoved(ChannelHandlerContext context) {
    letGo();
    unsent.release();
    porter.forget(this);
  }
}

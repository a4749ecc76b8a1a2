package bergerie.server.http;

import io.netty.channel.Channel;
import io.netty.channel.ChannelOption;
import io.netty.channel.ChannelOutboundBuffer;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;

/** What a connection has not taken yet of what we said. Written on its event loop only. */
final class Unsent {

  /** As much is always on its way somewhere. */
  private static final long LITTLE = 16 * 1024;

  private final Channel channel;
  private final Room room;

  /** How much there was when it was looked at last, and since when it has not become less. */
  private long left;

  private volatile long since;

  /** How much room it takes. */
  private final AtomicLong held = new AtomicLong();

  Unsent(Channel channel, Room room, long now) {
    this.channel = channel;
    this.room = room;
    this.since = now;
  }

  long since() {
    return since;
  }

  /** Something more was said. */
  void note() {
    hold(pending());
  }

  /** Nothing more will be said. */
  void release() {
    hold(0);
  }

  private void hold(long next) {
    long before = held.getAndSet(next);
    if (next != before) {
      room.note(this, before, next);
    }
  }

  /** How much room it took; from now on none. */
  long giveUp() {
    return held.getAndSet(0);
  }

  private long pending() {
    ChannelOutboundBuffer buffer = channel.unsafe().outboundBuffer();
    long pending = buffer == null ? 0 : buffer.totalPendingWriteBytes();
    return pending < LITTLE ? 0 : pending;
  }

  void hangUpIfBehind() {
    channel
        .eventLoop()
        .execute(
            () -> {
              if (pending() > 0) {
                forsake();
                var _ = channel.close();
              }
            });
  }

  /** Does something, on the event loop, if nothing was taken for too long. */
  void unlessTaken(long now, Duration patience, Runnable late) {
    ChannelOutboundBuffer buffer = channel.unsafe().outboundBuffer();
    if (buffer == null || (buffer.totalPendingWriteBytes() == 0 && left == 0 && held.get() == 0)) {
      return;
    }
    channel
        .eventLoop()
        .execute(
            () -> {
              note();
              if (idle(now, buffer) > patience.toNanos()) {
                forsake();
                late.run();
              }
            });
  }

  /** What the system still holds for who takes nothing is to go with the connection. */
  private void forsake() {
    if (channel.isOpen()) {
      channel.config().setOption(ChannelOption.SO_LINGER, 0);
    }
  }

  /** For how long nothing was taken. */
  private long idle(long now, ChannelOutboundBuffer buffer) {
    long next = buffer.totalPendingWriteBytes() - buffer.currentProgress();
    if (next <= 0 || next < left || left == 0) {
      since = now;
    }
    left = Math.max(0, next);
    return now - since;
  }
}

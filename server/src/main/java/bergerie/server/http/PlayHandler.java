package bergerie.server.http;

import io.netty.buffer.ByteBuf;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.SimpleChannelInboundHandler;
import io.netty.handler.codec.http.websocketx.BinaryWebSocketFrame;
import io.netty.handler.codec.http.websocketx.CloseWebSocketFrame;
import io.netty.handler.codec.http.websocketx.ContinuationWebSocketFrame;
import io.netty.handler.codec.http.websocketx.PingWebSocketFrame;
import io.netty.handler.codec.http.websocketx.PongWebSocketFrame;
import io.netty.handler.codec.http.websocketx.TextWebSocketFrame;
import io.netty.handler.codec.http.websocketx.WebSocketFrame;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;

/** Puts the frames of one connection together, and hands over what was said. */
final class PlayHandler extends SimpleChannelInboundHandler<WebSocketFrame> {

  private static final Charset LATIN = StandardCharsets.ISO_8859_1;

  private final PlaySocket socket;
  private final Runnable closed;

  /** The parts of a message that came in pieces; empty otherwise. */
  private String begun = "";

  PlayHandler(PlaySocket socket, Runnable closed) {
    this.socket = socket;
    this.closed = closed;
  }

  @Override
  protected void channelRead0(ChannelHandlerContext context, WebSocketFrame frame) {
    if (frame instanceof CloseWebSocketFrame) {
      socket.hangUp();
    } else if (socket.mayGoOn()) {
      read(context, frame);
    }
  }

  private void read(ChannelHandlerContext context, WebSocketFrame frame) {
    switch (frame) {
      case TextWebSocketFrame text -> text(text.content(), text.isFinalFragment());
      case ContinuationWebSocketFrame more -> text(more.content(), more.isFinalFragment());
      case PingWebSocketFrame ping when context.channel().isWritable() -> {
        var _ = context.writeAndFlush(new PongWebSocketFrame(ping.content().retain()));
      }
      case BinaryWebSocketFrame _ -> socket.hearBinary();
      default -> {}
    }
  }

  private void text(ByteBuf bytes, boolean last) {
    int length = begun.length() + bytes.readableBytes();
    if (length > PlaySocket.MOST_BYTES) {
      socket.hearTooMuch();
      return;
    }
    // Pieces may split a letter, so they are kept byte by byte until the last.
    String piece = bytes.toString(last && begun.isEmpty() ? StandardCharsets.UTF_8 : LATIN);
    if (!last) {
      begun += piece;
    } else if (begun.isEmpty()) {
      socket.hear(piece);
    } else {
      String whole = new String((begun + piece).getBytes(LATIN), StandardCharsets.UTF_8);
      begun = "";
      socket.hear(whole);
    }
  }

  @Override
  public void channelInactive(ChannelHandlerContext context) {
    closed.run();
  }

  @Override
  public void exceptionCaught(ChannelHandlerContext context, Throwable cause) {
    socket.hangUp();
  }
}

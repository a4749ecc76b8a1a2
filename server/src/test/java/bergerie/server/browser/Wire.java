package bergerie.server.browser;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.WebSocketRoute;
import java.util.ArrayList;
import java.util.List;

/** The wire between a page and its server, to be cut at the worst moment. */
final class Wire {

  private enum Cut {
    NOT,
    BEFORE_MOVE,
    AFTER_MOVE,
    HELD
  }

  private Cut cut = Cut.NOT;
  private final List<Runnable> held = new ArrayList<>();

  Wire(Page page) {
    page.routeWebSocket("**/api/play", this::lay);
  }

  /** The next move does not reach the server. */
  void cutBeforeMove() {
    cut = Cut.BEFORE_MOVE;
  }

  /** The next move reaches the server, but nothing comes back. */
  void cutAfterMove() {
    cut = Cut.AFTER_MOVE;
  }

  /** Moves stay on their way until they are released. */
  void holdMoves() {
    cut = Cut.HELD;
  }

  void release() {
    cut = Cut.NOT;
    held.forEach(Runnable::run);
    held.clear();
  }

  private void lay(WebSocketRoute page) {
    WebSocketRoute server = page.connectToServer();
    boolean[] deaf = {false};
    page.onMessage(
        frame -> {
          boolean move = frame.text().contains("\"type\":\"move\"");
          if (move && cut == Cut.HELD) {
            held.add(() -> server.send(frame.text()));
            return;
          }
          if (!move || cut != Cut.BEFORE_MOVE) {
            server.send(frame.text());
          }
          if (move && cut != Cut.NOT) {
            deaf[0] = cut == Cut.AFTER_MOVE;
            if (!deaf[0]) {
              hangUp(page, server);
            }
            cut = Cut.NOT;
          }
        });
    server.onMessage(
        frame -> {
          if (deaf[0]) {
            hangUp(page, server);
          } else {
            page.send(frame.text());
          }
        });
  }

  private static void hangUp(WebSocketRoute page, WebSocketRoute server) {
    server.close();
    page.close(new WebSocketRoute.CloseOptions().setCode(1001));
  }
}

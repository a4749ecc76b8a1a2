package bergerie.server.browser;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.WebSocketRoute;

/** The wire between a page and its server, to be cut at the worst moment. */
final class Wire {

  private enum Cut {
    NOT,
    BEFORE_MOVE,
    AFTER_MOVE
  }

  private Cut cut = Cut.NOT;

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

  private void lay(WebSocketRoute page) {
    WebSocketRoute server = page.connectToServer();
    boolean[] deaf = {false};
    page.onMessage(
        frame -> {
          boolean move = frame.text().contains("\"type\":\"move\"");
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

package bergerie.server.browser;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.BoundingBox;

/** A finger on a touch screen: unlike a mouse, what it does may become a pan of the page. */
record Finger(CDPSession screen) {

  private static final int STEPS = 8;

  static Finger of(Guest guest) {
    return new Finger(guest.context.newCDPSession(guest.page));
  }

  /** Goes down on one thing, moves, and is lifted over another. */
  void drags(Locator from, Locator to) {
    BoundingBox start = from.boundingBox();
    BoundingBox end = to.boundingBox();
    double x = start.x + start.width / 2;
    double y = start.y + start.height / 2;
    double across = end.x + end.width / 2 - x;
    double along = end.y + end.height / 2 - y;
    touches("touchStart", at(x, y));
    for (int step = 1; step <= STEPS; step++) {
      touches("touchMove", at(x + across * step / STEPS, y + along * step / STEPS));
    }
    touches("touchEnd", new JsonArray());
  }

  private void touches(String type, JsonArray points) {
    JsonObject event = new JsonObject();
    event.addProperty("type", type);
    event.add("touchPoints", points);
    screen.send("Input.dispatchTouchEvent", event);
  }

  private static JsonArray at(double x, double y) {
    JsonObject point = new JsonObject();
    point.addProperty("x", x);
    point.addProperty("y", y);
    JsonArray points = new JsonArray();
    points.add(point);
    return points;
  }
}

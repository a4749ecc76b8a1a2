package bergerie.table.match.text;

import bergerie.table.match.Event;
import bergerie.table.match.Logged;

/**
 * Events as the log holds them: one compact JSON object each, told apart by {@code t}. Written by
 * hand, so that renaming a class never makes an old log unreadable.
 */
public final class EventText {

  private EventText() {}

  public static String write(String by, Event event) {
    return EventWriter.write(by, event);
  }

  public static Logged read(long seq, long at, String body) {
    EventReader entry = EventReader.of(body);
    return new Logged(seq, at, entry.text("by"), entry.event());
  }
}

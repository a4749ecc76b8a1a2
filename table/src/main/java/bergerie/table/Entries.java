package bergerie.table;

import bergerie.table.match.Event;
import bergerie.table.match.Logged;
import bergerie.table.match.text.EventText;
import bergerie.table.port.Entry;
import java.util.ArrayList;
import java.util.List;

/** Events as entries of the store, and back. */
public final class Entries {

  private Entries() {}

  /** The log of a match. */
  public static List<Logged> read(List<Entry> entries) {
    return entries.stream()
        .map(entry -> EventText.read(entry.seq(), entry.at(), entry.body()))
        .toList();
  }

  static Entry write(String match, Logged logged) {
    String body = EventText.write(logged.by(), logged.event());
    return new Entry(match, logged.seq(), logged.at(), body);
  }

  /** A match from its first event on, all of it at one moment. */
  public static List<Entry> begin(String match, List<Event> events, long at) {
    List<Entry> entries = new ArrayList<>();
    for (Event event : events) {
      entries.add(write(match, new Logged(entries.size() + 1, at, "", event)));
    }
    return entries;
  }
}

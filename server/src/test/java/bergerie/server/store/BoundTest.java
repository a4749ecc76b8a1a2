package bergerie.server.store;

import static org.junit.jupiter.api.Assertions.assertEquals;

import bergerie.rules.Seat;
import bergerie.table.match.Event;
import bergerie.table.match.text.EventText;
import bergerie.table.port.Entry;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** T-13: how often tables were called off is counted in the log, where nobody can forget it. */
class BoundTest {

  private static final Event.Pledged PLEDGED = new Event.Pledged(Seat.of(0), "0".repeat(64));
  private static final Event.Unshown UNSHOWN = new Event.Unshown(Seat.of(1));

  @ParameterizedTest
  @EnumSource
  void matchesAreCountedWhereSomebodyWasBound(Database database) {
    try (Vault store = database.place().open()) {
      assertEquals(new Archive.Bound(0, 0), store.bound());
      append(store, "shown", PLEDGED, PLEDGED, new Event.Nonce(Seat.of(0), "pledge"));
      append(store, "unbound", new Event.Nonce(Seat.of(0), "a"), new Event.Resigned(Seat.of(0)));
      append(store, "off", PLEDGED, PLEDGED, UNSHOWN);
      append(store, "chat", new Event.Chatted(Seat.of(0), "{\"t\":\"unshown\"}"));
      assertEquals(new Archive.Bound(2, 1), store.bound());
    }
  }

  private static void append(Vault store, String match, Event... events) {
    List<Entry> entries = new ArrayList<>();
    for (Event event : events) {
      entries.add(new Entry(match, entries.size() + 1, 0, EventText.write("0:a", event)));
    }
    store.append(entries).join();
  }
}

package bergerie.server.table;

import bergerie.games.Shelf;
import bergerie.server.store.Store;
import java.time.InstantSource;
import java.util.concurrent.ScheduledExecutorService;

/** What all tables share. */
record House(
    Store store,
    Shelf shelf,
    TableConfig config,
    InstantSource clock,
    ScheduledExecutorService timer,
    BotPool bots,
    Counts counts) {

  long now() {
    return clock.millis();
  }
}

package bergerie.server.hall;

import bergerie.server.time.HouseTime;
import bergerie.table.port.Timer;

/** What time it is in a house, and who is woken when. */
public interface Hours extends HouseTime, Timer, AutoCloseable {

  /** Wakes nobody any more: the log knows what is due. */
  @Override
  void close();
}

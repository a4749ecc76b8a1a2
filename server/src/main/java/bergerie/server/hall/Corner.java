package bergerie.server.hall;

import bergerie.table.House;
import bergerie.table.Letter;
import bergerie.table.Table;
import java.util.concurrent.Executor;
import java.util.function.Consumer;

/** The place of one table in the hall: its mailbox, and what others may know of it meanwhile. */
final class Corner {

  private final String name;
  private final House house;
  private final Table table;
  private final Mailbox<Received> mailbox;
  private volatile boolean restful = true;
  private volatile boolean known = true;
  private volatile long lastLetter;

  /**
   * @param unknown told when all letters are read and there is no match here to keep in memory
   */
  Corner(String name, House house, Executor executor, Consumer<Corner> unknown) {
    this.name = name;
    this.house = house;
    this.table = new Table(name, house, this::put);
    this.mailbox =
        new Mailbox<>(
            executor,
            this::read,
            () -> {
              if (!known) {
                unknown.accept(this);
              }
            });
    this.lastLetter = house.time().now();
  }

  private record Received(Letter letter, long at) {}

  String name() {
    return name;
  }

  /** Whether it was taken: a closed mailbox takes nothing. */
  boolean post(Letter letter) {
    return mailbox.post(new Received(letter, house.time().now()));
  }

  /** What the table asked for has come. Nobody closes a table that waits for something. */
  private void put(Letter letter) {
    var _ = post(letter);
  }

  private void read(Received received) {
    lastLetter = house.time().now();
    try {
      table.read(received.letter(), received.at());
    } finally {
      restful = table.isRestful();
      known = table.isKnown();
    }
  }

  /** Whether nothing would be missed if this were not in memory, as far as letters are read. */
  boolean isRestful() {
    return restful;
  }

  /** Closes it when it is not needed in memory. */
  boolean closeIfIdle(long now, long idle) {
    return restful && now - lastLetter >= idle && mailbox.closeIfIdle();
  }

  /** Closes it when there is no match here, unless another letter has come. */
  boolean closeIfUnknown() {
    return !known && mailbox.closeIfIdle();
  }
}

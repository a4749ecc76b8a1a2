package bergerie.server.hall;

import bergerie.table.desk.Cloakroom;
import java.util.LinkedHashMap;
import java.util.Optional;

/** A cloakroom with so many pegs. */
final class Pegs implements Cloakroom {

  private final int most;
  private final LinkedHashMap<String, Ticket> tickets = new LinkedHashMap<>();

  Pegs(int most) {
    this.most = most;
  }

  @Override
  public synchronized void keep(String code, Ticket ticket) {
    tickets.putLast(code, ticket);
    if (tickets.size() > most) {
      tickets.pollFirstEntry();
    }
  }

  @Override
  public synchronized Optional<Ticket> collect(String code, long now) {
    Optional<Ticket> found = Optional.ofNullable(tickets.get(code));
    if (found.filter(it -> it.good() == Ticket.Good.OFTEN && !it.isOver(now)).isEmpty()) {
      tickets.remove(code);
    }
    return found.filter(it -> !it.isOver(now));
  }
}

package bergerie.table;

import bergerie.rules.Seat;
import bergerie.table.match.Match;
import bergerie.table.match.Phase;
import bergerie.table.wire.ToClient;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** Who is at the table now, and when a bot takes over for those who are not. */
final class Presence {

  private final long grace;
  private List<Visitor> visitors = List.of();
  private Map<Seat, Long> takeovers = Map.of();

  Presence(long grace) {
    this.grace = grace;
  }

  List<Visitor> visitors() {
    return visitors;
  }

  Optional<Visitor> find(Guest guest) {
    return visitors.stream().filter(visitor -> visitor.guest().equals(guest)).findFirst();
  }

  void add(Visitor visitor) {
    List<Visitor> next = new ArrayList<>(visitors);
    next.removeIf(other -> other.guest().equals(visitor.guest()));
    next.add(visitor);
    visitors = List.copyOf(next);
  }

  /** Whether the guest was here. */
  boolean remove(Guest guest) {
    int before = visitors.size();
    visitors = visitors.stream().filter(visitor -> !visitor.guest().equals(guest)).toList();
    return visitors.size() < before;
  }

  Set<Seat> seats() {
    TreeSet<Seat> seats = new TreeSet<>();
    visitors.forEach(visitor -> seats.addAll(visitor.seats()));
    return seats;
  }

  /** Whether nobody is here from whom a person would hide something. */
  boolean isPrivate(Match<?, ?, ?> match) {
    return match.isAmongBots()
        || (!match.isBetweenPeople()
            && visitors.stream().noneMatch(visitor -> visitor.seats().isEmpty()));
  }

  /** Looks who is missing: a person who is away while another one is there and waits. */
  void look(Match<?, ?, ?> match, long now) {
    if (match.phase() != Phase.PLAYING) {
      takeovers = Map.of();
      return;
    }
    Collection<Seat> here = seats();
    Map<Seat, Long> next = new TreeMap<>();
    if (!here.isEmpty()) {
      match.persons().stream()
          .filter(seat -> match.chair(seat).isManned() && !here.contains(seat))
          .forEach(seat -> next.put(seat, takeovers.getOrDefault(seat, now + grace)));
    }
    takeovers = next.isEmpty() ? Map.of() : next;
  }

  List<ToClient.Absent> absent() {
    return takeovers.entrySet().stream()
        .map(missing -> new ToClient.Absent(missing.getKey(), missing.getValue()))
        .toList();
  }

  Optional<ToClient.Absent> first() {
    return absent().stream().min((a, b) -> Long.compare(a.takeover(), b.takeover()));
  }
}

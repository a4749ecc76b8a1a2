package bergerie.table;

import bergerie.rules.Seat;
import bergerie.table.match.Clock;
import bergerie.table.match.Match;
import bergerie.table.match.Phase;
import bergerie.table.steward.Attendance;
import bergerie.table.wire.ToClient;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** Who is at the table now, and who is missed there. */
final class Presence {

  private final long grace;
  private List<Visitor> visitors = List.of();

  /** From when on the others need not wait for whoever is away. */
  private Map<Seat, Long> takeovers = Map.of();

  /** When it was looked who is missed. */
  private long looked;

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

  // T-12
  /** Looks who is missed: a person who is away while another one is there and waits. */
  void look(Match<?, ?, ?> match, long now) {
    looked = now;
    if (match.phase() != Phase.PLAYING || !(match.head().clock() instanceof Clock.None)) {
      takeovers = Map.of();
      return;
    }
    Set<Seat> here = seats();
    List<Seat> playing =
        match.persons().stream().filter(seat -> match.chair(seat).isManned()).toList();
    Map<Seat, Long> next = new TreeMap<>();
    if (playing.stream().anyMatch(here::contains)) {
      playing.stream()
          .filter(seat -> !here.contains(seat))
          .forEach(seat -> next.put(seat, takeovers.getOrDefault(seat, now + grace)));
    }
    takeovers = next.isEmpty() ? Map.of() : next;
  }

  List<ToClient.Absent> absent() {
    return takeovers.entrySet().stream()
        .map(missing -> absent(missing.getKey(), missing.getValue()))
        .toList();
  }

  private ToClient.Absent absent(Seat seat, long takeover) {
    return new ToClient.Absent(seat, takeover, Math.max(0, takeover - looked));
  }

  Attendance attendance(long now) {
    return new Attendance(
        seats(),
        absent().stream()
            .filter(absent -> absent.takeover() <= now)
            .map(ToClient.Absent::seat)
            .collect(Collectors.toSet()));
  }
}

package bergerie.server.table;

import bergerie.rules.Outcome;
import bergerie.rules.Seat;
import bergerie.server.match.Event;
import bergerie.server.match.EventText;
import bergerie.server.match.Holder;
import bergerie.server.match.Match;
import bergerie.server.match.Phase;
import bergerie.server.store.Entry;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Another match at a table of its own, when all who are still there wish for one. */
final class Rematch {

  private Rematch() {}

  static Optional<Event> due(House house, Match<?, ?, ?> match, Presence presence) {
    if (match.phase() != Phase.OVER
        || match.ending().again().isEmpty()
        || match.ending().next().isPresent()) {
      return Optional.empty();
    }
    List<Seat> here = match.persons().stream().filter(presence.seats()::contains).toList();
    if (here.isEmpty() || !match.ending().again().containsAll(here)) {
      return Optional.empty();
    }
    String next = Secrets.rematch(match.head().seed());
    // Written by whoever comes first; if it stands already, this is the second try.
    house
        .store()
        .append(
            List.of(new Entry(next, 1, house.now(), EventText.write("", successor(house, match)))))
        .join();
    return Optional.of(new Event.Rematched(next));
  }

  /** The same people, on the seats the game gives them; their tokens stay theirs. */
  private static Event.Created successor(House house, Match<?, ?, ?> match) {
    Event.Created head = match.head();
    Outcome last = match.ending().outcome().orElseThrow();
    List<Seat> moves = match.game().rematch(head.setup(), last);
    List<Holder> holders = new ArrayList<>(head.holders());
    for (Seat old : Seat.all(match.players())) {
      holders.set(moves.get(old.index()).index(), match.chair(old).holder());
    }
    return new Event.Created(
        head.game(),
        match.game().info().version(),
        match.game().content(),
        match.game().again(head.setup(), last),
        holders,
        head.clock(),
        head.watch(),
        house.config().seeds().get(),
        Optional.empty());
  }
}

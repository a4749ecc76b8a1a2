package bergerie.table;

import bergerie.rules.Outcome;
import bergerie.rules.Seat;
import bergerie.rules.dice.Dice;
import bergerie.rules.dice.SealedDice;
import bergerie.rules.match.Dealer;
import bergerie.rules.match.Origin;
import bergerie.table.match.Event;
import bergerie.table.match.Holder;
import bergerie.table.match.Match;
import bergerie.table.match.Phase;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Another match at a table of its own, when all who are still there wish for one. */
final class Rematch {

  private Rematch() {}

  static boolean isDue(Match<?, ?, ?> match, Presence presence) {
    if (match.phase() != Phase.OVER
        || match.ending().again().isEmpty()
        || match.ending().next().isPresent()) {
      return false;
    }
    List<Seat> here = match.persons().stream().filter(presence.seats()::contains).toList();
    return !here.isEmpty() && match.ending().again().containsAll(here);
  }

  /** The same people, on the seats the game gives them; their tokens stay theirs. */
  static Event.Created successor(Match<?, ?, ?> match, String table, String seed) {
    Event.Created head = match.head();
    Outcome last = match.ending().outcome().orElseThrow();
    Dice dice = new SealedDice(seed, List.of(), Dealer.ANEW);
    List<Seat> moves = match.game().rematch(match.setup(), last, dice);
    List<Holder> holders = new ArrayList<>(head.holders());
    for (Seat old : Seat.all(match.players())) {
      holders.set(moves.get(old.index()).index(), match.chair(old).holder());
    }
    return new Event.Created(
        head.game(),
        match.game().info().version(),
        match.game().content(),
        match.game().again(match.setup(), last),
        holders,
        head.clock(),
        head.watch(),
        seed,
        Optional.empty(),
        Origin.rematch(table));
  }
}

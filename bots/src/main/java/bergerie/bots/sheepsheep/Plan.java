package bergerie.bots.sheepsheep;

import bergerie.games.sheepsheep.meadow.Group;
import bergerie.games.sheepsheep.meadow.SheepSheepMove.Exchange;
import java.util.List;
import java.util.Optional;

/**
 * What a search found.
 *
 * @param exchanges to make, in order
 * @param group that stands then; none where no group of three can be had
 * @param worth of that group, in points
 * @param bound no plan is worth more than this
 */
public record Plan(List<Exchange> exchanges, Optional<Group> group, int worth, int bound) {

  static final Plan NOTHING = new Plan(List.of(), Optional.empty(), 0, 0);

  public Plan {
    exchanges = List.copyOf(exchanges);
  }

  /** The same plan, with what is known of better ones. */
  Plan below(int highest) {
    return new Plan(exchanges, group, worth, highest);
  }

  /** Nothing better exists. */
  public boolean proven() {
    return worth == bound;
  }
}

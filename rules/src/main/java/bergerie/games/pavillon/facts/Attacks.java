package bergerie.games.pavillon.facts;

import bergerie.games.pavillon.cards.ShortList;
import bergerie.games.pavillon.player.PetRef;
import bergerie.games.pavillon.table.Extra;
import bergerie.games.pavillon.table.Move;
import bergerie.games.pavillon.table.Situation;
import bergerie.rules.Seat;
import java.util.Optional;

/**
 * Every strike of one of these pets at one of those.
 *
 * @param next the targets of the neighbour clockwise, and {@code before} of the other one
 */
record Attacks(ShortList<PetRef> strikers, ShortList<PetRef> next, ShortList<PetRef> before)
    implements Choosable {

  // PT-31: a living pet may strike a living pet of an adjacent player.
  static Attacks of(Situation s, Seat seat, Optional<Extra> extra) {
    ShortList<Seat> neighbours = Facts.neighbours(s, seat);
    return new Attacks(
        PetRef.of(Facts.strikers(s, seat, extra)),
        neighbours.isEmpty()
            ? ShortList.none()
            : PetRef.of(Facts.strikable(s, neighbours.getFirst())),
        neighbours.size() < 2
            ? ShortList.none()
            : PetRef.of(Facts.strikable(s, neighbours.getLast())));
  }

  @Override
  public int count() {
    return strikers.size() * targets();
  }

  private int targets() {
    return next.size() + before.size();
  }

  @Override
  public Move.Attack get(int index) {
    int target = index % targets();
    return new Move.Attack(
        strikers.get(index / targets()),
        target < next.size() ? next.get(target) : before.get(target - next.size()));
  }
}

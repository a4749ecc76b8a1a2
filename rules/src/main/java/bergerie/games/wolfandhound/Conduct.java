package bergerie.games.wolfandhound;

import bergerie.games.wolfandhound.box.Animal;
import bergerie.games.wolfandhound.box.Card;
import bergerie.games.wolfandhound.box.Colour;
import bergerie.games.wolfandhound.box.Place;
import bergerie.games.wolfandhound.box.Power;
import bergerie.games.wolfandhound.box.Target;
import bergerie.games.wolfandhound.round.Finale;
import bergerie.games.wolfandhound.round.Hand;
import bergerie.games.wolfandhound.round.Meadow;
import bergerie.games.wolfandhound.round.Phase;
import bergerie.games.wolfandhound.round.Side;
import bergerie.games.wolfandhound.round.WolfAndHoundState;
import java.util.List;

/** What every step does, in the order of the rulebook. */
final class Conduct {

  private Conduct() {}

  // WH-11: four cards each, one after the other; then the first player begins.
  static WolfAndHoundState dealt(WolfAndHoundState state, Card card) {
    WolfAndHoundState after = state.drawn(card);
    if (after.held().size() < Hand.DEALT) {
      return after;
    }
    Place next = state.active().further(1);
    return next == Place.FIRST || state.seating().isGhost(next)
        // WH-20: phase 1 is skipped on this very first turn.
        ? after.passedTo(Place.FIRST).in(new Phase.Playing())
        : after.passedTo(next);
  }

  // WH-20: all animals before the active player act.
  private static WolfAndHoundState begun(WolfAndHoundState state) {
    int waiting = state.pack().before(state.active());
    return waiting == 0 ? activated(state) : state.in(new Phase.Activating(waiting));
  }

  static WolfAndHoundState acted(WolfAndHoundState state, Animal animal) {
    // WH-30: the turn ends at once; in the last turn only the count is left.
    if (animal.power() == Power.PASS) {
      return state.isLastTurn() ? counted(state) : passedOn(state);
    }
    int number = state.pack().number(animal);
    WolfAndHoundState after = touched(state, animal, state.pack().colour(number));
    int rest = state.waiting() & ~(1 << number);
    // WH-22: the round never ends before all have acted.
    return rest == 0 ? activated(after) : after.in(new Phase.Activating(rest));
  }

  // WH-21: a wolf chases one sheep of each target, a hound brings one back; WH-34: so do
  // metamorphs, by the face they show. WH-31: the tornado forbids 3s as long as it lies there.
  private static WolfAndHoundState touched(WolfAndHoundState state, Animal animal, Colour colour) {
    if (colour == Colour.BLUE) {
      return state;
    }
    WolfAndHoundState after = state;
    for (Target target : animal.targets()) {
      Place place = target.from(state.active());
      Meadow meadow = after.meadows().at(place);
      after = after.with(place, colour == Colour.BLACK ? meadow.chased() : meadow.rescued());
    }
    return after;
  }

  // WH-28: the first player's last phase 1 leads to the count, by way of a check or without.
  private static WolfAndHoundState activated(WolfAndHoundState state) {
    return state.isLastTurn() && state.agreed().finale() == Finale.COUNT
        ? counted(state)
        : checked(state);
  }

  // WH-23: phase 2. The sheepless player nearest to the active one loses, with the team.
  private static WolfAndHoundState checked(WolfAndHoundState state) {
    int nearest = Integer.MAX_VALUE;
    Place loser = state.active();
    for (Place place : Place.ALL) {
      int distance = state.active().distance(place);
      if (state.meadows().at(place).isSheepless() && distance < nearest) {
        nearest = distance;
        loser = place;
      }
    }
    if (nearest != Integer.MAX_VALUE) {
      return state.decided(state.seating().side(loser).other(), Phase.Reason.SHEEPLESS);
    }
    // WH-28: the first player's phases 1 and 2 were the last.
    if (state.isLastTurn()) {
      return counted(state);
    }
    // WH-43: instead of playing from hand, a ghost has a card turned up.
    return state.in(state.activeIsGhost() ? new Phase.TurningUp() : new Phase.Playing());
  }

  // WH-28: more sheep in the pens win; WH-29: on a tie the team without the first player, with
  // three players the lone one, with two the first player.
  private static WolfAndHoundState counted(WolfAndHoundState state) {
    int green = state.sheep(Side.GREEN);
    int orange = state.sheep(Side.ORANGE);
    if (green != orange) {
      return state.decided(green > orange ? Side.GREEN : Side.ORANGE, Phase.Reason.COUNT);
    }
    Side first = state.seating().side(Place.FIRST);
    return state.decided(state.agreed().players() == 2 ? first : first.other(), Phase.Reason.TIE);
  }

  // WH-24: phase 3.
  static WolfAndHoundState played(WolfAndHoundState state, Card card) {
    return moved(state, card, state.held().without(card));
  }

  // WH-31: who holds only 3s shows them; the turn ends without a draw.
  static WolfAndHoundState revealed(WolfAndHoundState state) {
    return passedOn(state.with(state.active(), state.held().revealed()));
  }

  // WH-25: all animals move; then metamorphs flip that came to the first player (WH-32).
  private static WolfAndHoundState moved(WolfAndHoundState state, Card card, Hand left) {
    WolfAndHoundState after = state.moved(card, left);
    if (state.pack().metamorphs() == 0) {
      return drawing(after);
    }
    List<Animal> entering = state.pack().entering(card);
    return entering.isEmpty() ? parted(after) : after.in(new Phase.Flipping(entering));
  }

  // WH-33: of two metamorphs of one colour before one player, one is flipped.
  private static WolfAndHoundState parted(WolfAndHoundState state) {
    List<Animal> alike = state.pack().alike();
    return alike.isEmpty()
        ? drawing(state)
        : state.in(new Phase.Parting(alike.getFirst(), alike.getLast()));
  }

  // WH-32: each entry is a flip, one after the other.
  static WolfAndHoundState flipped(WolfAndHoundState state, Animal animal) {
    WolfAndHoundState after = state.with(state.pack().flipped(animal));
    return state.phase() instanceof Phase.Flipping(List<Animal> animals) && animals.size() > 1
        ? after.in(new Phase.Flipping(animals.subList(1, animals.size())))
        : parted(after);
  }

  // WH-27: phase 4, if the pile has a card; WH-45: a ghost draws none.
  private static WolfAndHoundState drawing(WolfAndHoundState state) {
    return state.activeIsGhost() || state.pile() == 0
        ? ended(state)
        : state.in(new Phase.Drawing());
  }

  static WolfAndHoundState drawn(WolfAndHoundState state, Card card) {
    return ended(state.drawn(card));
  }

  // WH-28: an empty hand calls the end.
  private static WolfAndHoundState ended(WolfAndHoundState state) {
    return passedOn(state.hands().at(state.active()).size() == 0 ? state.onLastLap() : state);
  }

  private static WolfAndHoundState passedOn(WolfAndHoundState state) {
    return begun(state.passedTo(state.active().further(1)));
  }

  // WH-43: the top of the pile is turned up, and the partner is asked, whatever it shows; WH-45:
  // when the pile is empty, the ghost plays its stack from the top. WH-44: so it does after a swap.
  static WolfAndHoundState turnedUp(WolfAndHoundState state, Card card) {
    return state.phase() instanceof Phase.Swapping || state.pile() == 0
        ? fromStack(state, card)
        : state.seen(card).in(new Phase.Calling(card));
  }

  private static WolfAndHoundState fromStack(WolfAndHoundState state, Card card) {
    WolfAndHoundState after = state.stack().hidden() > 0 ? state.seen(card) : state;
    return ghostly(after.with(state.active(), state.stack().withoutTop()), card);
  }

  // WH-44: the pile's card goes face down under the stack.
  static WolfAndHoundState swapped(WolfAndHoundState state, Card card) {
    return state.with(state.active(), state.stack().with(card)).in(new Phase.Swapping());
  }

  // WH-46: under the tornado a 3 is not played; it goes under the stack.
  static WolfAndHoundState ghostly(WolfAndHoundState state, Card card) {
    return state.bansThrees() && card.isThree()
        ? passedOn(state.with(state.active(), state.stack().with(card)))
        : moved(state, card, state.stack());
  }
}

package bergerie.games.wolfandhound;

import bergerie.games.wolfandhound.box.Animal;
import bergerie.games.wolfandhound.box.Card;
import bergerie.games.wolfandhound.box.Place;
import bergerie.games.wolfandhound.box.Target;
import bergerie.games.wolfandhound.round.Move;
import bergerie.games.wolfandhound.round.Phase;
import bergerie.games.wolfandhound.round.Played;
import bergerie.games.wolfandhound.round.WolfAndHoundState;
import bergerie.rules.Actor;
import bergerie.rules.Seat;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What is certain to follow a move, up to the next choice or the next card that nobody knows.
 *
 * @param deeds of the animals that act on the way, in this order
 */
record Outlook(WolfAndHoundState before, WolfAndHoundState after, List<Deed> deeds) {

  /**
   * What an animal does to somebody.
   *
   * @param at before whom it lies
   * @param target whose sheep it is after
   * @param sheep how many go home: -1 where one is chased, 0 where nothing moves
   */
  record Deed(Animal animal, Place at, Place target, int sheep) {}

  Outlook {
    deeds = List.copyOf(deeds);
  }

  static Outlook of(WolfAndHound game, WolfAndHoundState before, Seat seat, Move move) {
    List<Deed> deeds = new ArrayList<>();
    WolfAndHoundState now = step(game, before, Actor.player(seat), move, deeds);
    for (Optional<Move> next = certain(game, now); next.isPresent(); next = certain(game, now)) {
      now = step(game, now, new Actor.Deal(), next.get(), deeds);
    }
    return new Outlook(before, now, deeds);
  }

  private static WolfAndHoundState step(
      WolfAndHound game, WolfAndHoundState now, Actor actor, Move move, List<Deed> deeds) {
    WolfAndHoundState next = game.play(now, actor, move);
    if (move instanceof Move.Act(Animal animal)) {
      for (Target target : animal.targets()) {
        Place place = target.from(now.active());
        int sheep = next.meadows().at(place).pen() - now.meadows().at(place).pen();
        deeds.add(new Deed(animal, now.active(), place, sheep));
      }
    }
    return next;
  }

  /** The only thing that can happen next; of cards that are drawn, any: none is played at once. */
  private static Optional<Move> certain(WolfAndHound game, WolfAndHoundState now) {
    return switch (now.phase()) {
      case Phase.Activating(int waiting) when now.leavesOrder(waiting) -> Optional.empty();
      case Phase.Activating _, Phase.Flipping _, Phase.Swapping _ ->
          game.chance(now) instanceof Draws.Certain(Move move)
              ? Optional.of(move)
              : Optional.empty();
      case Phase.Drawing _ -> Optional.of(Move.DRAWS.get(now.unseen().list().getFirst().ordinal()));
      case Phase.Sitting _,
          Phase.Dealing _,
          Phase.Playing _,
          Phase.TurningUp _,
          Phase.Calling _,
          Phase.Parting _,
          Phase.Decided _ ->
          Optional.empty();
    };
  }

  /** The card that was played, if one was. */
  Optional<Card> card() {
    List<Played.Entry> played = after.played().list();
    return played.size() == before.played().list().size()
        ? Optional.empty()
        : Optional.of(played.getLast().card());
  }
}

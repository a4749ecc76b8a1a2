package bergerie.games.wolfandhound;

import bergerie.games.wolfandhound.box.Card;
import bergerie.games.wolfandhound.box.Cards;
import bergerie.games.wolfandhound.box.Place;
import bergerie.games.wolfandhound.round.Hand;
import bergerie.games.wolfandhound.round.WolfAndHoundState;
import bergerie.rules.Seat;
import bergerie.rules.Viewer;
import bergerie.rules.dice.Dice;

/** Deals again what a viewer has not seen. */
final class Imagining {

  private Imagining() {}

  /** Other hands change, but for what they have shown; stacks have no unseen order to change. */
  static WolfAndHoundState redealt(WolfAndHoundState state, Viewer viewer, Dice dice) {
    Cards pool = state.unseen();
    for (Place place : Place.ALL) {
      if (state.hands().at(place) instanceof Hand.Held held && !sees(state, viewer, place)) {
        pool = pool.and(held.cards().except(held.shown()));
      }
    }
    WolfAndHoundState imagined = state;
    for (Place place : Place.ALL) {
      if (state.hands().at(place) instanceof Hand.Held held && !sees(state, viewer, place)) {
        Cards cards = held.shown();
        while (cards.size() < held.size()) {
          Card card = pool.pick(dice);
          pool = pool.without(card);
          cards = cards.with(card);
        }
        imagined = imagined.with(place, new Hand.Held(cards, held.shown()));
      }
    }
    return imagined.withUnseen(pool);
  }

  private static boolean sees(WolfAndHoundState state, Viewer viewer, Place place) {
    return switch (viewer) {
      case Viewer.Player(Seat seat) -> state.seating().place(seat) == place;
      case Viewer.Spectator _ -> false;
    };
  }
}

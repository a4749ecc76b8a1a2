package bergerie.games.wolfandhound.round;

import bergerie.games.wolfandhound.box.Card;
import bergerie.games.wolfandhound.box.Cards;
import bergerie.games.wolfandhound.box.Place;
import bergerie.games.wolfandhound.box.Power;
import bergerie.rules.Seat;

/**
 * Everything true of a match.
 *
 * @param round from 1
 * @param active whose turn it is
 * @param unseen the cards of the pile and those that ghosts were dealt: nobody has seen them, so
 *     they have no order yet
 * @param lap whether the end has been called
 */
public record WolfAndHoundState(
    Agreement agreed,
    int round,
    Score score,
    Phase phase,
    Place active,
    Pack pack,
    Ring<Meadow> meadows,
    Ring<Hand> hands,
    Cards unseen,
    Played played,
    Lap lap) {

  // WH-10: before the first round, people sit down.
  public static WolfAndHoundState start(Agreement agreed) {
    WolfAndHoundState state = round(agreed, 1, Score.NONE);
    return agreed.drawsSeats() ? state.in(new Phase.Sitting()) : state;
  }

  // WH-42: a ghost's four cards lie unseen in its stack.
  public static WolfAndHoundState round(Agreement agreed, int round, Score score) {
    RoundSeats seating = agreed.seating(round);
    return new WolfAndHoundState(
        agreed,
        round,
        score,
        new Phase.Dealing(),
        Place.FIRST,
        Pack.start(agreed.animals()),
        agreed.meadows(),
        Ring.of(place -> seating.isGhost(place) ? Hand.Stack.DEALT : Hand.Held.EMPTY),
        agreed.deck(),
        Played.NOTHING,
        Lap.OPEN);
  }

  public RoundSeats seating() {
    return agreed.seating(round);
  }

  public Seat chooser() {
    return seating().chooser(active);
  }

  public boolean activeIsGhost() {
    return seating().isGhost(active);
  }

  public Hand.Held held() {
    return held(active);
  }

  public Hand.Held held(Place place) {
    return switch (hands.at(place)) {
      case Hand.Held held -> held;
      case Hand.Stack _ -> throw new IllegalStateException("a ghost holds no hand");
    };
  }

  public Hand.Stack stack() {
    return switch (hands.at(active)) {
      case Hand.Stack stack -> stack;
      case Hand.Held _ -> throw new IllegalStateException("a person has no stack");
    };
  }

  /** The animals that have yet to act. */
  public int waiting() {
    return switch (phase) {
      case Phase.Activating(int waiting) -> waiting;
      case Phase other -> throw new IllegalStateException("nothing acts in " + other);
    };
  }

  // WH-20: whether a player says which of the waiting animals acts next.
  public boolean leavesOrder(int waiting) {
    return agreed.order() == Order.ASKED && Integer.bitCount(pack.foremost(waiting)) > 1;
  }

  /** The ghost's card that its partner may exchange. */
  public Card turnedUp() {
    return switch (phase) {
      case Phase.Calling(Card card) -> card;
      case Phase other -> throw new IllegalStateException("no card lies open in " + other);
    };
  }

  /** How many cards the pile has: the unseen ones that lie in no stack. */
  public int pile() {
    int cards = unseen.size();
    for (Place place : Place.ALL) {
      if (hands.at(place) instanceof Hand.Stack stack) {
        cards -= stack.hidden();
      }
    }
    return cards;
  }

  // WH-20: nothing acts on the first player's very first turn, which the first card ends.
  boolean isOpening() {
    return played.isEmpty();
  }

  // WH-31: a tornado stays where it acted until a card is played.
  public boolean bansThrees() {
    return !isOpening() && pack.threatens(active, Power.NO_THREE);
  }

  // WH-28
  public boolean isLastTurn() {
    return lap == Lap.LAST && active == Place.FIRST;
  }

  public boolean isLastRound() {
    return round == agreed.rounds();
  }

  /** The sheep in the pens of a team. */
  public int sheep(Side side) {
    int count = 0;
    for (Place place : Place.ALL) {
      count += seating().side(place) == side ? meadows.at(place).pen() : 0;
    }
    return count;
  }

  /** The sheep in the emptiest pen of a team. */
  public int fewest(Side side) {
    int fewest = Integer.MAX_VALUE;
    for (Place place : Place.ALL) {
      if (seating().side(place) == side) {
        fewest = Math.min(fewest, meadows.at(place).pen());
      }
    }
    return fewest;
  }

  public WolfAndHoundState in(Phase next) {
    return new WolfAndHoundState(
        agreed, round, score, next, active, pack, meadows, hands, unseen, played, lap);
  }

  public WolfAndHoundState passedTo(Place next) {
    return new WolfAndHoundState(
        agreed, round, score, phase, next, pack, meadows, hands, unseen, played, lap);
  }

  public WolfAndHoundState with(Pack changed) {
    return new WolfAndHoundState(
        agreed, round, score, phase, active, changed, meadows, hands, unseen, played, lap);
  }

  public WolfAndHoundState with(Place place, Meadow changed) {
    return new WolfAndHoundState(
        agreed,
        round,
        score,
        phase,
        active,
        pack,
        meadows.with(place, changed),
        hands,
        unseen,
        played,
        lap);
  }

  public WolfAndHoundState with(Place place, Hand changed) {
    return new WolfAndHoundState(
        agreed,
        round,
        score,
        phase,
        active,
        pack,
        meadows,
        hands.with(place, changed),
        unseen,
        played,
        lap);
  }

  public WolfAndHoundState with(Played cards) {
    return new WolfAndHoundState(
        agreed, round, score, phase, active, pack, meadows, hands, unseen, cards, lap);
  }

  /** The active player takes an unseen card. */
  public WolfAndHoundState drawn(Card card) {
    return new WolfAndHoundState(
        agreed,
        round,
        score,
        phase,
        active,
        pack,
        meadows,
        hands.with(active, held().with(card)),
        unseen.without(card),
        played,
        lap);
  }

  /** An unseen card is turned up. */
  public WolfAndHoundState seen(Card card) {
    return withUnseen(unseen.without(card));
  }

  public WolfAndHoundState withUnseen(Cards left) {
    return new WolfAndHoundState(
        agreed, round, score, phase, active, pack, meadows, hands, left, played, lap);
  }

  /**
   * The active player's card lies beside the meadow, and the animals have moved.
   *
   * @param left what the player has left
   */
  public WolfAndHoundState moved(Card card, Hand left) {
    return new WolfAndHoundState(
        agreed,
        round,
        score,
        phase,
        active,
        pack.moved(card),
        meadows,
        hands.with(active, left),
        unseen,
        played.with(active, card),
        lap);
  }

  public WolfAndHoundState onLastLap() {
    return new WolfAndHoundState(
        agreed, round, score, phase, active, pack, meadows, hands, unseen, played, Lap.LAST);
  }

  public WolfAndHoundState decided(Side winner, Phase.Reason reason) {
    return new WolfAndHoundState(
        agreed,
        round,
        score.won(winner),
        new Phase.Decided(winner, reason),
        active,
        pack,
        meadows,
        hands,
        unseen,
        played,
        lap);
  }
}

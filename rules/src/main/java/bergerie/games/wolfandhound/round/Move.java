package bergerie.games.wolfandhound.round;

import bergerie.games.wolfandhound.box.Animal;
import bergerie.games.wolfandhound.box.Card;
import java.util.List;

/** A step of the game: of a player, or of the table where there is nothing to choose. */
public sealed interface Move {

  /** A person plays a card (WH-24). */
  record Play(Card card) implements Move {}

  /** A person with nothing but 3s shows them and passes (WH-31). */
  record Pass() implements Move {}

  /** An animal acts (WH-20): a player's move where there is a choice of the order. */
  record Act(Animal animal) implements Move {}

  /** A metamorph flips: the table's step (WH-32) or a player's choice (WH-33). */
  record Flip(Animal animal) implements Move {}

  /** A ghost plays the card from the pile (WH-44). */
  record Keep() implements Move {}

  /** The exchange call (WH-44). */
  record Swap() implements Move {}

  /** A person is dealt or draws a card (WH-11, WH-27). */
  record Draw(Card card) implements Move {}

  /** A ghost's card is turned up, from the pile or from its stack (WH-43, WH-44, WH-45). */
  record TurnUp(Card card) implements Move {}

  /** People sit down as the seats were drawn (WH-10). */
  record Sit(Circle circle) implements Move {}

  /** The next round of a match begins. */
  record NextRound() implements Move {}

  // Made once, for every hand and every draw.
  List<Move> PLAYS = Card.ALL.stream().<Move>map(Play::new).toList();
  List<Move> DRAWS = Card.ALL.stream().<Move>map(Draw::new).toList();
  List<Move> TURN_UPS = Card.ALL.stream().<Move>map(TurnUp::new).toList();
  List<Move> CALLS = List.of(new Keep(), new Swap());
}

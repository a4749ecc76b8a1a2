package bergerie.games.wolfandhound.round;

import bergerie.games.wolfandhound.box.Animal;
import bergerie.games.wolfandhound.box.Card;
import java.util.List;

/** What the table is about. */
public sealed interface Phase {

  /** Who sits where is to be drawn (WH-10). */
  record Sitting() implements Phase {}

  /** The four cards of each hand are being dealt, to the active player now (WH-11). */
  record Dealing() implements Phase {}

  /**
   * Phase 1 (WH-20).
   *
   * @param waiting the animals that have yet to act
   */
  record Activating(int waiting) implements Phase {}

  /** Phase 3 of a person (WH-24). */
  record Playing() implements Phase {}

  /** Phase 3 of a ghost: a card is turned up (WH-43). */
  record TurningUp() implements Phase {}

  /** A ghost's partner is asked whether to exchange the card from the pile (WH-44). */
  record Calling(Card card) implements Phase {}

  /** The top of a ghost's stack is turned up in exchange (WH-44). */
  record Swapping() implements Phase {}

  /** Metamorphs that have entered the first player's space flip, one after the other (WH-32). */
  record Flipping(List<Animal> animals) implements Phase {
    public Flipping {
      animals = List.copyOf(animals);
    }
  }

  /** One of two metamorphs of one colour is to be flipped (WH-33). */
  record Parting(Animal one, Animal other) implements Phase {}

  /** Phase 4 (WH-27). */
  record Drawing() implements Phase {}

  /** The round is over. */
  record Decided(Side winner, Reason reason) implements Phase {}

  /** Why a round was won, with the rule that says so. */
  enum Reason {
    SHEEPLESS("WH-23"),
    COUNT("WH-28"),
    TIE("WH-29");

    private final String rule;

    Reason(String rule) {
      this.rule = rule;
    }

    public String rule() {
      return rule;
    }
  }
}

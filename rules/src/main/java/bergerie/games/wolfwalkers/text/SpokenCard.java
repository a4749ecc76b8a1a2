package bergerie.games.wolfwalkers.text;

import bergerie.games.wolfwalkers.cards.Side;
import bergerie.telling.Part;
import bergerie.telling.Sentence;

/**
 * A card on one of its sides. A picture may stand for what it shows, never for what it is: “a Story
 * with Robyn and a forest”.
 */
public record SpokenCard(Side side, Part.Thing thing) {

  String id() {
    return thing.id();
  }

  /** As it is called when it comes: Stories look alike, Objectives have titles. */
  public Part.Inner fresh() {
    return switch (side) {
      case STORY -> new Part.Inner(Sentence.of("a Story {0}", "une Histoire {0}", thing));
      case OBJECTIVE -> known();
    };
  }

  /** As it is called where it lies already. */
  public Part.Inner known() {
    return new Part.Inner(
        switch (side) {
          case STORY -> Sentence.of("the Story {0}", "l’Histoire {0}", thing);
          case OBJECTIVE -> Sentence.of("the Objective {0}", "l’Objectif {0}", thing);
        });
  }
}

package bergerie.games.wolfwalkers.cards;

import bergerie.rules.Named;
import bergerie.rules.Words;
import java.util.Optional;

/** The two sides of a card (WW-1). */
public enum Side implements Named {
  STORY(new Words("Story", "Histoire")),
  OBJECTIVE(new Words("Objective", "Objectif"));

  private final Words label;

  Side(Words label) {
    this.label = label;
  }

  public Words label() {
    return label;
  }

  public Side other() {
    return this == STORY ? OBJECTIVE : STORY;
  }

  /** A card in text: {@code #14} on its Story side, {@code [14]} on its Objective side. */
  public String write(int card) {
    return this == STORY ? "#" + card : "[" + card + "]";
  }

  public static Optional<Side> of(String id) {
    return Named.find(values(), id);
  }
}

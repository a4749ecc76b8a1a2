package bergerie.games.wolfwalkers.cards;

import bergerie.rules.Words;
import java.util.Locale;
import java.util.Optional;

/** The two sides of a card (WW-1). */
public enum Side {
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

  public String id() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** A card in text: {@code #14} on its Story side, {@code [14]} on its Objective side. */
  public String write(int card) {
    return this == STORY ? "#" + card : "[" + card + "]";
  }

  public static Optional<Side> of(String id) {
    for (Side side : values()) {
      if (side.id().equals(id)) {
        return Optional.of(side);
      }
    }
    return Optional.empty();
  }
}

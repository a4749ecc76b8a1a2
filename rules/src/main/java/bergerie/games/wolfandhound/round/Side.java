package bergerie.games.wolfandhound.round;

import bergerie.rules.Words;
import java.util.Locale;

/** The two teams. */
public enum Side {
  GREEN(new Words("Green", "Les verts")),
  ORANGE(new Words("Orange", "Les oranges"));

  private final Words label;

  Side(Words label) {
    this.label = label;
  }

  /** At the head of a sentence; a plural in French. */
  Words label() {
    return label;
  }

  public String id() {
    return name().toLowerCase(Locale.ROOT);
  }

  public Side other() {
    return this == GREEN ? ORANGE : GREEN;
  }
}

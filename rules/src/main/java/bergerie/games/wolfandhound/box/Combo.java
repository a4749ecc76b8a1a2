package bergerie.games.wolfandhound.box;

import bergerie.rules.Named;
import bergerie.rules.Words;
import java.util.List;

/** A recommended choice of animals. */
public record Combo(Level level, List<String> ids) {

  /** How many animals may be in play. */
  public static final int MOST = 5;

  public Combo {
    ids = List.copyOf(ids);
  }

  public String text() {
    return String.join("+", ids);
  }

  /** For whom it is recommended. */
  public enum Level implements Named {
    FIRST(new Words("first game", "première partie")),
    BEGINNER(new Words("beginner", "débutant")),
    EXPERIENCED(new Words("experienced", "expérimenté")),
    EXPERT(new Words("expert", "expert"));

    private final Words label;

    Level(Words label) {
      this.label = label;
    }

    public Words label() {
      return label;
    }
  }
}

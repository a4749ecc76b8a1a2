package bergerie.games.wolfandhound.box;

import bergerie.rules.Words;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

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
  public enum Level {
    FIRST(new Words("first game", "première partie")),
    BEGINNER(new Words("beginner", "débutant")),
    EXPERIENCED(new Words("experienced", "expérimenté")),
    EXPERT(new Words("expert", "expert"));

    private final Words label;

    Level(Words label) {
      this.label = label;
    }

    static Optional<Level> find(String text) {
      return Arrays.stream(values()).filter(level -> level.id().equals(text)).findFirst();
    }

    public Words label() {
      return label;
    }

    String id() {
      return name().toLowerCase(Locale.ROOT);
    }
  }
}

package bergerie.games.wolfandhound;

import bergerie.rules.Words;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** A recommended choice of animals. */
record Combo(Level level, List<String> ids) {

  Combo {
    ids = List.copyOf(ids);
  }

  String text() {
    return String.join("+", ids);
  }

  /** For whom it is recommended. */
  enum Level {
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

    Words label() {
      return label;
    }

    String id() {
      return name().toLowerCase(Locale.ROOT);
    }
  }
}

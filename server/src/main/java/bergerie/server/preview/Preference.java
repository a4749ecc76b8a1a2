package bergerie.server.preview;

import bergerie.telling.Language;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** A language that somebody would like to read, and how much. */
record Preference(Language language, double weight) {

  private static final int LONGEST = 200;

  /** The one of ours that is wished for most, of several the first; English where none is. */
  static Language language(@Nullable String header) {
    if (header == null || header.length() > LONGEST) {
      return Language.EN;
    }
    return Arrays.stream(header.split(","))
        .flatMap(wish -> read(wish.strip().toLowerCase(Locale.ROOT)).stream())
        .filter(wish -> wish.weight > 0)
        .max(Comparator.comparingDouble(Preference::weight))
        .map(Preference::language)
        .orElse(Language.EN);
  }

  private static List<Preference> read(String wish) {
    String[] parts = wish.split("\\s*;\\s*q\\s*=\\s*", 2);
    return Arrays.stream(Language.values())
        .filter(language -> parts[0].matches(language.code() + "(-.*)?"))
        .map(language -> new Preference(language, parts.length < 2 ? 1 : weight(parts[1])))
        .toList();
  }

  private static double weight(String text) {
    return text.matches("[01](\\.[0-9]{0,3})?") ? Double.parseDouble(text) : 0;
  }
}

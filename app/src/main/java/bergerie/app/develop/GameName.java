package bergerie.app.develop;

import bergerie.rules.Reading;
import java.util.Arrays;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import javax.lang.model.SourceVersion;

/**
 * How a new game is called everywhere.
 *
 * @param id as on the command line and on the wire: {@code fox-and-geese}
 * @param prefix what its rule ids begin with, and in small letters its classes of style
 */
record GameName(String id, String prefix) {

  /** Longer names would break lines of what is laid out, which then were not formatted. */
  private static final int LONGEST = 24;

  /** Words that mean something to TypeScript, and nothing to Java. */
  private static final Set<String> TAKEN =
      Set.of(
          "arguments",
          "await",
          "debugger",
          "delete",
          "eval",
          "export",
          "function",
          "in",
          "let",
          "typeof",
          "var",
          "with",
          "yield");

  /** The id, if a game can be called so. */
  static Reading<String> id(String text) {
    if (!text.matches("[a-z][a-z0-9]*(-[a-z0-9]+)*") || text.length() > LONGEST) {
      return Reading.garbled(
          "ID: expected small letters, digits and hyphens, %d at most, got “%s”"
              .formatted(LONGEST, text),
          "ID : attendu des minuscules, chiffres et traits d’union, %d au plus, reçu « %s »"
              .formatted(LONGEST, text));
    }
    if (SourceVersion.isKeyword(text.replace("-", "")) || TAKEN.contains(text)) {
      return Reading.garbled(
          "ID: “%s” is a word of the programming language".formatted(text),
          "ID : « %s » est un mot du langage de programmation".formatted(text));
    }
    return Reading.of(text);
  }

  /** A text of the scaffold with these names. */
  String in(String template) {
    return template
        .replace("@ID@", id)
        .replace("@TITLE@", title())
        .replace("@TYPE@", type())
        .replace("@MEMBER@", member())
        .replace("@PACKAGE@", folder())
        .replace("@RULE@", prefix)
        .replace("@CSS@", prefix.toLowerCase(Locale.ROOT));
  }

  /** {@code Fox and geese}. */
  private String title() {
    return capital(id.replace('-', ' '));
  }

  /** {@code FoxAndGeese}. */
  String type() {
    return Arrays.stream(id.split("-", -1)).map(GameName::capital).collect(Collectors.joining());
  }

  /** {@code foxAndGeese}. */
  String member() {
    return id.charAt(0) + type().substring(1);
  }

  /** {@code foxandgeese}. */
  String folder() {
    return id.replace("-", "");
  }

  private static String capital(String word) {
    return word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1);
  }
}

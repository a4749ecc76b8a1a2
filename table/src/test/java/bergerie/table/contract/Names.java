package bergerie.table.contract;

import bergerie.rules.Words;
import bergerie.table.wire.shape.Sent;
import java.util.Locale;
import java.util.stream.Stream;

/** What types are called outside of Java. */
final class Names {

  private static final String SHAPES = Sent.class.getPackageName();

  private Names() {}

  /** Members of a choice bear its name too, since several have the same one; messages say so. */
  static String of(Class<?> type) {
    Class<?> around = type.getDeclaringClass();
    if (around == null || !isShape(type) || Kind.Choice.tagOf(type).isEmpty() || type.isSealed()) {
      return type.getSimpleName();
    }
    return around == Sent.class
        ? type.getSimpleName() + "Message"
        : around.getSimpleName() + type.getSimpleName();
  }

  /** Whether it belongs to the wire itself, not to the view of a game. */
  static boolean isShape(Class<?> type) {
    return type.getPackageName().equals(SHAPES);
  }

  /** The game, or family of games, whose view a type belongs to. */
  static String game(Class<?> type) {
    String[] path = type.getPackageName().split("\\.");
    return path[1].equals("games") ? path[2] : path[path.length - 1];
  }

  /** The same for all kinds of files: with the game before what is not the wire's own. */
  static String unique(Class<?> type) {
    boolean common = isShape(type) || type.getPackageName().equals(Words.class.getPackageName());
    return common ? of(type) : game(type) + "." + of(type);
  }

  /** A sentence, with what ends one. */
  static String sentence(String meaning) {
    String first = meaning.substring(0, 1).toUpperCase(Locale.ROOT);
    String ended = Stream.of(".", "?", "!").anyMatch(meaning::endsWith) ? "" : ".";
    return first + meaning.substring(1) + ended;
  }
}

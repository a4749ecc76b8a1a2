package bergerie.table.contract;

import java.util.List;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * A file of generated Java: its imports, and the names of types in it. Layout is the formatter's.
 */
final class JavaFile {

  static final String MADE = "Made from the records of the wire: see docs/wire-changes.md.";
  private static final String SHAPES = "bergerie.table.wire.shape";

  private final String packageName;
  private final String name;
  private final String purpose;
  private final String ending;
  private final TreeMap<String, Class<?>> imports = new TreeMap<>();

  /**
   * @param ending of the names of files that belong together, such as {@code Writer}
   */
  JavaFile(String packageName, String home, String ending, String purpose) {
    this.packageName = packageName;
    this.name = home + ending;
    this.ending = ending;
    this.purpose = purpose;
  }

  /** Where a type's methods stand: shapes by the file they are in, others by their game. */
  static String homeOf(Class<?> type) {
    if (type.getPackageName().equals(SHAPES)) {
      return outermost(type).getSimpleName();
    }
    String game = Names.game(type);
    return Character.toUpperCase(game.charAt(0)) + game.substring(1);
  }

  private static Class<?> outermost(Class<?> type) {
    Class<?> around = type.getDeclaringClass();
    return around == null ? type : outermost(around);
  }

  /** What to put before the name of a type's method: nothing in its own file. */
  String home(Class<?> type) {
    String home = homeOf(type) + ending;
    return home.equals(name) ? "" : home + ".";
  }

  /** A type by its name, which is imported. */
  String name(Class<?> type) {
    Class<?> outer = outermost(type);
    uses(outer);
    return type.getCanonicalName().substring(outer.getPackageName().length() + 1);
  }

  void uses(Class<?> type) {
    Class<?> other = imports.putIfAbsent(type.getSimpleName(), type);
    if (other != null && other != type) {
      throw new IllegalArgumentException(other + " and " + type + " have one name");
    }
  }

  String text(List<String> methods) {
    String body = String.join("\n", methods);
    String lines =
        imports.values().stream()
            .filter(type -> !type.getPackageName().equals(packageName))
            .filter(type -> body.contains(type.getSimpleName()))
            .map(type -> "import " + type.getCanonicalName() + ";\n")
            .sorted()
            .collect(Collectors.joining());
    return """
        package %s;

        %s
        /** %s %s */
        public final class %s {

        private %s() {}

        %s}
        """
        .formatted(packageName, lines, purpose, MADE, name, name, body);
  }
}

package bergerie.app.develop;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Predicate;

/** A file that lists all games, and how one more comes into it. */
enum Listing {
  SHELF("rules/src/main/java/bergerie/games/Shelf.java", Listing::shelved),
  GALLERY("web/games/list.ts", Listing::hung);

  private final String path;
  private final BiFunction<String, GameName, String> change;

  Listing(String path, BiFunction<String, GameName, String> change) {
    this.path = path;
    this.change = change;
  }

  /** From the root of the sources. */
  String path() {
    return path;
  }

  /** Its text with one more game. */
  String with(String text, GameName name) {
    return change.apply(text, name);
  }

  private static String shelved(String text, GameName name) {
    List<String> lines = new ArrayList<>(text.lines().toList());
    sorted(lines, "import bergerie.games.", name.in("import bergerie.games.@PACKAGE@.@TYPE@;"));
    int last = last(lines, line -> line.startsWith("        .then(shelf -> shelf.with("));
    lines.set(last, lines.get(last).replaceFirst(";$", ""));
    lines.add(last + 1, name.in("        .then(shelf -> shelf.with(Reading.of(new @TYPE@())));"));
    return joined(lines);
  }

  private static String hung(String text, GameName name) {
    List<String> lines = new ArrayList<>(text.lines().toList());
    int covers = last(lines, line -> line.contains(" from '../art/"));
    lines.add(covers + 1, name.in("import { @MEMBER@Cover } from '../art/@ID@';"));
    int end = last(lines, line -> line.equals("  },")) + 1;
    lines.addAll(
        end,
        name.in(
                """
                  {
                    id: '@ID@',
                    cover: @MEMBER@Cover,
                    styles: '@ID@',
                    load: async () => (await import('./@ID@/@ID@')).@MEMBER@,
                  },
                """)
            .lines()
            .toList());
    return joined(lines);
  }

  /** Adds a line in its place among those that begin alike. */
  private static void sorted(List<String> lines, String beginning, String line) {
    int at = last(lines, other -> other.startsWith(beginning)) + 1;
    while (lines.get(at - 1).startsWith(beginning) && lines.get(at - 1).compareTo(line) > 0) {
      at--;
    }
    lines.add(at, line);
  }

  private static int last(List<String> lines, Predicate<String> wanted) {
    for (int i = lines.size() - 1; i >= 0; i--) {
      if (wanted.test(lines.get(i))) {
        return i;
      }
    }
    throw new IllegalArgumentException("the place for a game was not found");
  }

  private static String joined(List<String> lines) {
    return String.join("\n", lines) + "\n";
  }
}

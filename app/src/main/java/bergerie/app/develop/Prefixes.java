package bergerie.app.develop;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Two letters that no other game begins its rule ids or its classes of style with. */
final class Prefixes {

  private static final Pattern RULE = Pattern.compile("(?m)^\\| ([A-Z]{1,2})-\\d");
  private static final Pattern STYLE = Pattern.compile("\\.([a-z]{2})-");

  private Prefixes() {}

  /** The first free one: initials of the first and the last word before any other letters. */
  static String free(Path root, String id) throws IOException {
    Set<String> taken = found(root.resolve("docs/games"), ".md", RULE);
    taken.addAll(found(root.resolve("web"), ".css", STYLE));
    String letters = id.replaceAll("[^a-z]", "").toUpperCase(Locale.ROOT);
    String last = id.substring(id.lastIndexOf('-') + 1).toUpperCase(Locale.ROOT);
    Stream<String> initials =
        id.contains("-") ? Stream.of(letters.charAt(0) + last.substring(0, 1)) : Stream.empty();
    Stream<String> own =
        IntStream.range(1, letters.length())
            .mapToObj(i -> "" + letters.charAt(0) + letters.charAt(i));
    Stream<String> any =
        IntStream.range(0, 26 * 26).mapToObj(i -> "" + letter(i / 26) + letter(i % 26));
    return Stream.of(initials, own, any)
        .flatMap(prefixes -> prefixes)
        .filter(prefix -> prefix.matches("[A-Z]{2}") && !taken.contains(prefix))
        .findFirst()
        .orElseThrow();
  }

  private static char letter(int index) {
    return (char) ('A' + index);
  }

  private static Set<String> found(Path folder, String suffix, Pattern pattern) throws IOException {
    Set<String> found = new TreeSet<>();
    try (Stream<Path> files = Files.find(folder, 5, (path, _) -> wanted(path, suffix))) {
      for (Path file : files.toList()) {
        Matcher matcher = pattern.matcher(Files.readString(file));
        while (matcher.find()) {
          found.add(matcher.group(1).toUpperCase(Locale.ROOT));
        }
      }
    }
    return found;
  }

  private static boolean wanted(Path path, String suffix) {
    return path.toString().endsWith(suffix) && !path.toString().contains("node_modules");
  }
}

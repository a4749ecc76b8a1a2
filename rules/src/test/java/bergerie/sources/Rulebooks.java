package bergerie.sources;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;

/** The rulebooks that rules and cards are quoted from, by the game; see their README. */
final class Rulebooks {

  private static final Path FILE = Path.of("src/test/resources/rulebooks/hashes.txt");
  private static final String HEAD = "= ";

  /** A book’s title, and the games that are in it. */
  private static final Map<String, List<String>> TITLES =
      Map.of(
          "ENTOURLOUP", List.of("kukuli", "bagh-chal", "bagh-bandi"),
          "Pavillon du Traqueur", List.of("pavillon"),
          "Sheep Sheep", List.of("sheep-sheep"),
          "Wolf & Hound", List.of("wolf-and-hound"),
          "WolfWalkers", List.of("wolfwalkers"));

  private final Map<String, Rulebook> books;

  private Rulebooks(Map<String, Rulebook> books) {
    this.books = books;
  }

  /** The book of a game; one that says nothing, if the game has none. */
  Rulebook of(String game) {
    return TITLES.entrySet().stream()
        .filter(title -> title.getValue().contains(game))
        .map(title -> books.get(title.getKey()))
        .findFirst()
        .orElseGet(() -> new Rulebook(new TreeSet<>()));
  }

  static Rulebooks kept() throws IOException {
    Map<String, Rulebook> books = new TreeMap<>();
    String title = "";
    for (String line : Files.readAllLines(FILE)) {
      if (line.startsWith(HEAD)) {
        title = line.substring(HEAD.length());
        books.put(title, new Rulebook(new TreeSet<>()));
      } else {
        books.get(title).hashes().add(line);
      }
    }
    return new Rulebooks(books);
  }

  /** From the texts in a folder, one file for each book, whatever its name. */
  static void keep(Path folder) throws IOException {
    StringBuilder kept = new StringBuilder();
    for (String title : new TreeSet<>(TITLES.keySet())) {
      kept.append(HEAD).append(title).append('\n');
      Rulebook.of(text(folder, title)).hashes().forEach(hash -> kept.append(hash).append('\n'));
    }
    Files.writeString(FILE, kept);
  }

  private static String text(Path folder, String title) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files
          .sorted()
          .map(Rulebooks::text)
          .filter(text -> text.contains(title))
          .findFirst()
          .orElseThrow(() -> new IllegalStateException("no text in " + folder + " has " + title));
    }
  }

  private static String text(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static long size() throws IOException {
    return Files.size(FILE);
  }
}

package bergerie.server.corpus;

import bergerie.games.Shelf;
import bergerie.rules.Game;
import bergerie.rules.match.MatchFile;
import bergerie.rules.match.MatchRecord;
import bergerie.server.safe.SeedKeys;
import bergerie.server.store.Database;
import bergerie.server.store.Stores;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.zip.Deflater;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import java.util.zip.ZipOutputStream;

/** A set of matches that was recorded together, in its folder. */
record MatchSet(Path folder) {

  private static final String FILES = "matches.zip";
  private static final String SQLITE = "sqlite.db.gz";
  private static final String POSTGRESQL = "postgresql.sql.gz";
  private static final String REPLAYS = "replays.txt.gz";
  private static final String SHAPES = "fields";

  static List<MatchSet> all() {
    return Corpus.sets().stream().map(MatchSet::new).toList();
  }

  /** What matches of all sets were played with, as {@link #known(String, String, String)}. */
  static Set<String> known() {
    return all().stream()
        .filter(MatchSet::isRecorded)
        .flatMap(set -> set.files().values().stream())
        .map(MatchSet::read)
        .flatMap(
            match ->
                match.setup().options().entrySet().stream()
                    .map(option -> known(match.game(), option.getKey(), option.getValue())))
        .collect(Collectors.toSet());
  }

  static String known(String game, String option, String value) {
    return game + " " + option + "=" + value;
  }

  boolean isRecorded() {
    return Files.exists(folder.resolve(FILES));
  }

  /** The games as they come, and with each folder of content that it was played with. */
  List<Shelf> shelves() {
    return Corpus.shelves(folder);
  }

  /** The games with the cards a match was played with. */
  static Shelf shelf(List<Shelf> shelves, String game, String content) {
    return shelves.stream()
        .filter(shelf -> shelf.game(game).map(Game::content).filter(content::equals).isPresent())
        .findFirst()
        .orElseThrow(() -> new AssertionError("nobody has the cards " + content + " of " + game));
  }

  /** A match by the name of its table. */
  record Named(String table, MatchRecord record) {}

  /** Matches that were played with the same cards. */
  record Group(Shelf shelf, List<Named> matches) {}

  /** All matches, by what is to be on the shelf for them. */
  List<Group> groups() {
    List<Shelf> shelves = shelves();
    List<Group> groups =
        shelves.stream().map(shelf -> new Group(shelf, new ArrayList<>())).toList();
    files()
        .forEach(
            (table, file) -> {
              MatchRecord match = read(file);
              Shelf shelf = shelf(shelves, match.game(), match.content());
              groups.get(shelves.indexOf(shelf)).matches().add(new Named(table, match));
            });
    return groups;
  }

  static MatchRecord read(String file) {
    return MatchFile.read(file, id -> Shelf.find(id).map(Game::info)).orThrow();
  }

  /** Match files by the name of their table. */
  Map<String, String> files() {
    Map<String, String> files = new TreeMap<>();
    try (ZipInputStream zip =
        new ZipInputStream(Files.newInputStream(folder.resolve(FILES)), StandardCharsets.UTF_8)) {
      for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
        files.put(
            entry.getName().replace(".match", ""),
            new String(zip.readAllBytes(), StandardCharsets.UTF_8));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return files;
  }

  void writeFiles(Map<String, String> files) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ZipOutputStream zip = new ZipOutputStream(bytes)) {
      zip.setLevel(Deflater.BEST_COMPRESSION);
      for (Map.Entry<String, String> file : files.entrySet()) {
        zip.putNextEntry(new ZipEntry(file.getKey() + ".match"));
        zip.write(file.getValue().getBytes(StandardCharsets.UTF_8));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    Corpus.write(folder.resolve(FILES), bytes.toByteArray());
  }

  /** A copy of its database, to be opened by a server. */
  Database.Place place(Database database) {
    Database.Place place = database.place();
    switch (database) {
      case SQLITE ->
          Corpus.write(place.data().resolve(Stores.FILE), Corpus.unzip(folder.resolve(SQLITE)));
      case POSTGRESQL -> {
        Dump.load(place.url().orElseThrow(), Corpus.unzipped(folder.resolve(POSTGRESQL)));
        seedKeys().ifPresent(keys -> Corpus.write(place.data().resolve(SeedKeys.FILE), keys));
      }
    }
    return place;
  }

  /** What opens the seeds in a database’s own copy; the earliest sets have none that are locked. */
  private Optional<byte[]> seedKeys() {
    Path file = folder.resolve(SeedKeys.FILE);
    return Files.exists(file) ? Optional.of(bytes(file)) : Optional.empty();
  }

  void writeDatabases(Path sqlite, Database.Place postgresql) {
    Corpus.write(folder.resolve(SQLITE), Corpus.zip(bytes(sqlite)));
    Corpus.write(
        folder.resolve(POSTGRESQL), Corpus.zip(Dump.write(postgresql.url().orElseThrow())));
    Corpus.write(folder.resolve(SeedKeys.FILE), bytes(postgresql.data().resolve(SeedKeys.FILE)));
  }

  private static byte[] bytes(Path file) {
    try {
      return Files.readAllBytes(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** What replays looked like, each as one number. */
  Map<String, String> replays() {
    return Replays.read(Corpus.unzipped(folder.resolve(REPLAYS)));
  }

  void writeReplays(Map<String, String> digests) {
    Corpus.write(folder.resolve(REPLAYS), Corpus.zip(Replays.text(digests)));
  }

  /** The fields that replays of a game had. */
  Shape shape(String game) {
    return Shape.read(Corpus.text(shapeFile(game)));
  }

  void writeShape(String game, Shape shape) {
    Corpus.write(shapeFile(game), shape.text().getBytes(StandardCharsets.UTF_8));
  }

  private Path shapeFile(String game) {
    return folder.resolve(SHAPES).resolve(game + ".txt");
  }
}

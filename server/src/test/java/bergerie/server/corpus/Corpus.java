package bergerie.server.corpus;

import bergerie.games.Shelf;
import bergerie.rules.Game;
import bergerie.rules.content.ContentFile;
import bergerie.rules.content.Library;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.Deflater;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;

/** Where everything is kept. */
final class Corpus {

  static final Path FOLDER = Path.of("src/test/resources/corpus");

  private Corpus() {}

  /** The sets of matches, one folder each. */
  static List<Path> sets() {
    return folders(FOLDER.resolve("matches"));
  }

  static List<Path> folders(Path in) {
    if (!Files.isDirectory(in)) {
      return List.of();
    }
    try (Stream<Path> found = Files.list(in)) {
      return found.filter(Files::isDirectory).sorted().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The games that were there when it was recorded: one that came later changes none of it. */
  static Shelf shelf() {
    return new Shelf(
        Shelf.all().stream()
            .filter(game -> sets().stream().anyMatch(set -> has(set, game)))
            .toList());
  }

  private static boolean has(Path set, Game<?, ?, ?> game) {
    return Files.exists(set.resolve("fields").resolve(game.info().id() + ".txt"));
  }

  /** The games as they come, and with each folder of content that a set was played with. */
  static List<Shelf> shelves(Path set) {
    List<Shelf> shelves = new ArrayList<>(List.of(new Shelf(Shelf.all())));
    folders(set.resolve("content"))
        .forEach(own -> shelves.add(Shelf.stocked(library(own)).orThrow()));
    return shelves;
  }

  private static Library library(Path own) {
    return (game, file) -> {
      Path path = own.resolve(game).resolve(file);
      return Files.exists(path)
          ? ContentFile.of(file, text(path))
          : Library.builtIn().open(game, file);
    };
  }

  static String text(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static void write(Path file, byte[] bytes) {
    try {
      Files.createDirectories(file.getParent());
      Files.write(file, bytes);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static byte[] zip(byte[] bytes) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try (Small zip = new Small(out)) {
      zip.write(bytes);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return out.toByteArray();
  }

  static byte[] zip(String text) {
    return zip(text.getBytes(StandardCharsets.UTF_8));
  }

  /** As small as it gets. */
  private static final class Small extends GZIPOutputStream {
    Small(ByteArrayOutputStream out) throws IOException {
      super(out);
      def.setLevel(Deflater.BEST_COMPRESSION);
    }
  }

  static byte[] unzip(Path file) {
    try (GZIPInputStream in = new GZIPInputStream(Files.newInputStream(file))) {
      return in.readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static String unzipped(Path file) {
    return new String(unzip(file), StandardCharsets.UTF_8);
  }
}

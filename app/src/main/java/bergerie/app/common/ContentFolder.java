package bergerie.app.common;

import bergerie.rules.content.ContentFile;
import bergerie.rules.content.Library;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Stream;

/** Content files of the host's own, {@code GAME/FILE} in a folder; others come from elsewhere. */
final class ContentFolder implements Library {

  private static final String BYTE_ORDER_MARK = "\uFEFF";

  private final Path folder;
  private final Library others;
  private final SortedSet<Path> known = new TreeSet<>();

  ContentFolder(Path folder, Library others) {
    if (!Files.isDirectory(folder)) {
      throw new BadRequest("--content: expected a folder, got “" + folder + "”");
    }
    this.folder = folder;
    this.others = others;
  }

  @Override
  public ContentFile open(String game, String file) {
    known.add(Path.of(game, file));
    Path own = folder.resolve(game).resolve(file);
    return Files.exists(own) ? ContentFile.of(own.toString(), text(own)) : others.open(game, file);
  }

  private static String text(Path file) {
    try {
      String text = Files.readString(file);
      return text.startsWith(BYTE_ORDER_MARK) ? text.substring(1) : text;
    } catch (IOException e) {
      throw new BadRequest(file + ": can't be read as a text file in UTF-8");
    }
  }

  /** A text file that no game has asked for has the wrong name, and would have no effect. */
  void checkAllRead() {
    for (Path file : textFiles()) {
      if (!known.contains(folder.relativize(file))) {
        throw new BadRequest(
            file
                + ": no game reads this file; expected one of "
                + String.join(", ", known.stream().map(ContentFolder::name).toList()));
      }
    }
  }

  private List<Path> textFiles() {
    try (Stream<Path> files = Files.walk(folder)) {
      return files.filter(file -> file.toString().endsWith(".txt")).sorted().toList();
    } catch (IOException e) {
      throw new BadRequest("--content: " + folder + " can't be read");
    }
  }

  private static String name(Path file) {
    return file.getName(0) + "/" + file.getName(1);
  }
}

package bergerie.app.common;

import bergerie.games.Shelf;
import bergerie.rules.Game;
import bergerie.rules.content.Library;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/**
 * The games a command knows, with the cards and animals of the house or of the host's own files.
 */
public final class Content {

  @Option(
      names = "--content",
      paramLabel = "DIR",
      description =
          "A folder with your own content files, such as DIR/wolf-and-hound/animals.txt; what is"
              + " missing is taken from the program.")
  private Optional<Path> folder = Optional.empty();

  private @Nullable Shelf shelf;

  /** All games. The files are read once. */
  public Shelf shelf() {
    if (shelf == null) {
      shelf = folder.map(Content::stocked).orElseGet(() -> new Shelf(Shelf.all()));
    }
    return shelf;
  }

  private static Shelf stocked(Path folder) {
    ContentFolder library = new ContentFolder(folder, Library.builtIn());
    Shelf shelf = BadRequest.unless(Shelf.stocked(library));
    library.checkAllRead();
    return shelf;
  }

  /** The games of these ids, or all. */
  public List<Game<?, ?, ?>> games(List<String> ids) {
    return ids.isEmpty() ? shelf().games() : ids.stream().<Game<?, ?, ?>>map(this::game).toList();
  }

  public Game<?, ?, ?> game(String id) {
    return shelf()
        .game(id)
        .orElseThrow(
            () ->
                new BadRequest(
                    "unknown game “"
                        + id
                        + "”; there are: "
                        + shelf().games().stream()
                            .map(known -> known.info().id())
                            .collect(Collectors.joining(", "))));
  }
}

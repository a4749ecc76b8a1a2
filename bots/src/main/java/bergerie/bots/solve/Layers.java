package bergerie.bots.solve;

import bergerie.rules.hunt.Side;
import java.lang.foreign.Arena;
import java.nio.file.Path;
import java.util.Optional;

/** The finished layers in a folder: looked for before a layer is solved, added to afterwards. */
final class Layers {

  private final Path folder;
  private final Workers workers;

  Layers(Path folder, Workers workers) {
    this.folder = folder;
    this.workers = workers;
  }

  /**
   * A layer that is there already, if it tells at least as much as is wanted. Others are built on
   * it, so all of it is read first.
   */
  Optional<LayerFile> find(LayerName name, boolean distances) {
    return find(name, distances, Arena.ofAuto());
  }

  /** The same; the file stays open as long as the arena. */
  Optional<LayerFile> find(LayerName name, boolean distances, Arena arena) {
    if (!LayerFile.exists(folder, name)) {
      return Optional.empty();
    }
    LayerFile file = open(name, arena);
    if (!file.sound()) {
      throw new TableException(file.path() + " is damaged: remove it, and it is solved again");
    }
    return file.distances() || !distances ? Optional.of(file) : Optional.empty();
  }

  /** A layer that has just been written. */
  LayerFile open(LayerName name, Arena arena) {
    return LayerFile.open(folder.resolve(name.path()), name, arena);
  }

  /** A layer to be written. */
  LayerWriter begin(LayerName name, boolean distances) {
    return new LayerWriter(folder, name, distances, workers);
  }

  /** Adds the values with one side to move, and counts them. */
  void add(LayerWriter writer, Side side, Cells cells, PositionIndex index, int flock)
      throws InterruptedException {
    writer.keep(side, cells);
    count(writer, side, cells, index, flock);
  }

  /** Counts values that are not kept. */
  void count(LayerWriter writer, Side side, Cells cells, PositionIndex index, int flock)
      throws InterruptedException {
    writer.tell(side, Tally.of(side, cells, index, flock, workers));
  }
}

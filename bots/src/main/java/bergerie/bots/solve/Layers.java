package bergerie.bots.solve;

import bergerie.rules.hunt.Side;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;

/** The finished layers in a folder: looked for before a layer is solved, added to afterwards. */
final class Layers {

  private final Path folder;
  private final PositionIndex index;
  private final Workers workers;

  Layers(Path folder, PositionIndex index, Workers workers) {
    this.folder = folder;
    this.index = index;
    this.workers = workers;
  }

  /** A layer that is there already, if it tells at least as much as is wanted. */
  Optional<LayerFile> find(LayerName name, boolean distances) {
    if (!LayerFile.exists(folder, name)) {
      return Optional.empty();
    }
    LayerFile file = LayerFile.open(folder.resolve(name.path()), name);
    return file.distances() || !distances ? Optional.of(file) : Optional.empty();
  }

  /** Counts what a layer holds and writes it. */
  void add(LayerName name, boolean distances, int flock, Map<Side, Cells> sides)
      throws InterruptedException {
    Map<Side, Tally> tallies = new EnumMap<>(Side.class);
    for (Map.Entry<Side, Cells> side : sides.entrySet()) {
      tallies.put(side.getKey(), tally(side.getKey(), side.getValue(), flock));
    }
    write(name, distances, sides, tallies);
  }

  Tally tally(Side side, Cells cells, int flock) throws InterruptedException {
    return Tally.of(side, cells, index, flock, workers);
  }

  void write(LayerName name, boolean distances, Map<Side, Cells> sides, Map<Side, Tally> tallies)
      throws InterruptedException {
    new LayerWriter(folder, workers).write(name, distances, new EnumMap<>(sides), tallies);
  }
}

package bergerie.solve.layer;

import bergerie.bots.layers.LayerFile;
import bergerie.bots.layers.LayerName;
import bergerie.bots.layers.PositionIndex;
import bergerie.bots.layers.TableException;
import bergerie.rules.hunt.Side;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.Optional;

/** The finished layers in a folder: looked for before a layer is solved, added to afterwards. */
public final class Layers {

  /** A layer, and its bytes for those who read many of them at once. */
  public record Mapped(LayerFile file, MappedBytes bytes) {

    /** The packed codes of a side, and all that lies behind them in the file. */
    public MemorySegment packed(Side side) {
      return bytes.memory().asSlice(file.at(side));
    }
  }

  private final TableFolder folder;
  private final Workers workers;

  public Layers(TableFolder folder, Workers workers) {
    this.folder = folder;
    this.workers = workers;
  }

  public boolean has(LayerName name) {
    return folder.has(name);
  }

  /**
   * A layer that is there already, if it tells at least as much as is wanted. Others are built on
   * it, so all of it is read first.
   */
  public Optional<LayerFile> find(LayerName name, boolean distances) {
    return find(name, distances, Arena.ofAuto()).map(Mapped::file);
  }

  /** The same; the file stays open as long as the arena. */
  public Optional<Mapped> find(LayerName name, boolean distances, Arena arena) {
    if (!folder.has(name)) {
      return Optional.empty();
    }
    Mapped mapped = open(name, arena);
    LayerFile file = mapped.file;
    if (!file.sound()) {
      throw new TableException(file.place() + " is damaged: remove it, and it is solved again");
    }
    return file.distances() || !distances ? Optional.of(mapped) : Optional.empty();
  }

  /** A layer that is there. */
  public LayerFile open(LayerName name) {
    return LayerFile.read(name, folder);
  }

  /** A layer that has just been written. */
  public Mapped open(LayerName name, Arena arena) {
    MappedBytes bytes = folder.open(name, arena);
    return new Mapped(LayerFile.read(name, bytes, folder.place(name)), bytes);
  }

  /** All codes of a side, unpacked. */
  public Cells unpack(LayerFile file, Side side) throws InterruptedException {
    Cells cells = new Cells(file.count(side));
    workers.share(
        cells.size(),
        1 << 20,
        (from, to) -> {
          for (long index = from; index < to; index++) {
            cells.set(index, file.code(side, index));
          }
        });
    return cells;
  }

  /** A layer to be written. */
  public LayerWriter begin(LayerName name, boolean distances) {
    return new LayerWriter(folder, name, distances, workers);
  }

  /** Adds the values with one side to move, and counts them. */
  public void add(LayerWriter writer, Side side, Cells cells, PositionIndex index, int flock)
      throws InterruptedException {
    writer.keep(side, cells);
    count(writer, side, cells, index, flock);
  }

  /** Counts values that are not kept. */
  public void count(LayerWriter writer, Side side, Cells cells, PositionIndex index, int flock)
      throws InterruptedException {
    writer.tell(side, Count.of(side, cells, index, flock, workers));
  }
}

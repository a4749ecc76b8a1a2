package bergerie.bots.tables;

import bergerie.bots.layers.LayerFile;
import bergerie.rules.hunt.Customs;
import bergerie.rules.hunt.Side;
import java.util.List;
import java.util.Objects;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.stream.Stream;

/** The tables of a game, as far as they are built. Layers are opened when they are asked for. */
abstract class HuntTables<P> {

  /** Tells which position has an index in a layer. */
  @FunctionalInterface
  interface Positions<P> {
    P at(Side toMove, long index);
  }

  /** A layer, and the positions in it. */
  record Layer<P>(LazyLayer file, Positions<P> positions) {}

  /** A position and its code in the table. */
  record Sample<P>(P position, byte code) {}

  /**
   * The positions of a layer with one side to move.
   *
   * @param begin the number of the first, counted through all layers
   */
  private record Span<P>(long begin, LayerFile file, Positions<P> positions, Side toMove) {
    Sample<P> sample(long number) {
      long index = number - begin;
      return new Sample<>(positions.at(toMove, index), file.code(toMove, index));
    }
  }

  /** The code of a position that is not over; empty if its layer is not there. */
  abstract OptionalInt code(P position);

  /** Whether what the tables say is true where this was agreed on. */
  abstract boolean holdFor(Customs customs);

  /** Whether the code of such a position tells the distance. */
  abstract boolean distances(P position);

  /** A position as it lies once the board is turned, in all ways. */
  abstract List<P> twins(P position);

  /** All layers, those first that are built first. */
  abstract Stream<Layer<P>> all();

  /** Whether there are no tables. */
  boolean isEmpty() {
    return !canBeWalked();
  }

  /** Whether there are layers to be looked through. */
  boolean canBeWalked() {
    return all().anyMatch(layer -> layer.file.exists());
  }

  /** The layers that are there. */
  List<Layer<P>> layers() {
    return all().filter(layer -> layer.file.exists()).toList();
  }

  /** Opens every layer, to see whether all can be read. */
  void openAll() {
    layers().forEach(layer -> layer.file.open());
  }

  /** Whether some positions are told with the number of turns. */
  boolean countsTurns() {
    return layers().stream().anyMatch(layer -> layer.file.open().distances());
  }

  /** All positions, in an order of their own. */
  Samples samples() {
    return new Samples();
  }

  /** The positions of all layers that are there, counted through. */
  final class Samples {
    private final TreeMap<Long, Span<P>> spans = new TreeMap<>();
    private long size;

    private Samples() {
      for (Layer<P> layer : layers()) {
        LayerFile file = layer.file.open();
        for (Side side : Side.values()) {
          if (file.tellsOf(side)) {
            spans.put(size, new Span<>(size, file, layer.positions, side));
            size += file.count(side);
          }
        }
      }
    }

    long size() {
      return size;
    }

    Sample<P> get(long number) {
      return spans.floorEntry(Objects.checkIndex(number, size)).getValue().sample(number);
    }
  }
}

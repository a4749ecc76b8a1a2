package bergerie.bots.solve;

import bergerie.rules.hunt.Side;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
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

  /** The positions of a layer with one side to move. */
  private record Span<P>(LayerFile file, Positions<P> positions, Side toMove) {
    long count() {
      return file.count(toMove);
    }

    Sample<P> sample(long index) {
      return new Sample<>(positions.at(toMove, index), file.code(toMove, index));
    }
  }

  /** The code of a position that is not over; empty if its layer is not there. */
  abstract OptionalInt code(P position);

  /** Whether the code of such a position tells the distance. */
  abstract boolean distances(P position);

  /** The same position, turned on the board. */
  abstract P turned(P position, int symmetry);

  abstract int symmetryCount();

  /** All layers, those first that are built first. */
  abstract Stream<Layer<P>> all();

  /** Whether there are no tables. */
  boolean isEmpty() {
    return all().noneMatch(layer -> layer.file.exists());
  }

  /** The layers that are there. */
  List<Layer<P>> layers() {
    return all().filter(layer -> layer.file.exists()).toList();
  }

  /** All positions, in an order of their own. */
  Samples samples() {
    return new Samples();
  }

  /** The positions of all layers that are there, counted through. */
  final class Samples {
    private final List<Span<P>> spans = new ArrayList<>();

    private Samples() {
      for (Layer<P> layer : layers()) {
        LayerFile file = layer.file.open();
        for (Side side : Side.values()) {
          if (file.tellsOf(side)) {
            spans.add(new Span<>(file, layer.positions, side));
          }
        }
      }
    }

    long size() {
      return spans.stream().mapToLong(Span::count).sum();
    }

    Sample<P> get(long number) {
      long left = number;
      for (Span<P> span : spans) {
        if (left < span.count()) {
          return span.sample(left);
        }
        left -= span.count();
      }
      throw new IllegalArgumentException("no position " + number);
    }
  }
}

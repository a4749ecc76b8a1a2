package bergerie.bots.solve;

import bergerie.rules.hunt.Side;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/** The tables of a game, as far as they are built. */
abstract class HuntTables<P> {

  /**
   * The positions of a layer with one side to move.
   *
   * @param placed how many sheep have come to the board so far
   */
  record Span(LayerFile file, Side toMove, int flock, int placed) {
    long count() {
      return file.count(toMove);
    }
  }

  /** A position and its code in the table. */
  record Sample<P>(P position, byte code) {}

  private final PositionIndex index;
  private final List<LayerFile> files = new ArrayList<>();
  private final List<Span> spans = new ArrayList<>();

  HuntTables(PositionIndex index) {
    this.index = index;
  }

  /** The code of a position that is not over; empty if its layer is not there. */
  abstract OptionalInt code(P position);

  /** Whether the code of such a position tells the distance. */
  abstract boolean distances(P position);

  abstract P position(Span span, int wolfSet, int flockSet);

  /** The same position, turned on the board. */
  abstract P turned(P position, int symmetry);

  PositionIndex index() {
    return index;
  }

  List<LayerFile> files() {
    return files;
  }

  void add(LayerFile file, int flock, int placed) {
    files.add(file);
    for (Side side : Side.values()) {
      if (file.tellsOf(side)) {
        spans.add(new Span(file, side, flock, placed));
      }
    }
  }

  long size() {
    return spans.stream().mapToLong(Span::count).sum();
  }

  /** The position of the tables with a number, counted through all layers. */
  Sample<P> sample(long number) {
    long left = number;
    for (Span span : spans) {
      if (left < span.count()) {
        return new Sample<>(position(span, left), span.file().code(span.toMove(), left));
      }
      left -= span.count();
    }
    throw new IllegalArgumentException("no position " + number);
  }

  /** The position that has an index in a layer. */
  P position(LayerFile file, Side toMove, long at) {
    Span span =
        spans.stream()
            .filter(s -> s.file().equals(file) && s.toMove() == toMove)
            .findFirst()
            .orElseThrow();
    return position(span, at);
  }

  private P position(Span span, long at) {
    return position(span, index.wolves(at, span.flock()), index.flock(at, span.flock()));
  }
}

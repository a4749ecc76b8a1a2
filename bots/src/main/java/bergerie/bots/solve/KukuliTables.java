package bergerie.bots.solve;

import bergerie.games.kukuli.KukuliPosition;
import java.nio.file.Path;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/** The tables of Kukuli. */
final class KukuliTables extends HuntTables<KukuliPosition> {

  /** By the number of sheep. */
  private final @Nullable LayerFile[] files = new LayerFile[KukuliPosition.FLOCK + 1];

  KukuliTables(Path folder) {
    super(KukuliSolver.index());
    for (int flock = KukuliSolver.FEWEST; flock <= KukuliPosition.FLOCK; flock++) {
      LayerName name = KukuliSolver.layer(flock);
      if (LayerFile.exists(folder, name)) {
        LayerFile file = LayerFile.open(folder.resolve(name.path()), name);
        files[flock] = file;
        add(file, flock, KukuliPosition.FLOCK);
      }
    }
  }

  @Override
  OptionalInt code(KukuliPosition position) {
    LayerFile file = files[Integer.bitCount(position.sheep())];
    return file == null || position.rams() != 0
        ? OptionalInt.empty()
        : OptionalInt.of(
            file.code(position.toMove(), index().index(1 << position.wolf(), position.sheep())));
  }

  @Override
  boolean distances(KukuliPosition position) {
    return false;
  }

  @Override
  KukuliPosition position(Span span, int wolfSet, int flockSet) {
    return new KukuliPosition(Integer.numberOfTrailingZeros(wolfSet), flockSet, 0, span.toMove());
  }

  @Override
  KukuliPosition turned(KukuliPosition position, int symmetry) {
    return new KukuliPosition(
        Integer.numberOfTrailingZeros(index().image(symmetry, 1 << position.wolf())),
        index().image(symmetry, position.sheep()),
        0,
        position.toMove());
  }
}

package bergerie.bots.tables;

import bergerie.bots.layers.KukuliLayers;
import bergerie.bots.layers.LayerFile;
import bergerie.bots.layers.PositionIndex;
import bergerie.bots.layers.TableFiles;
import bergerie.games.kukuli.KukuliPosition;
import bergerie.rules.hunt.Customs;
import bergerie.rules.hunt.Jumped;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The tables of Kukuli. */
final class KukuliTables extends HuntTables<KukuliPosition> {

  private final List<Layer<KukuliPosition>> layers = new ArrayList<>();
  private final PositionIndex index = KukuliLayers.INDEX;

  /** By the number of sheep. */
  private final @Nullable LazyLayer[] files = new LazyLayer[KukuliPosition.FLOCK + 1];

  KukuliTables(TableFiles tables) {
    for (int flock = KukuliLayers.FEWEST; flock <= KukuliPosition.FLOCK; flock++) {
      LazyLayer file = new LazyLayer(tables, KukuliLayers.sheep(flock));
      files[flock] = file;
      int sheep = flock;
      layers.add(
          new Layer<>(
              file,
              (toMove, at) ->
                  new KukuliPosition(
                      Integer.numberOfTrailingZeros(index.wolves(at, sheep)),
                      index.flock(at, sheep),
                      0,
                      toMove)));
    }
  }

  @Override
  OptionalInt code(KukuliPosition position) {
    LazyLayer layer = files[Integer.bitCount(position.sheep())];
    LayerFile file = layer == null ? null : layer.find();
    return file == null || position.rams() != 0
        ? OptionalInt.empty()
        : OptionalInt.of(
            file.code(position.toMove(), index.index(1 << position.wolf(), position.sheep())));
  }

  // HG-6
  @Override
  boolean holdFor(Customs customs) {
    return customs.jumped() == Jumped.AT_ONCE;
  }

  @Override
  boolean distances(KukuliPosition position) {
    return false;
  }

  @Override
  List<KukuliPosition> twins(KukuliPosition position) {
    return IntStream.range(0, index.symmetryCount())
        .mapToObj(symmetry -> turned(position, symmetry))
        .toList();
  }

  private KukuliPosition turned(KukuliPosition position, int symmetry) {
    return new KukuliPosition(
        Integer.numberOfTrailingZeros(index.image(symmetry, 1 << position.wolf())),
        index.image(symmetry, position.sheep()),
        0,
        position.toMove());
  }

  @Override
  Stream<Layer<KukuliPosition>> all() {
    return layers.stream();
  }
}

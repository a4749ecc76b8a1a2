package bergerie.bots.solve;

import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/** A layer that may be on disk, opened when it is first asked for. */
final class LazyLayer {

  private final Path folder;
  private final LayerName name;
  private boolean asked;
  private volatile @Nullable LayerFile file;

  LazyLayer(Path folder, LayerName name) {
    this.folder = folder;
    this.name = name;
  }

  LayerName name() {
    return name;
  }

  boolean exists() {
    return file != null || LayerFile.exists(folder, name);
  }

  /** The file, or null if there is none. */
  @Nullable LayerFile find() {
    LayerFile there = file;
    return there == null ? look() : there;
  }

  private synchronized @Nullable LayerFile look() {
    if (!asked && LayerFile.exists(folder, name)) {
      file = LayerFile.open(folder.resolve(name.path()), name);
    }
    asked = true;
    return file;
  }

  /** The file, which is there. */
  LayerFile open() {
    LayerFile there = find();
    if (there == null) {
      throw new TableException(folder.resolve(name.path()) + " has gone");
    }
    return there;
  }
}

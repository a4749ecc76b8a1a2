package bergerie.bots.tables;

import bergerie.bots.layers.LayerFile;
import bergerie.bots.layers.LayerName;
import bergerie.bots.layers.TableException;
import bergerie.bots.layers.TableFiles;
import org.jspecify.annotations.Nullable;

/** A layer that may be there, read when it is first asked for. */
final class LazyLayer {

  private final TableFiles files;
  private final LayerName name;
  private boolean asked;
  private volatile @Nullable LayerFile file;

  LazyLayer(TableFiles files, LayerName name) {
    this.files = files;
    this.name = name;
  }

  LayerName name() {
    return name;
  }

  boolean exists() {
    return file != null || files.has(name);
  }

  /** The file, or null if there is none. */
  @Nullable LayerFile find() {
    LayerFile there = file;
    return there == null ? look() : there;
  }

  private synchronized @Nullable LayerFile look() {
    if (!asked && files.has(name)) {
      file = LayerFile.read(name, files);
    }
    asked = true;
    return file;
  }

  /** The file, which is there. */
  LayerFile open() {
    LayerFile there = find();
    if (there == null) {
      throw new TableException(files.place(name) + " has gone");
    }
    return there;
  }
}

package bergerie.solve.layer;

import bergerie.bots.layers.TableException;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** Keeps two solvers from working on one folder at once. */
final class FolderLock implements AutoCloseable {

  /**
   * The folders this process works on. A second channel to a lock file is never opened: closing it
   * would free the lock.
   */
  private static final Set<Path> TAKEN = ConcurrentHashMap.newKeySet();

  private final Path folder;
  private final FileChannel channel;

  private FolderLock(Path folder, FileChannel channel) {
    this.folder = folder;
    this.channel = channel;
  }

  static FolderLock take(Path folder) {
    try {
      Path real = Files.createDirectories(folder).toRealPath();
      if (!TAKEN.add(real)) {
        throw taken(folder);
      }
      try {
        return new FolderLock(real, locked(real));
      } catch (IOException | TableException e) {
        TAKEN.remove(real);
        throw e;
      }
    } catch (IOException e) {
      throw new TableException(folder + " can't be written to: " + e.getMessage(), e);
    }
  }

  private static FileChannel locked(Path folder) throws IOException {
    FileChannel channel =
        FileChannel.open(
            folder.resolve("solving.lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
    if (channel.tryLock() == null) {
      channel.close();
      throw taken(folder);
    }
    return channel;
  }

  private static TableException taken(Path folder) {
    return new TableException("somebody else is solving in " + folder);
  }

  @Override
  public void close() {
    try {
      channel.close();
    } catch (IOException e) {
      throw new TableException("the lock can't be given back: " + e.getMessage(), e);
    } finally {
      TAKEN.remove(folder);
    }
  }
}

package bergerie.server.store;

import bergerie.server.safe.PrivateFiles;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** Keeps a folder for one server, by a lock that ends with its process however that ends. */
final class FolderHold implements AutoCloseable {

  static final String FILE = "bergerie.lock";

  /** Behind all that is written, so that others can read it where locks forbid reading. */
  private static final long LOCKED = Long.MAX_VALUE - 1;

  private static final int LONGEST = 200;

  /**
   * The folders this process holds. A second channel to a lock file is never opened: closing it
   * would free the lock.
   */
  private static final Set<Path> HELD = ConcurrentHashMap.newKeySet();

  private final Path folder;
  private final FileLock lock;

  private FolderHold(Path folder, FileLock lock) {
    this.folder = folder;
    this.lock = lock;
  }

  static FolderHold take(Path folder) {
    try {
      Path real = folder.toRealPath();
      if (!HELD.add(real)) {
        throw new InUse(folder.toString(), Keeper.here().told());
      }
      Optional<FileLock> lock = Optional.empty();
      try {
        lock = lock(folder);
        return new FolderHold(real, lock.orElseThrow());
      } finally {
        if (lock.isEmpty()) {
          HELD.remove(real);
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Optional<FileLock> lock(Path folder) throws IOException {
    Path file = folder.resolve(FILE);
    PrivateFiles.make(file);
    FileChannel channel = FileChannel.open(file, StandardOpenOption.READ, StandardOpenOption.WRITE);
    Optional<FileLock> lock = Optional.empty();
    try {
      lock = Optional.ofNullable(channel.tryLock(LOCKED, 1, false));
      if (lock.isEmpty()) {
        String who = read(channel);
        throw new InUse(
            folder.toString(), Keeper.read(who).map(Keeper::told).orElse("process unknown"));
      }
      write(channel, Keeper.here().write() + "\n");
      return lock;
    } finally {
      if (lock.isEmpty()) {
        channel.close();
      }
    }
  }

  private static String read(FileChannel channel) throws IOException {
    ByteBuffer bytes = ByteBuffer.allocate(LONGEST);
    channel.read(bytes, 0);
    return StandardCharsets.UTF_8.decode(bytes.flip()).toString();
  }

  private static void write(FileChannel channel, String text) throws IOException {
    channel.truncate(0);
    channel.write(StandardCharsets.UTF_8.encode(text), 0);
  }

  @Override
  public void close() {
    try {
      lock.acquiredBy().close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } finally {
      HELD.remove(folder);
    }
  }
}

package bergerie.server.safe;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Set;

/** Files that only their owner may read, where the file system knows owners. */
public final class PrivateFiles {

  private static final Set<PosixFilePermission> FILE = PosixFilePermissions.fromString("rw-------");
  private static final Set<PosixFilePermission> FOLDER =
      PosixFilePermissions.fromString("rwx------");

  private PrivateFiles() {}

  /** Makes a folder unless it is there; one that is there stays as its owner made it. */
  public static void folder(Path folder) throws IOException {
    if (!Files.isDirectory(folder)) {
      Files.createDirectories(folder, mode(FOLDER));
    }
  }

  /** Makes an empty file, private from its first moment, unless it is there. */
  public static void make(Path file) throws IOException {
    try {
      Files.createFile(file, mode(FILE));
    } catch (FileAlreadyExistsException e) {
      // What is there stays as it is.
    }
  }

  /** Takes away from others what they may do with a file that may be there. */
  public static void tighten(Path file) throws IOException {
    if (knowsOwners() && Files.isRegularFile(file)) {
      Files.setPosixFilePermissions(file, FILE);
    }
  }

  private static FileAttribute<?>[] mode(Set<PosixFilePermission> permissions) {
    return knowsOwners()
        ? new FileAttribute<?>[] {PosixFilePermissions.asFileAttribute(permissions)}
        : new FileAttribute<?>[0];
  }

  private static boolean knowsOwners() {
    return FileSystems.getDefault().supportedFileAttributeViews().contains("posix");
  }
}

package bergerie.app.common;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Files that people write. */
public final class TextFile {

  private TextFile() {}

  public static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new BadRequest(file + ": can't be read as a text file");
    }
  }
}

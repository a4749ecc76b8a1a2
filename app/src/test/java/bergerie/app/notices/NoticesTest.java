package bergerie.app.notices;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class NoticesTest {

  private static final Path FILE = Path.of("../NOTICES.md");

  /** {@code -Dbergerie.write=true} writes it anew. */
  @Test
  void everythingThatTravelsWithTheProgramIsNamed() throws IOException {
    String notices =
        Notices.of(Files.readString(Path.of("target/runtime-class-path")), Path.of("../web"));
    if (Boolean.getBoolean("bergerie.write")) {
      Files.writeString(FILE, notices);
    }
    assertEquals(notices, Files.readString(FILE));
  }
}

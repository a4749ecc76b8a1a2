package bergerie.app.develop;

import static org.junit.jupiter.api.Assertions.assertEquals;

import bergerie.app.Main;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the guide says, word for word: a game is laid out, and the very next check is green. */
@Tag("long")
class NewGameWalkTest {

  private static final List<String> VERIFY = List.of("./verify", "rules", "server");

  @TempDir private Path folder = Path.of("");

  @Test
  void aGameThatWasJustLaidOutIsFit() throws Exception {
    SourceCopy copy = SourceCopy.into(folder);
    copy.copyTools();
    assertEquals(0, Main.commandLine().execute("new-game", "fox-hunt", "--into", "" + folder));
    copy.run(".", VERIFY);
  }

  @Test
  void theWorkedExampleIsFit() throws Exception {
    SourceCopy copy = SourceCopy.into(folder);
    copy.copyTools();
    assertEquals(0, copy.newGame("fox-and-geese"));
    copy.overlay("fox-and-geese");
    assertEquals(Optional.empty(), new Maker(folder).make());
    copy.run(".", VERIFY);
  }
}

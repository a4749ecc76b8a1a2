package bergerie.bots.roster;

import static org.junit.jupiter.api.Assertions.assertEquals;

import bergerie.games.Shelf;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** Ten tables of bots that think at once find room in a small heap. */
class CrampedTest {

  /** Ten tables of a hunt's search take 160 MiB of it. */
  private static final String HEAP = "-Xmx256m";

  @Test
  void tenThinkAtOnceInASmallHeap() throws IOException, InterruptedException {
    Process program =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                HEAP,
                "-cp",
                System.getProperty("java.class.path"),
                Cramped.class.getName())
            .redirectErrorStream(true)
            .start();
    String said = new String(program.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertEquals(0, program.waitFor(), said);
    assertEquals(
        Shelf.all().stream().map(game -> game.info().id()).toList(), said.lines().toList(), said);
  }
}

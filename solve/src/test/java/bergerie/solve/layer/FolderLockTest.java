package bergerie.solve.layer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import bergerie.bots.layers.TableException;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FolderLockTest {

  private static final int TAKEN = 3;

  @TempDir private Path folder = Path.of("");

  @Test
  void aSecondTryLeavesTheLockWithTheFirst() throws IOException, InterruptedException {
    try (FolderLock _ = FolderLock.take(folder)) {
      assertThrows(TableException.class, () -> FolderLock.take(folder));
      assertThrows(TableException.class, () -> FolderLock.take(folder.resolve(".")));
      assertEquals(TAKEN, elsewhere());
    }
    assertEquals(0, elsewhere());
  }

  /** What another process gets. */
  private int elsewhere() throws IOException, InterruptedException {
    return new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-cp",
            System.getProperty("surefire.test.class.path", System.getProperty("java.class.path")),
            FolderLockTest.class.getName(),
            folder.toString())
        .inheritIO()
        .start()
        .waitFor();
  }

  public static void main(String[] args) {
    try (FolderLock _ = FolderLock.take(Path.of(args[0]))) {
      System.exit(0);
    } catch (TableException e) {
      System.exit(TAKEN);
    }
  }
}

package bergerie.solve.layer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import bergerie.bots.layers.Code;
import bergerie.bots.layers.LayerFile;
import bergerie.bots.layers.LayerName;
import bergerie.bots.layers.TableException;
import bergerie.bots.layers.Tally;
import bergerie.rules.hunt.Side;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LayerWriterTest {

  private static final LayerName NAME = new LayerName("game", "layer");
  private static final int SIZE = 200_000;

  @TempDir Path folder = Path.of("");

  /** Mostly draws, so that packing leaves some codes as exceptions. */
  private static Cells cells() {
    Random random = new Random(1);
    Cells cells = new Cells(SIZE);
    for (int index = 0; index < SIZE; index++) {
      boolean rare = random.nextInt(100) == 0;
      cells.set(index, (byte) (rare ? 1 + random.nextInt(120) : Code.DRAW));
    }
    return cells;
  }

  private void write() throws InterruptedException {
    try (Cells cells = cells();
        Workers workers = new Workers(2);
        LayerWriter writer = new LayerWriter(new TableFolder(folder), NAME, true, workers)) {
      writer.keep(Side.WOLVES, cells);
      writer.keep(Side.SHEEP, cells);
      writer.tell(Side.SHEEP, new Tally(1, 2, 3, 4, 5, 6, 7, 8));
      writer.finish();
    }
  }

  private Path file() {
    return folder.resolve(NAME.path());
  }

  private Path unfinished() {
    return folder.resolve(NAME.path() + ".unfinished");
  }

  private void assertWhole() {
    LayerFile file = LayerFile.read(NAME, new TableFolder(folder));
    assertTrue(file.sound());
    assertTrue(file.distances());
    assertEquals(new Tally(1, 2, 3, 4, 5, 6, 7, 8), file.tallies().get(Side.SHEEP));
    assertEquals(SIZE, file.count(Side.WOLVES));
    try (Cells cells = cells()) {
      for (int index = 0; index < SIZE; index++) {
        assertEquals(cells.get(index), file.code(Side.WOLVES, index));
        assertEquals(cells.get(index), file.code(Side.SHEEP, index));
      }
    }
  }

  @Test
  void whatIsWrittenIsReadAgain() throws InterruptedException {
    write();
    assertWhole();
    assertFalse(Files.exists(unfinished()));
  }

  /** As a run that was killed leaves it. */
  @Test
  void whatIsUnfinishedIsNoTable() throws Exception {
    Files.createDirectories(unfinished().getParent());
    Files.write(unfinished(), new byte[3 * SIZE]);
    assertFalse(new TableFolder(folder).has(NAME));
    write();
    assertWhole();
  }

  @Test
  void aFullDiskIsToldInOneLineAndLeavesNothing() throws IOException {
    Path full = Path.of("/dev/full");
    assumeTrue(Files.exists(full), "a device on which nothing can be written");
    Files.createDirectories(unfinished().getParent());
    Files.createSymbolicLink(unfinished(), full);
    TableException told = assertThrows(TableException.class, this::write);
    assertEquals(file() + " can't be written: No space left on device", told.getMessage());
    assertFalse(Files.exists(unfinished(), LinkOption.NOFOLLOW_LINKS));
    assertFalse(new TableFolder(folder).has(NAME));
  }
}

package bergerie.bots.tables;

import bergerie.games.baghchal.BaghChal;
import bergerie.games.baghchal.BaghChalPosition;
import bergerie.games.kukuli.Kukuli;
import bergerie.games.kukuli.KukuliPosition;
import bergerie.solve.baghchal.BaghChalSolver;
import bergerie.solve.kukuli.KukuliSolver;
import bergerie.solve.layer.TableFolder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * Tables that are built in a moment, once for all tests: Kukuli with up to six sheep, which has no
 * distances, and Bagh Chal up to the first capture, which has.
 */
final class SmallTables {

  static final int MOST_SHEEP = 6;

  private static final int THREADS = 2;

  /** Solved when it is first asked for. */
  private static final class Folder {
    private static final Path PATH = solve();
  }

  private SmallTables() {}

  static Path folder() {
    return Folder.PATH;
  }

  static Oracle<KukuliPosition> kukuli() {
    return new Oracle<>(new Kukuli(), new KukuliTables(new TableFolder(folder())));
  }

  static Oracle<BaghChalPosition> baghChal() {
    return new Oracle<>(new BaghChal(), new BaghChalTables(new TableFolder(folder()), 1));
  }

  private static Path solve() {
    try {
      Path folder = Files.createTempDirectory("tables");
      new KukuliSolver(MOST_SHEEP).solve(folder, THREADS, _ -> {});
      new BaghChalSolver(1, BaghChalPosition.FLOCK, true).solve(folder, THREADS, _ -> {});
      deleteAtTheEnd(folder);
      return folder;
    } catch (IOException | InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  private static void deleteAtTheEnd(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      // Folders come before what is in them, and are deleted after it.
      List<Path> all = files.toList();
      all.forEach(file -> file.toFile().deleteOnExit());
    }
  }
}

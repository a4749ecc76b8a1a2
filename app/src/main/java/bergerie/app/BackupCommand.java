package bergerie.app;

import bergerie.server.store.Store;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

@Command(
    name = "backup",
    description = {
      "Writes all matches into one new file, also while the server runs.",
      "To go back to it, put it as bergerie.db into a folder and serve with --data FOLDER."
    },
    mixinStandardHelpOptions = true)
final class BackupCommand implements Callable<Integer> {

  @Mixin private Place place = new Place();

  @Parameters(index = "0", paramLabel = "FILE", description = "The file to write.")
  private Path file = Path.of("");

  @Override
  public Integer call() {
    if (Files.exists(file)) {
      throw new BadRequest(file + ": is there already");
    }
    try (Store store = place.open()) {
      store.backup(file.toAbsolutePath());
    }
    return 0;
  }
}

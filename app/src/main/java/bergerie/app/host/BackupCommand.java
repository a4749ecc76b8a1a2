package bergerie.app.host;

import bergerie.app.common.BadRequest;
import bergerie.server.store.Archive;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

@Command(
    name = "backup",
    description = {
      "Writes all matches to one new file, even while the server is running.",
      "The command restore puts it back."
    },
    mixinStandardHelpOptions = true)
final class BackupCommand implements Callable<Integer> {

  @Mixin private StorePlace place = new StorePlace();

  @Parameters(index = "0", paramLabel = "FILE", description = "The file to write.")
  private Path file = Path.of("");

  @Override
  public Integer call() {
    if (Files.exists(file)) {
      throw new BadRequest(file + ": already exists");
    }
    return place
        .read(archive -> copied(archive, file.toAbsolutePath()))
        .orElseThrow(() -> new BadRequest(place.data() + ": there are no matches here"));
  }

  private static int copied(Archive archive, Path file) {
    archive.backup(file);
    return 0;
  }
}

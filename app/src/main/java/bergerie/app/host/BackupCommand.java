package bergerie.app.host;

import bergerie.app.common.BadRequest;
import bergerie.server.store.Archive;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(
    name = "backup",
    description = {
      "Writes all matches to one new file, even while the server is running.",
      "The command restore puts it back."
    },
    mixinStandardHelpOptions = true)
final class BackupCommand implements Callable<Integer> {

  @Spec private CommandSpec spec = CommandSpec.create();

  @Mixin private StorePlace place = new StorePlace();

  @Parameters(index = "0", paramLabel = "FILE", description = "The file to write.")
  private Path file = Path.of("");

  @Override
  public Integer call() {
    if (Files.exists(file)) {
      throw new BadRequest(file + ": already exists");
    }
    return place
        .read(this::copied)
        .orElseThrow(() -> new BadRequest(place.data() + ": there are no matches here"));
  }

  private int copied(Archive archive) {
    archive.backup(file.toAbsolutePath());
    PrintWriter out = spec.commandLine().getOut();
    out.println(
        file
            + " holds all matches, and the key of their seeds: whoever reads it can work out what"
            + " will be drawn in those under way, so keep it to yourself.");
    out.println(
        "Not in it: tables of solved hunts, and cards and animals of your own (--content).");
    return 0;
  }
}

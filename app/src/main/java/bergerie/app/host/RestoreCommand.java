package bergerie.app.host;

import bergerie.app.common.BadRequest;
import bergerie.server.store.InUse;
import bergerie.server.store.StoreException;
import bergerie.server.store.Stores;
import bergerie.server.store.Survey;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(
    name = "restore",
    description = {
      "Puts a backup into the place of the matches in a folder, or into an empty database.",
      "All of it is read before and after; what the folder held before is kept beside it."
    },
    mixinStandardHelpOptions = true)
final class RestoreCommand implements Callable<Integer> {

  private static final DateTimeFormatter MINUTE =
      DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm").withZone(ZoneId.systemDefault());

  @Spec private CommandSpec spec = CommandSpec.create();

  @Mixin private StorePlace place = new StorePlace();

  @Parameters(index = "0", paramLabel = "FILE", description = "A file that backup has written.")
  private Path file = Path.of("");

  @Option(names = "--check", description = "Only read the backup, and say what is in it.")
  private boolean check;

  @Override
  public Integer call() {
    PrintWriter out = spec.commandLine().getOut();
    try {
      if (check) {
        out.println(file + " is whole: " + told(Stores.survey(file)));
        return 0;
      }
      Stores.Restored restored = Stores.restore(file, place.data(), place.database());
      out.println("Restored from " + file + ": " + told(restored.survey()));
      restored.kept().ifPresent(kept -> out.println("What was there before is now " + kept));
      return 0;
    } catch (InUse e) {
      throw new BadRequest(e.getMessage() + ": stop it first");
    } catch (StoreException | UncheckedIOException e) {
      throw new BadRequest(String.valueOf(e.getMessage()));
    }
  }

  private static String told(Survey survey) {
    return "%,d %s, %,d %s%s"
        .formatted(
            survey.matches(),
            survey.matches() == 1 ? "match" : "matches",
            survey.events(),
            survey.events() == 1 ? "event" : "events",
            survey.last().map(RestoreCommand::since).orElse(""));
  }

  private static String since(Instant last) {
    return ", the last one on " + MINUTE.format(last);
  }
}

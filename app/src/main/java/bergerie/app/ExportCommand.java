package bergerie.app;

import bergerie.rules.match.MatchFile;
import bergerie.rules.match.MatchRecord;
import bergerie.server.match.Logged;
import bergerie.server.match.Records;
import bergerie.server.store.Store;
import bergerie.server.table.Hall;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(
    name = "export",
    description = "Writes a finished match as a file, also while the server runs.",
    mixinStandardHelpOptions = true)
final class ExportCommand implements Callable<Integer> {

  @Spec private CommandSpec spec = CommandSpec.create();

  @Mixin private Content content = new Content();

  @Mixin private Place place = new Place();

  @Parameters(index = "0", paramLabel = "MATCH", description = "The name of its table.")
  private String match = "";

  @Option(
      names = {"-f", "--file"},
      paramLabel = "FILE",
      description = "Where to (default: standard output).")
  private String file = "";

  @Override
  public Integer call() throws IOException {
    MatchRecord record = record();
    String text = MatchFile.write(content.game(record.game()).info(), record);
    if (file.isEmpty()) {
      spec.commandLine().getOut().print(text);
      spec.commandLine().getOut().flush();
    } else {
      Files.writeString(Path.of(file), text);
    }
    return 0;
  }

  private MatchRecord record() {
    try (Store store = place.open()) {
      List<Logged> log = Hall.log(store, match);
      if (log.isEmpty()) {
        throw new BadRequest("no match “" + match + "” here");
      }
      if (!Records.isOver(log)) {
        throw new BadRequest("match “" + match + "” is not over: it keeps its secrets until then");
      }
      return Records.write(log);
    }
  }
}

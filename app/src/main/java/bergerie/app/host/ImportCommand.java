package bergerie.app.host;

import bergerie.app.common.BadRequest;
import bergerie.app.common.Content;
import bergerie.app.common.Json;
import bergerie.app.common.SavedMatch;
import bergerie.rules.Outcome;
import bergerie.rules.match.MatchRecord;
import bergerie.server.hall.Hall;
import bergerie.server.store.Vault;
import bergerie.table.match.Records;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(
    name = "import",
    description =
        "Imports a finished match from a file, so that it can be replayed; prints its name.",
    mixinStandardHelpOptions = true)
final class ImportCommand implements Callable<Integer> {

  @Spec private CommandSpec spec = CommandSpec.create();

  @Mixin private Content content = new Content();

  @Mixin private StorePlace place = new StorePlace();

  @Parameters(index = "0", paramLabel = "FILE", description = "A match file.")
  private Path file = Path.of("");

  @Option(names = "--json", description = "One JSON object.")
  private boolean json;

  @Override
  public Integer call() {
    MatchRecord record = SavedMatch.read(file, content.shelf());
    Outcome outcome = BadRequest.unless(Records.outcome(content.shelf(), record), file.toString());
    try (Vault store = place.open()) {
      String table = Hall.create(store, Records.read(record, outcome)).join();
      spec.commandLine().getOut().println(json ? Json.of(Map.of("table", table)) : table);
    }
    return 0;
  }
}

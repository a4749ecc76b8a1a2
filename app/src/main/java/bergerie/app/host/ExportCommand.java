package bergerie.app.host;

import bergerie.app.common.BadRequest;
import bergerie.app.common.Content;
import bergerie.rules.match.MatchFile;
import bergerie.rules.match.MatchRecord;
import bergerie.server.hall.Hall;
import bergerie.server.safe.PrivateFiles;
import bergerie.table.match.Logged;
import bergerie.table.match.Records;
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
    description = "Exports a finished match to a file, even while the server is running.",
    mixinStandardHelpOptions = true)
final class ExportCommand implements Callable<Integer> {

  @Spec private CommandSpec spec = CommandSpec.create();

  @Mixin private Content content = new Content();

  @Mixin private StorePlace place = new StorePlace();

  @Parameters(index = "0", paramLabel = "MATCH", description = "The name of the match’s table.")
  private String match = "";

  @Option(
      names = {"-f", "--file"},
      paramLabel = "FILE",
      description = "The file to write (default: standard output).")
  private String file = "";

  @Override
  public Integer call() throws IOException {
    MatchRecord record = record();
    String text = MatchFile.write(content.game(record.game()).info(), record);
    if (file.isEmpty()) {
      spec.commandLine().getOut().print(text);
      spec.commandLine().getOut().flush();
    } else {
      PrivateFiles.make(Path.of(file));
      Files.writeString(Path.of(file), text);
    }
    return 0;
  }

  private MatchRecord record() {
    List<Logged> log = place.read(archive -> Hall.log(archive, match)).orElse(List.of());
    if (log.isEmpty()) {
      throw new BadRequest("no match “" + match + "” here");
    }
    if (!Records.isOver(log)) {
      throw new BadRequest("match “" + match + "” is not over: it keeps its secrets until then");
    }
    return Records.write(log);
  }
}

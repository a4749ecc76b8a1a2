package bergerie.app;

import bergerie.bots.solve.Almanac;
import java.nio.file.Path;
import picocli.CommandLine.Option;

/** The tables that the strongest bots look up, if there are any. */
final class KnownTables {

  @Option(
      names = "--tables",
      paramLabel = "DIR",
      description = "The folder of solved hunts for alpha (default: ${DEFAULT-VALUE}).")
  private Path folder = Path.of("data", "tables");

  Almanac almanac() {
    return Almanac.in(folder);
  }
}

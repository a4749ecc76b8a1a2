package bergerie.app.common;

import bergerie.bots.tables.Almanac;
import bergerie.solve.layer.TableFolder;
import java.nio.file.Path;
import picocli.CommandLine.Option;

/** The tables that the strongest bots look up, if there are any. */
public final class KnownTables {

  @Option(
      names = "--tables",
      paramLabel = "DIR",
      description =
          "The folder with the tables of solved hunts, for alpha (default: ${DEFAULT-VALUE}).")
  private Path folder = Path.of("data", "tables");

  public Almanac almanac() {
    return Almanac.of(new TableFolder(folder));
  }
}

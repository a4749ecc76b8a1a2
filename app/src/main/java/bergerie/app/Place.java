package bergerie.app;

import bergerie.server.store.Store;
import bergerie.server.store.StoreException;
import bergerie.server.store.Stores;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.Option;

/** Where the matches of a house are kept. */
final class Place {

  @Option(
      names = "--data",
      paramLabel = "FOLDER",
      description = "The folder of the matches (default: ${DEFAULT-VALUE}).")
  private Path data = Path.of("data");

  @Option(
      names = "--database",
      paramLabel = "URL",
      description =
          "A PostgreSQL database instead of the folder: postgresql://user:password@host/name.")
  private String database = "";

  Path data() {
    return data;
  }

  Optional<String> database() {
    if (database.isEmpty()) {
      return Optional.empty();
    }
    if (!database.matches("(jdbc:)?postgres(ql)?:.+")) {
      throw new BadRequest("--database: expected postgresql://…, got “" + database + "”");
    }
    return Optional.of(database);
  }

  Store open() {
    try {
      return Stores.open(data, database());
    } catch (StoreException | UncheckedIOException | IllegalArgumentException e) {
      throw new BadRequest(e.getMessage() == null ? e.toString() : e.getMessage());
    }
  }
}

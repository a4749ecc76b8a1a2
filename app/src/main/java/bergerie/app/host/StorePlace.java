package bergerie.app.host;

import bergerie.app.common.BadRequest;
import bergerie.server.store.Archive;
import bergerie.server.store.InUse;
import bergerie.server.store.StoreException;
import bergerie.server.store.Stores;
import bergerie.server.store.Vault;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Where the matches of a house are kept. */
final class StorePlace {

  private static final String VARIABLE = "BERGERIE_DATABASE";

  /** Between the name and the host, or as a parameter. */
  private static final Pattern PASSWORD = Pattern.compile("//[^/@]*:[^/@]+@|[?&]password=.");

  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec = CommandSpec.create();

  @Option(
      names = "--data",
      paramLabel = "FOLDER",
      description = "The folder with the matches (default: ${DEFAULT-VALUE}).")
  private Path data = Path.of("data");

  @Option(
      names = "--database",
      paramLabel = "URL",
      description = {
        "A PostgreSQL database instead of the folder: postgresql://user@host/name. If the URL"
            + " contains a password, put it where other users of the machine can't read it: in the"
            + " environment variable BERGERIE_DATABASE, or in a file."
      })
  private String database = "";

  @Option(
      names = "--database-file",
      paramLabel = "FILE",
      description = "A file whose first line is the database’s URL.")
  private Optional<Path> file = Optional.empty();

  private boolean warned;

  Path data() {
    return data;
  }

  Optional<String> database() {
    if (!database.isEmpty()) {
      warnOfPassword();
      return Optional.of(url("--database", database));
    }
    if (file.isPresent()) {
      return Optional.of(url(file.get().toString(), firstLine(file.get())));
    }
    return Optional.ofNullable(System.getenv(VARIABLE)).map(given -> url(VARIABLE, given));
  }

  /** Once: a command may ask again where its matches are. */
  private void warnOfPassword() {
    if (!warned && PASSWORD.matcher(database).find()) {
      warned = true;
      spec.commandLine()
          .getErr()
          .println(
              "--database: everybody on this machine can read a password on the command line. Put"
                  + " the URL into the environment variable "
                  + VARIABLE
                  + ", or into a file named by --database-file.");
    }
  }

  private static String firstLine(Path file) {
    try (Stream<String> lines = Files.lines(file)) {
      return lines.findFirst().orElse("").strip();
    } catch (IOException | UncheckedIOException e) {
      throw new BadRequest("--database-file: " + file + " can't be read");
    }
  }

  /** What is wrong is not repeated: there may be a password in it. */
  private static String url(String from, String given) {
    if (!given.matches("(jdbc:)?postgres(ql)?:.+")) {
      throw new BadRequest(from + ": expected postgresql://…");
    }
    return given;
  }

  /** For a command that writes: where a server runs, that one alone does. */
  Vault open() {
    try {
      return Stores.open(data, database());
    } catch (InUse e) {
      throw new BadRequest(
          e.getMessage()
              + ": bring the file in there, on its page or with POST /api/matches, or stop it first");
    } catch (StoreException | UncheckedIOException | IllegalArgumentException e) {
      throw new BadRequest(String.valueOf(e.getMessage()));
    }
  }

  /** Reads what is kept, also while a server runs; empty when nothing ever was. */
  <T> Optional<T> read(Function<Archive, T> reading) {
    try {
      Optional<Archive> found = Stores.read(data, database());
      if (found.isEmpty()) {
        return Optional.empty();
      }
      try (Archive archive = found.get()) {
        return Optional.of(reading.apply(archive));
      }
    } catch (StoreException | UncheckedIOException | IllegalArgumentException e) {
      throw new BadRequest(String.valueOf(e.getMessage()));
    }
  }
}

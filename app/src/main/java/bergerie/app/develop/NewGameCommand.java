package bergerie.app.develop;

import bergerie.app.common.BadRequest;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(
    name = "new-game",
    description = {
      "Lays out a new game with its page: a small game that works, to be turned into yours.",
      "Run it in the root of the sources; docs/add-a-game.md tells what to do then."
    },
    mixinStandardHelpOptions = true)
final class NewGameCommand implements Callable<Integer> {

  @Spec private CommandSpec spec = CommandSpec.create();

  @Parameters(index = "0", paramLabel = "ID", description = "The game's id, such as fox-and-geese.")
  private String id = "";

  @Option(
      names = "--into",
      paramLabel = "DIR",
      description = "Root of the sources (default: here).")
  private Path root = Path.of("");

  @Option(
      names = "--files-only",
      description = "Lay out files, and leave it to you to make what is made from them.")
  private boolean filesOnly;

  @Override
  public Integer call() throws IOException, InterruptedException {
    layOut();
    return filesOnly ? 0 : make();
  }

  private void layOut() throws IOException {
    BadRequest.unless(GameName.id(id));
    for (Listing listing : Listing.values()) {
      if (!Files.exists(root.resolve(listing.path()))) {
        throw new BadRequest(
            "no " + listing.path() + " here: run new-game in the root of the sources");
      }
    }
    refuseTaken(Path.of("web/games", id));
    refuseTaken(Path.of("web/games", id + ".ts"));
    GameName name = new GameName(id, Prefixes.free(root, id));
    Map<String, String> files = new Scaffold(name).files();
    files.keySet().forEach(file -> refuseTaken(Path.of(file)));
    Map<String, String> listed = new LinkedHashMap<>();
    for (Listing listing : Listing.values()) {
      String before = Files.readString(root.resolve(listing.path()));
      listed.put(listing.path(), listing.with(before, name));
    }
    write(files, "wrote ");
    write(listed, "added it to ");
  }

  private int make() throws IOException, InterruptedException {
    CommandLine line = spec.commandLine();
    line.getOut().println("making what is made from its view, which takes a minute");
    Optional<String> wrong = new Maker(root).make();
    wrong.ifPresent(
        said ->
            line.getErr().println(said + "It could not be made. To try again: " + Maker.command()));
    return wrong.isPresent() ? 1 : 0;
  }

  private void refuseTaken(Path file) {
    if (Files.exists(root.resolve(file))) {
      throw new BadRequest(root.resolve(file) + " is already there");
    }
  }

  private void write(Map<String, String> files, String done) throws IOException {
    PrintWriter out = spec.commandLine().getOut();
    for (Map.Entry<String, String> file : files.entrySet()) {
      Path path = root.resolve(file.getKey());
      Files.createDirectories(path.resolve("..").normalize());
      Files.writeString(path, file.getValue());
      out.println(done + path);
    }
  }
}

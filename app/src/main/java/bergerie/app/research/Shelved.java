package bergerie.app.research;

import bergerie.app.common.BadRequest;
import bergerie.app.common.GameChoice;
import bergerie.bots.tables.Oracle;
import bergerie.bots.tables.Solutions;
import bergerie.rules.Setup;
import bergerie.solve.layer.TableFolder;
import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The tables of a game: which, and where they are kept. */
final class Shelved {

  @Mixin private GameChoice choice = new GameChoice();

  @Option(
      names = {"--out", "--tables"},
      paramLabel = "DIR",
      description = "The folder with the tables (default: ${DEFAULT-VALUE}).")
  private Path folder = Path.of("data", "tables");

  Path folder() {
    return folder;
  }

  Setup setup() {
    return choice.setup();
  }

  /** The game's id, once it is known that there is a way to solve it as agreed. */
  String game() {
    String game = choice.game().info().id();
    if (!Solutions.GAMES.contains(game)) {
      throw new BadRequest(
          game + " can't be solved; these can: " + String.join(", ", Solutions.GAMES));
    }
    Solutions.beyond(game, choice.setup())
        .ifPresent(
            why -> {
              throw new BadRequest(game + ": " + why);
            });
    return game;
  }

  /** Refuses what is no position of the game. */
  void mustBePosition(String line) {
    game();
    BadRequest.unless(choice.game().notation().readState(setup(), line), "POSITION");
  }

  /** What is known of the game as it is set up. */
  Oracle<?> oracle() {
    return there(game(), found());
  }

  /** The same; empty without tables. */
  Optional<Oracle<?>> found() {
    return Solutions.open(new TableFolder(folder), game(), setup());
  }

  /** The same for all ways to set it up. */
  Oracle<?> oracleOfAllSetUps() {
    String game = game();
    return there(game, Solutions.open(new TableFolder(folder), game));
  }

  private Oracle<?> there(String game, Optional<Oracle<?>> oracle) {
    return oracle.orElseThrow(
        () ->
            new BadRequest(
                "no tables of %s in %s; ‘solve %s’ builds them".formatted(game, folder, game)));
  }
}

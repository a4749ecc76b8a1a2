package bergerie.app;

import bergerie.games.Shelf;
import bergerie.rules.Game;
import bergerie.rules.Setup;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The game a command is about, with its options. */
final class GameChoice {

  @Parameters(index = "0", paramLabel = "GAME", description = "The game's id; see ‘games’.")
  private String game = "";

  @Option(
      names = {"-o", "--option"},
      paramLabel = "NAME=VALUE",
      description = "An option of the game; may be given several times.")
  private Map<String, String> options = new LinkedHashMap<>();

  @Option(names = "--players", paramLabel = "N", description = "How many players.")
  private int players;

  Game<?, ?, ?> game() {
    return game(game);
  }

  static Game<?, ?, ?> game(String id) {
    return Shelf.find(id)
        .orElseThrow(
            () ->
                new BadRequest(
                    "unknown game “"
                        + id
                        + "”; there are: "
                        + Shelf.all().stream()
                            .map(known -> known.info().id())
                            .collect(Collectors.joining(", "))));
  }

  Setup setup() {
    Game<?, ?, ?> chosen = game();
    int count = players == 0 ? chosen.info().players().getFirst() : players;
    return BadRequest.unless(chosen.info().setup(count, options), chosen.info().id());
  }
}

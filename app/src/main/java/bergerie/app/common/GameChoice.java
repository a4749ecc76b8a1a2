package bergerie.app.common;

import bergerie.rules.Game;
import bergerie.rules.GameInfo;
import bergerie.rules.Named;
import bergerie.rules.Option.Preset;
import bergerie.rules.Setup;
import java.util.LinkedHashMap;
import java.util.Map;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The game a command is about, with its options. */
public final class GameChoice {

  @Mixin private Content content = new Content();

  @Parameters(index = "0", paramLabel = "GAME", description = "The game's id; see ‘games’.")
  private String game = "";

  @Option(
      names = {"-o", "--option"},
      paramLabel = "NAME=VALUE",
      description = "An option of the game; may be given several times.")
  private Map<String, String> options = new LinkedHashMap<>();

  @Option(
      names = "--preset",
      paramLabel = "NAME",
      description = "For options not given: ‘house’, as we advise, or ‘book’, to its letter.")
  private String preset = Preset.HOUSE.id();

  @Option(names = "--players", paramLabel = "N", description = "How many players.")
  private int players;

  public Game<?, ?, ?> game() {
    return content.game(game);
  }

  private Preset preset() {
    return Named.find(Preset.values(), preset)
        .orElseThrow(() -> new BadRequest("--preset: expected house or book, got " + preset));
  }

  /** At one device, and among bots, nobody is hurried. */
  public Setup setup() {
    GameInfo info = game().info();
    int count = players == 0 ? info.players().getFirst() : players;
    return BadRequest.unless(info.setup(count, preset(), info.patient(options)), info.id());
  }
}

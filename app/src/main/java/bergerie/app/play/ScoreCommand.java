package bergerie.app.play;

import bergerie.app.common.BadRequest;
import bergerie.app.common.Content;
import bergerie.app.common.Json;
import bergerie.games.wolfwalkers.WolfWalkers;
import bergerie.games.wolfwalkers.cards.Deck;
import bergerie.games.wolfwalkers.grid.Grid;
import bergerie.games.wolfwalkers.grid.GridText;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
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
    name = "score",
    description = {
      "Scores a finished WolfWalkers grid, Objective by Objective.",
      "FILE has five lines of five cards: #14 for the Story side of card 14, [14] for its Objective."
    },
    mixinStandardHelpOptions = true)
final class ScoreCommand implements Callable<Integer> {

  /** The count as programs read it. */
  private record Counted(List<Scored> objectives, int total) {}

  private record Scored(int card, String title, int points) {}

  @Spec private CommandSpec spec = CommandSpec.create();

  @Mixin private Content content = new Content();

  @Parameters(index = "0", paramLabel = "GAME", description = "The game's id: wolfwalkers.")
  private String game = "";

  @Parameters(index = "1", paramLabel = "FILE", description = "A grid as text.")
  private Path file = Path.of("");

  @Option(names = "--json", description = "One JSON object.")
  private boolean json;

  @Override
  public Integer call() {
    if (!(content.game(game) instanceof WolfWalkers wolfWalkers)) {
      throw new BadRequest(game + " has no grids to count: expected wolfwalkers");
    }
    Counted counted = count(wolfWalkers);
    PrintWriter out = spec.commandLine().getOut();
    if (json) {
      out.println(Json.of(counted));
    } else {
      counted
          .objectives()
          .forEach(o -> out.printf("[%d] %s: %d%n", o.card(), o.title(), o.points()));
      out.printf("total: %d%n", counted.total());
    }
    return 0;
  }

  private Counted count(WolfWalkers wolfWalkers) {
    Deck deck = wolfWalkers.deck();
    Grid grid = BadRequest.unless(new GridText(deck).read(text()), file.toString());
    var score = wolfWalkers.scoring().grid(grid);
    List<Scored> objectives =
        score.lines().stream()
            .map(
                line -> new Scored(line.card(), deck.card(line.card()).title().en(), line.points()))
            .toList();
    return new Counted(objectives, score.total());
  }

  private String text() {
    try {
      return Files.readString(file, StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new BadRequest(file + ": can’t be read");
    }
  }
}

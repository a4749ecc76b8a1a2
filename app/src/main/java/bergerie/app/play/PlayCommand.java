package bergerie.app.play;

import bergerie.app.common.BadRequest;
import bergerie.app.common.GameChoice;
import bergerie.app.common.KnownTables;
import bergerie.app.common.Levels;
import bergerie.app.common.Terminal;
import bergerie.bots.Thought;
import bergerie.bots.roster.Bots;
import bergerie.bots.roster.Level;
import bergerie.rules.Game;
import bergerie.rules.Seat;
import bergerie.rules.Setup;
import bergerie.telling.Language;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

@Command(
    name = "play",
    description = "Plays in the terminal, against bots or side by side.",
    mixinStandardHelpOptions = true)
final class PlayCommand implements Callable<Integer> {

  @Spec private CommandSpec spec = CommandSpec.create();

  @Mixin private GameChoice choice = new GameChoice();

  @Mixin private KnownTables tables = new KnownTables();

  @Mixin private Speech speech = new Speech();

  @Option(
      names = "--me",
      paramLabel = "SEAT",
      split = ",",
      description = "The seats played by people, or ‘all’ (default: the first).")
  private List<String> people = List.of();

  @Option(
      names = "--bot",
      paramLabel = "LEVEL",
      description = "The level of the other seats: ${COMPLETION-CANDIDATES} (default dog).",
      completionCandidates = Levels.class)
  private String level = "";

  @Option(names = "--seed", paramLabel = "HEX", description = "Seed of the dice, 64 hex digits.")
  private String seed = "";

  @Override
  public Integer call() throws IOException {
    sitDown(choice.game(), choice.setup(), speech.language());
    return 0;
  }

  private <S, M, V> void sitDown(Game<S, M, V> game, Setup setup, Language language)
      throws IOException {
    new TerminalTable<>(
            game,
            new ScoreSheet<>(game, setup, seed()),
            people(game, setup),
            Bots.of(game, level(game), tables.almanac(), Thought.FOR_EVER),
            new Talk(language, Terminal.input(), spec.commandLine().getOut(), TerminalTable.ENDED))
        .run();
  }

  private List<Seat> people(Game<?, ?, ?> game, Setup setup) {
    List<Seat> all = Seat.all(setup.players());
    if (people.isEmpty()) {
      return all.subList(0, 1);
    }
    if (people.equals(List.of("all"))) {
      return all;
    }
    List<Seat> seats = new ArrayList<>();
    for (String name : people) {
      seats.add(
          game.info()
              .seat(name)
              .filter(all::contains)
              .orElseThrow(
                  () ->
                      new BadRequest(
                          "--me: expected all or "
                              + all.stream()
                                  .map(seat -> game.info().name(seat).id())
                                  .collect(Collectors.joining(", "))
                              + ", got “"
                              + name
                              + "”")));
    }
    return seats;
  }

  private Level level(Game<?, ?, ?> game) {
    return level.isEmpty() ? Bots.usual() : Levels.read(game, "--bot", level);
  }

  private String seed() {
    if (seed.isEmpty()) {
      return ScoreSheet.freshSeed();
    }
    if (!seed.matches("[0-9a-f]{64}")) {
      throw new BadRequest("--seed: expected 64 hex digits, got “" + seed + "”");
    }
    return seed;
  }
}

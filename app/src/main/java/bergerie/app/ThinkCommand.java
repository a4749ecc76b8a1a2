package bergerie.app;

import bergerie.bots.Thought;
import bergerie.bots.packed.HuntSearch;
import bergerie.bots.packed.Knowledge;
import bergerie.bots.packed.PackedHunt;
import bergerie.bots.solve.Oracle;
import bergerie.rules.Game;
import bergerie.rules.Seat;
import bergerie.rules.Setup;
import bergerie.rules.Turn;
import bergerie.rules.hunt.Hunt;
import java.io.PrintWriter;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.IntStream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

@Command(
    name = "think",
    description = "Searches a position of a hunt and tells the best move, how deep and how fast.",
    mixinStandardHelpOptions = true)
final class ThinkCommand implements Callable<Integer> {

  private static final int LONGEST = 3_600_000;
  private static final int DEEPEST = 96;

  @Spec private CommandSpec spec = CommandSpec.create();

  @Mixin private GameChoice choice = new GameChoice();

  @Mixin private KnownTables tables = new KnownTables();

  @Option(names = "--millis", paramLabel = "MS", description = "How long (default 2000).")
  private int millis = 2_000;

  @Option(names = "--depth", paramLabel = "N", description = "How many moves deep at most.")
  private int depth = DEEPEST;

  @Option(
      names = "--state",
      paramLabel = "LINE",
      description = "The position as one line; the start of the game without it.")
  private Optional<String> line = Optional.empty();

  @Override
  public Integer call() {
    if (millis < 1 || millis > LONGEST) {
      throw new BadRequest("--millis: expected 1 to " + LONGEST + ", got " + millis);
    }
    if (depth < 1 || depth > DEEPEST) {
      throw new BadRequest("--depth: expected 1 to " + DEEPEST + ", got " + depth);
    }
    think(choice.game(), choice.setup());
    return 0;
  }

  private <S, M, V> void think(Game<S, M, V> game, Setup setup) {
    S state =
        line.map(text -> BadRequest.unless(game.notation().readState(setup, text), "--state"))
            .orElseGet(() -> game.start(setup));
    if (!(state instanceof Hunt<?> hunt)) {
      throw new BadRequest(game.info().id() + " is no hunt");
    }
    if (!(game.turn(state) instanceof Turn.Act act)) {
      throw new BadRequest("--state: the game is over");
    }
    Seat mover = act.awaited().getFirst();
    int count = game.moves(state, mover).size();
    Thought thought = Thought.during(Duration.ofMillis(millis));
    PackedHunt twin = PackedHunt.twin(hunt);
    HuntSearch search = HuntSearch.of(twin, knowledge(game), thought);
    long begin = System.nanoTime();
    HuntSearch.Found found =
        search.search(twin, IntStream.range(0, count).toArray(), new int[count], thought, depth);
    double seconds = (System.nanoTime() - begin) / 1e9;
    PrintWriter out = spec.commandLine().getOut();
    out.println(
        game.info().name(mover).id()
            + ": "
            + game.notation().write(state, game.moves(state, mover).get(found.move())));
    out.println(verdict(found));
    out.printf(
        "depth %d, %,d positions in %.2f s: %,.0f a second%n",
        found.depth(), found.nodes(), seconds, found.nodes() / seconds);
  }

  private Knowledge knowledge(Game<?, ?, ?> game) {
    return tables.almanac().oracle(game.info().id()).map(Oracle::probe).orElse(Knowledge.NONE);
  }

  private static String verdict(HuntSearch.Found found) {
    if (found.end() == 0) {
      return "worth %+.2f sheep".formatted(found.score() / 100.0);
    }
    int moves = Math.abs(found.end());
    return (found.end() > 0 ? "wins" : "loses")
        + (moves < Knowledge.FAR ? " in " + moves + " moves" : ", by the tables");
  }
}

package bergerie.app.research;

import static java.nio.charset.StandardCharsets.UTF_8;

import bergerie.app.common.BadRequest;
import bergerie.app.common.GameChoice;
import bergerie.app.common.Json;
import bergerie.app.common.KnownTables;
import bergerie.app.common.Terminal;
import bergerie.app.common.Threads;
import bergerie.bots.Thought;
import bergerie.bots.packed.HuntPack;
import bergerie.bots.packed.HuntSearch;
import bergerie.bots.packed.Knowledge;
import bergerie.bots.packed.PackedHunt;
import bergerie.bots.tables.Oracle;
import bergerie.rules.Game;
import bergerie.rules.Seat;
import bergerie.rules.Setup;
import bergerie.rules.Turn;
import bergerie.rules.hunt.Hunt;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

@Command(
    name = "think",
    description =
        "Searches positions of a hunt and reports the best move, the depth and the speed.",
    mixinStandardHelpOptions = true)
final class ThinkCommand implements Callable<Integer> {

  private static final int LONGEST = 3_600_000;
  private static final int DEEPEST = 96;

  @Spec private CommandSpec spec = CommandSpec.create();

  @Mixin private GameChoice choice = new GameChoice();

  @Mixin private KnownTables tables = new KnownTables();

  @Mixin private Threads threads = new Threads();

  @Option(
      names = "--millis",
      paramLabel = "MS",
      description = "How long to search, in milliseconds (default 2000).")
  private int millis = 2_000;

  @Option(
      names = "--depth",
      paramLabel = "N",
      description = "How many moves deep to search at most.")
  private int depth = DEEPEST;

  @Option(
      names = "--state",
      paramLabel = "LINE",
      description =
          "The position as one line; “-” reads one per line from standard input and answers each as"
              + " it comes (default: the start of the game).")
  private Optional<String> line = Optional.empty();

  @Option(names = "--json", description = "One JSON object for each position.")
  private boolean json;

  @Option(
      names = "--suite",
      description =
          "Searches the game's test positions twice and prints the second run as a table.")
  private boolean suite;

  /**
   * What came of a search, in words.
   *
   * @param seconds of processor time: others may have used the machine meanwhile
   */
  private record Insight(String side, String move, HuntSearch.Found found, double seconds) {

    Facts facts() {
      return new Facts(
          side, move, found.score(), found.end(), found.depth(), found.nodes(), seconds);
    }

    List<String> lines() {
      String effort =
          "depth %d, %,d positions in %.2f s of processor time: %,.0f a second"
              .formatted(found.depth(), found.nodes(), seconds, perSecond());
      return List.of(side + ": " + move, verdict(), effort);
    }

    String row(String name) {
      return "| %s | %d | %.2f | %s | %s |"
          .formatted(name, found.depth(), perSecond() / 1e6, move, verdict());
    }

    String verdict() {
      if (found.end() == 0) {
        return "chances %.0f %%".formatted(100 * found.share());
      }
      int moves = Math.abs(found.end());
      return (found.end() > 0 ? "wins" : "loses")
          + (moves < Knowledge.FAR ? " in " + moves + " moves" : ", by the tables");
    }

    double perSecond() {
      return found.nodes() / seconds;
    }
  }

  /**
   * The same for programs.
   *
   * @param score in hundredths of a sheep, which change the logarithm of the odds by as much
   * @param end in how many moves of both sides the side to move wins or, if negative, loses; 0
   *     where that is not known
   */
  private record Facts(
      String side, String move, int score, int end, int depth, long positions, double seconds) {}

  @Override
  public Integer call() throws IOException {
    BadRequest.unlessWithin("--millis", millis, 1, LONGEST);
    BadRequest.unlessWithin("--depth", depth, 1, DEEPEST);
    threads.check();
    if (suite) {
      thinkAll(choice.game(), choice.setup());
      return 0;
    }
    return think(choice.game(), choice.setup());
  }

  private <S, M, V> int think(Game<S, M, V> game, Setup setup) throws IOException {
    if (line.equals(Optional.of("-"))) {
      return thinkAlong(game, setup, Terminal.input());
    }
    S state =
        line.map(text -> BadRequest.unless(game.notation().readState(setup, text), "--state"))
            .orElseGet(() -> game.start(setup));
    spec.commandLine().getOut().println(told(search(game, state), "\n"));
    return 0;
  }

  private String told(Insight insight, String separator) {
    return json ? Json.of(insight.facts()) : String.join(separator, insight.lines());
  }

  /** One answer a line, each before the next position is read. */
  private <S, M, V> int thinkAlong(Game<S, M, V> game, Setup setup, BufferedReader lines)
      throws IOException {
    PrintWriter out = spec.commandLine().getOut();
    int exit = 0;
    for (String text = lines.readLine(); text != null; text = lines.readLine()) {
      if (text.isBlank()) {
        continue;
      }
      try {
        S state = BadRequest.unless(game.notation().readState(setup, text.strip()), "--state");
        out.println(told(search(game, state), "; "));
      } catch (BadRequest e) {
        out.println(json ? Json.of(Map.of("error", e.getMessage())) : "? " + e.getMessage());
        exit = BadRequest.EXIT_CODE;
      }
      out.flush();
    }
    return exit;
  }

  private <S, M, V> void thinkAll(Game<S, M, V> game, Setup setup) {
    List<Sample> samples = samples(game.info().id());
    // In the first round Java gets warm.
    samples.forEach(sample -> search(game, sample.state(game, setup)));
    PrintWriter out = spec.commandLine().getOut();
    if (!json) {
      out.println("| position | depth | million positions a second | best | verdict |");
      out.println("|---|---|---|---|---|");
    }
    for (Sample sample : samples) {
      Insight insight = search(game, sample.state(game, setup));
      out.println(json ? Json.of(insight.facts()) : insight.row(sample.name()));
      out.flush();
    }
  }

  /** A test position. */
  private record Sample(String name, String line) {

    static Sample of(String text) {
      String[] parts = text.split(": ", 2);
      return new Sample(parts[0], parts[1]);
    }

    <S> S state(Game<S, ?, ?> game, Setup setup) {
      return game.notation().readState(setup, line).orThrow();
    }
  }

  private static List<Sample> samples(String game) {
    try (InputStream file = ThinkCommand.class.getResourceAsStream("positions/" + game + ".txt")) {
      if (file == null) {
        throw new BadRequest("--suite: there are no test positions of " + game);
      }
      return new String(file.readAllBytes(), UTF_8).lines().map(Sample::of).toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private <S, M, V> Insight search(Game<S, M, V> game, S state) {
    if (!(state instanceof Hunt<?> hunt)) {
      throw new BadRequest(game.info().id() + " is not a hunt");
    }
    if (!(game.turn(state) instanceof Turn.Act act)) {
      throw new BadRequest("--state: the game is over");
    }
    Seat mover = act.awaited().getFirst();
    int count = game.moves(state, mover).size();
    Thought thought = Thought.during(Duration.ofMillis(millis));
    PackedHunt twin = PackedHunt.twin(hunt);
    HuntPack pack = new HuntPack(twin, knowledge(game), threads.count());
    ThreadMXBean times = ManagementFactory.getThreadMXBean();
    long begin = times.getCurrentThreadCpuTime();
    HuntSearch.Found found = pack.search(twin, count, thought, depth);
    return new Insight(
        game.info().name(mover).id(),
        game.notation().write(state, game.moves(state, mover).get(found.move())),
        found,
        (times.getCurrentThreadCpuTime() - begin) / 1e9);
  }

  private Knowledge knowledge(Game<?, ?, ?> game) {
    return tables.almanac().oracle(game.info().id()).map(Oracle::probe).orElse(Knowledge.NONE);
  }
}

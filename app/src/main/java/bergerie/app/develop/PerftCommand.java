package bergerie.app.develop;

import bergerie.app.common.BadRequest;
import bergerie.app.common.GameChoice;
import bergerie.app.common.Json;
import bergerie.rules.Game;
import bergerie.rules.Setup;
import bergerie.rules.Turn;
import bergerie.rules.scenario.Perft;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(
    name = "perft",
    description = "Perft: counts the sequences of moves by the rules, depth by depth.",
    mixinStandardHelpOptions = true)
final class PerftCommand implements Runnable {

  private static final int DEEPEST = 40;

  /** The counts as programs read them. */
  private record Counted(String game, List<Long> counts, long nodesPerSecond) {}

  @Spec private CommandSpec spec = CommandSpec.create();

  @Mixin private GameChoice choice = new GameChoice();

  @Parameters(index = "1", paramLabel = "DEPTH", description = "How many turns deep.")
  private int depth;

  @Option(names = "--from", paramLabel = "POSITION", description = "A state line to start from.")
  private String from = "";

  @Option(names = "--json", description = "One JSON object.")
  private boolean json;

  @Override
  public void run() {
    BadRequest.unlessWithin("DEPTH", depth, 1, DEEPEST);
    count(choice.game(), choice.setup());
  }

  private <S, M, V> void count(Game<S, M, V> game, Setup setup) {
    S state =
        from.isEmpty()
            ? game.start(setup)
            : BadRequest.unless(game.notation().readState(setup, from), "--from");
    if (game.turn(state) instanceof Turn.Draw) {
      throw new BadRequest(game.info().id() + " draws cards: perft counts games without chance");
    }
    PrintWriter out = spec.commandLine().getOut();
    List<Long> counts = new ArrayList<>();
    long begin = System.nanoTime();
    for (int d = 1; d <= depth; d++) {
      counts.add(Perft.count(game, state, d));
      if (!json) {
        out.printf("depth %d: %d%n", d, counts.getLast());
        out.flush();
      }
    }
    long nodes = counts.stream().mapToLong(Long::longValue).sum();
    long perSecond = Math.round(nodes / Math.max(1e-9, (System.nanoTime() - begin) / 1e9));
    if (json) {
      out.println(Json.of(new Counted(game.info().id(), counts, perSecond)));
    } else {
      out.printf("%,d nodes/s%n", perSecond);
    }
  }
}

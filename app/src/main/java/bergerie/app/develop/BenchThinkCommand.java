package bergerie.app.develop;

import bergerie.app.common.BadRequest;
import bergerie.app.common.Content;
import bergerie.app.common.Threads;
import bergerie.bots.Sight;
import bergerie.bots.Turns;
import bergerie.bots.roster.Bots;
import bergerie.rules.Actor;
import bergerie.rules.Game;
import bergerie.rules.Seat;
import bergerie.rules.Turn;
import bergerie.rules.dice.Dice;
import bergerie.rules.dice.QuickDice;
import java.io.PrintWriter;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(
    name = "bench-think",
    description = "Measures by how much bots exceed their thinking time, alone and together.",
    mixinStandardHelpOptions = true)
final class BenchThinkCommand implements Callable<Integer> {

  private static final int LEAST = 50;
  private static final int MOST = 10_000;

  /** How long a bot thinks in all, of each game and time, alone or beside others. */
  private static final int PER_ROW = 2_000;

  private static final Turns TURNS = Turns.forThisMachine();

  @Spec private CommandSpec spec = CommandSpec.create();

  @Mixin private Content content = new Content();

  @Parameters(
      arity = "0..*",
      paramLabel = "GAME",
      description = "The games’ ids (default: all games).")
  private List<String> ids = List.of();

  @Option(
      names = "--millis",
      split = ",",
      paramLabel = "MS",
      description = "Thinking times, from 50 to 10000 milliseconds (default: 50,200,1000,5000).")
  private List<Integer> times = List.of(50, 200, 1_000, 5_000);

  @Option(
      names = "--together",
      paramLabel = "N",
      description = "How many think at once (default: ${DEFAULT-VALUE}).")
  private int together = 10;

  @Override
  public Integer call() throws InterruptedException {
    for (int millis : times) {
      BadRequest.unlessWithin("--millis", millis, LEAST, MOST);
    }
    Threads.check(together);
    List<Game<?, ?, ?>> games = content.games(ids);
    PrintWriter out = spec.commandLine().getOut();
    out.println("| game | time | alone p99 | worst | " + together + " at once p99 | worst |");
    out.println("|---|---|---|---|---|---|");
    for (Game<?, ?, ?> game : games) {
      measure(game, LEAST, 1);
      for (int millis : times) {
        out.printf(
            "| %s | %,d ms | %s | %s |%n",
            game.info().title().en(),
            millis,
            overrun(measure(game, millis, 1)),
            overrun(measure(game, millis, together)));
        out.flush();
      }
    }
    return 0;
  }

  private static String overrun(long[] nanos) {
    Arrays.sort(nanos);
    long p99 = nanos[Math.max(0, (int) Math.ceil(nanos.length * 0.99) - 1)];
    return "%.1f ms | %.1f ms".formatted(p99 / 1e6, nanos[nanos.length - 1] / 1e6);
  }

  /** By how many nanoseconds each thought was too long; less than 0 where it was shorter. */
  private static <S, M, V> long[] measure(Game<S, M, V> game, int millis, int threads)
      throws InterruptedException {
    int thoughts = Math.max(1, PER_ROW / millis);
    long[] overruns = new long[threads * thoughts];
    // All positions first: to come there takes processors, too.
    List<Sight<S, M, V>> sights = new ArrayList<>();
    for (int i = 0; i < overruns.length; i++) {
      sights.add(somewhere(game, new QuickDice(i)));
    }
    List<Thread> thinkers = new ArrayList<>();
    for (int thread = 0; thread < threads; thread++) {
      int first = thread * thoughts;
      thinkers.add(
          Thread.ofPlatform()
              .start(
                  () -> {
                    for (int i = first; i < first + thoughts; i++) {
                      overruns[i] = overrun(sights.get(i), Duration.ofMillis(millis));
                    }
                  }));
    }
    for (Thread thinker : thinkers) {
      thinker.join();
    }
    return overruns;
  }

  private static <S, M, V> long overrun(Sight<S, M, V> sight, Duration time) {
    Dice dice = new QuickDice(1);
    long begin = System.nanoTime();
    var _ = TURNS.think(begin, time, left -> Bots.during(sight.game(), left).choose(sight, dice));
    return System.nanoTime() - begin - time.toNanos();
  }

  /** What somebody sees who has a choice, in the midst of a random game. */
  private static <S, M, V> Sight<S, M, V> somewhere(Game<S, M, V> game, Dice dice) {
    while (true) {
      S state = game.start(game.info().usual());
      for (int steps = 4 + dice.below(40); steps > 0; steps--) {
        state = further(game, state, dice);
      }
      if (game.turn(state) instanceof Turn.Act act && !act.awaited().isEmpty()) {
        Sight<S, M, V> sight = Sight.of(game, state, act.awaited().getFirst());
        if (sight.moves().size() > 1) {
          return sight;
        }
      }
    }
  }

  private static <S, M, V> S further(Game<S, M, V> game, S state, Dice dice) {
    return switch (game.turn(state)) {
      case Turn.Over _ -> state;
      case Turn.Draw _ -> game.play(state, new Actor.Deal(), game.chance(state).sample(dice));
      case Turn.Act act when act.awaited().isEmpty() ->
          game.play(state, new Actor.Glass(), game.timeUp(state));
      case Turn.Act act -> {
        Seat seat = dice.pick(act.awaited());
        yield game.play(state, Actor.player(seat), dice.pick(game.moves(state, seat)));
      }
    };
  }
}

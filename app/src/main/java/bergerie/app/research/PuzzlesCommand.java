package bergerie.app.research;

import bergerie.app.common.BadRequest;
import bergerie.app.common.Json;
import bergerie.bots.tables.Grade;
import bergerie.bots.tables.Oracle;
import bergerie.bots.tables.Puzzles;
import bergerie.bots.tables.Puzzles.Puzzle;
import bergerie.rules.Viewer;
import bergerie.rules.hunt.HuntNotation;
import bergerie.rules.hunt.HuntPosition;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

@Command(
    name = "puzzles",
    description = {
      "Shows positions of a solved hunt in which exactly one move wins, with the solution.",
      "Graded by the turns of either side to the win: lamb up to 3, dog 7, wolf 15, alpha more."
    },
    mixinStandardHelpOptions = true)
final class PuzzlesCommand implements Callable<Integer> {

  private static final int MOST = 1_000;
  private static final int DEEPEST = Grade.ALPHA.most();

  /** A puzzle, as programs read it. */
  private record Written(
      String position,
      String toMove,
      String grade,
      int turns,
      String move,
      List<String> solution) {}

  @Spec private CommandSpec spec = CommandSpec.create();

  @Mixin private Shelved shelved = new Shelved();

  @Option(names = "--count", paramLabel = "N", description = "How many (default 4).")
  private int count = Grade.values().length;

  @Option(
      names = "--depth",
      paramLabel = "D",
      description = "Only wins in D turns of either side, an odd number (default: easy to hard).")
  private Optional<Integer> depth = Optional.empty();

  @Option(names = "--seed", paramLabel = "S", description = "Seed for choosing them (default 1).")
  private long seed = 1;

  @Option(names = "--json", description = "One line of JSON for each puzzle.")
  private boolean json;

  @Override
  public Integer call() {
    BadRequest.unlessWithin("--count", count, 1, MOST);
    if (depth.filter(d -> d < 1 || d > DEEPEST || d % 2 == 0).isPresent()) {
      throw new BadRequest(
          "--depth: expected an odd number from 1 to %d, got %d"
              .formatted(DEEPEST - 1, depth.orElseThrow()));
    }
    make(shelved.oracle());
    return 0;
  }

  private <P extends HuntPosition> void make(Oracle<P> oracle) {
    Puzzles<P> puzzles = new Puzzles<>(oracle, seed);
    List<Grade> grades = Puzzles.grades(oracle);
    for (int number = 1; number <= count; number++) {
      int made = number - 1;
      Grade grade = grades.get(made * grades.size() / count);
      Optional<Puzzle<P>> puzzle =
          depth.isPresent()
              ? puzzles.next(depth.get(), depth.get())
              : puzzles.next(grade.least(), grade.most());
      print(oracle, number, puzzle.orElseThrow(() -> none(made, grade)));
    }
  }

  private BadRequest none(int before, Grade grade) {
    return new BadRequest(
        "found %d; no further position in which exactly one move wins, in %s, came up in a long"
                .formatted(before, depth.map(d -> d + " turns").orElse(grade.id() + "’s depth"))
            + " walk through these tables: try another --depth or --seed");
  }

  private <P extends HuntPosition> void print(Oracle<P> oracle, int number, Puzzle<P> puzzle) {
    PrintWriter out = spec.commandLine().getOut();
    String position = oracle.game().notation().writeState(puzzle.state());
    String toMove = puzzle.state().position().toMove().id();
    String grade = Grade.of(puzzle.turns()).id();
    List<String> solution = new ArrayList<>();
    puzzle.line().forEach(move -> solution.add(HuntNotation.write(move)));
    if (json) {
      String move = HuntNotation.write(puzzle.move());
      out.println(Json.of(new Written(position, toMove, grade, puzzle.turns(), move, solution)));
      return;
    }
    out.printf(
        "%d. %s: the %s win in %d turn%s%n%n",
        number, grade, toMove, puzzle.turns(), puzzle.turns() == 1 ? "" : "s");
    var game = oracle.game();
    out.println(game.notation().draw(game.view(puzzle.state(), new Viewer.Spectator())));
    out.println("   solution  " + String.join(" ", solution));
    out.println("   position  " + position);
    out.println();
  }
}

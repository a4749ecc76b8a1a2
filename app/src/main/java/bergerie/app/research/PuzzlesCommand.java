package bergerie.app.research;

import bergerie.app.common.BadRequest;
import bergerie.app.common.Json;
import bergerie.bots.puzzles.Posed;
import bergerie.bots.puzzles.PuzzleBook;
import bergerie.bots.puzzles.PuzzleMaker;
import bergerie.bots.tables.Grade;
import bergerie.bots.tables.Oracle;
import bergerie.bots.tables.Puzzles;
import bergerie.bots.tables.Puzzles.Puzzle;
import bergerie.rules.Game;
import bergerie.rules.Viewer;
import bergerie.rules.hunt.Hunt;
import bergerie.rules.hunt.HuntMove;
import bergerie.rules.hunt.HuntNotation;
import bergerie.rules.hunt.HuntPosition;
import bergerie.rules.hunt.HuntView;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
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
      "Shows positions of a solved hunt in which exactly one move wins, with the solution: made of the",
      "tables, or, where there are none, of those that come with the program.",
      "Graded by the turns of either side to the win: lamb up to 3, dog 7, wolf 15, alpha more."
    },
    mixinStandardHelpOptions = true)
final class PuzzlesCommand implements Callable<Integer> {

  private static final int MOST = 1_000;
  private static final int MOST_GAMES = 1_000_000;
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

  @Option(
      names = "--file",
      paramLabel = "FILE",
      description = {
        "Write N puzzles of each grade to a file, as they come with the program: from games of bots,",
        "to be played without tables."
      })
  private Optional<Path> file = Optional.empty();

  @Option(
      names = "--games",
      paramLabel = "G",
      description = "For --file: after how many games it is enough (default: ${DEFAULT-VALUE}).")
  private int games = 10_000;

  @Option(names = "--json", description = "One line of JSON for each puzzle.")
  private boolean json;

  @Override
  public Integer call() throws IOException {
    BadRequest.unlessWithin("--count", count, 1, MOST);
    if (depth.filter(d -> d < 1 || d > DEEPEST || d % 2 == 0).isPresent()) {
      throw new BadRequest(
          "--depth: expected an odd number from 1 to %d, got %d"
              .formatted(DEEPEST - 1, depth.orElseThrow()));
    }
    BadRequest.unlessWithin("--games", games, 1, MOST_GAMES);
    if (file.isPresent()) {
      Files.writeString(file.get(), new PuzzleMaker<>(shelved.oracle(), seed, count).write(games));
    } else {
      shelved.found().ifPresentOrElse(this::make, () -> show(shelved.game()));
    }
    return 0;
  }

  /** Without tables: some of those that come with the program. */
  private void show(String game) {
    show(PuzzleBook.of(game).orElseThrow());
  }

  private <P extends HuntPosition> void show(PuzzleBook<P> book) {
    List<Posed> some =
        book.all().stream()
            .filter(puzzle -> depth.isEmpty() || depth.get() == puzzle.turns())
            .toList();
    int shown = Math.min(count, some.size());
    for (int number = 1; number <= shown; number++) {
      long at = (number - 1L) * some.size() / shown + Math.floorMod(seed - 1, some.size());
      Posed puzzle = some.get((int) (at % some.size()));
      print(book.game(), number, book.trail(puzzle).getFirst().state(), puzzle.line());
    }
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
    print(
        oracle.game(),
        number,
        puzzle.state(),
        puzzle.line().stream().map(HuntNotation::write).toList());
  }

  private <P extends HuntPosition> void print(
      Game<Hunt<P>, HuntMove, HuntView> game, int number, Hunt<P> state, List<String> solution) {
    PrintWriter out = spec.commandLine().getOut();
    String position = game.notation().writeState(state);
    String toMove = state.position().toMove().id();
    int turns = solution.size();
    String grade = Grade.of(turns).id();
    if (json) {
      out.println(
          Json.of(new Written(position, toMove, grade, turns, solution.getFirst(), solution)));
      return;
    }
    out.printf(
        "%d. %s: the %s win in %d turn%s%n%n", number, grade, toMove, turns, turns == 1 ? "" : "s");
    out.println(game.notation().draw(game.view(state, new Viewer.Spectator())));
    out.println("   solution  " + String.join(" ", solution));
    out.println("   position  " + position);
    out.println();
  }
}

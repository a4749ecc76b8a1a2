package bergerie.games.foxandgeese;

import static bergerie.games.foxandgeese.Cross.BOARD;

import bergerie.rules.Actor;
import bergerie.rules.Notation;
import bergerie.rules.Reading;
import bergerie.rules.Setup;
import bergerie.rules.Told;
import bergerie.rules.Viewer;
import bergerie.rules.Words;
import bergerie.rules.board.Point;
import bergerie.rules.hunt.Hunt;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Moves: {@code D3-D4}, {@code D4xD6xF4}. States: see {@link ChaseText}. */
final class FoxAndGeeseNotation implements Notation<Hunt<Chase>, Run, FoxAndGeeseView> {

  private static final int LONGEST_CHAIN = 17;

  @Override
  public String write(Hunt<Chase> state, Run move) {
    return move.toString();
  }

  @Override
  public Reading<Run> read(Hunt<Chase> state, String text) {
    String between = text.contains("-") ? "-" : "x";
    List<Optional<Point>> found = Stream.of(text.split(between, -1)).map(BOARD::find).toList();
    List<Point> path = found.stream().flatMap(Optional::stream).toList();
    boolean step = between.equals("-") && path.size() == 2;
    boolean capture = between.equals("x") && path.size() >= 2 && path.size() <= LONGEST_CHAIN + 1;
    if (path.size() < found.size() || !(step || capture)) {
      return Reading.garbled(
          new Words(
                  "“{0}” is no move here: expected a step D3-D4 or a capture D4xD6xF4",
                  "« {0} » n’est pas un coup : attendu un pas D3-D4 ou une prise D4xD6xF4")
              .with(text));
    }
    return Reading.of(step ? new Run.Step(path.getFirst(), path.getLast()) : new Run.Capture(path));
  }

  @Override
  public String writeState(Hunt<Chase> state) {
    return ChaseText.write(state);
  }

  @Override
  public Reading<Hunt<Chase>> readState(Setup setup, String line) {
    return ChaseText.read(setup.whole("geese"), line);
  }

  @Override
  public Told tell(Hunt<Chase> before, Actor actor, Run move, Viewer viewer) {
    Words words =
        switch (move) {
          case Run.Step(Point from, Point to) ->
              (before.position().foxMoves()
                      ? new Words("The fox goes from {0} to {1}.", "Le renard va de {0} à {1}.")
                      : new Words("A goose goes from {0} to {1}.", "Une oie va de {0} à {1}."))
                  .with(from, to);
          case Run.Capture capture ->
              (capture.geese() == 1
                      ? new Words(
                          "The fox captures a goose: {0}.", "Le renard prend une oie : {0}.")
                      : new Words(
                          "The fox captures {1} geese in a row: {0}.",
                          "Le renard prend {1} oies à la file : {0}."))
                  .with(capture, capture.geese());
        };
    return new Told(words, write(before, move));
  }

  @Override
  public String draw(FoxAndGeeseView view) {
    StringBuilder drawn = new StringBuilder();
    for (int y = 6; y >= 0; y--) {
      drawn.append(y + 1);
      for (char column = 'A'; column <= 'G'; column++) {
        String name = "" + column + (y + 1);
        String mark = view.geese().contains(name) ? "G" : name.equals(view.fox()) ? "F" : ".";
        drawn.append(' ').append(BOARD.find(name).isPresent() ? mark : " ");
      }
      drawn.append('\n');
    }
    return drawn.append("  A B C D E F G\n").toString().replaceAll(" +\n", "\n");
  }
}

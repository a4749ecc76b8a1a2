package bergerie.rules;

import static org.junit.jupiter.api.Assertions.assertTrue;

import bergerie.games.Shelf;
import bergerie.rules.hunt.HuntView;
import bergerie.rules.scenario.Lesson;
import bergerie.rules.scenario.Task;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What lessons of open games call right is better than what they call wrong, by a search of its
 * own: the plainest one, which counts the sheep that are eaten.
 */
class LessonTruthTest {

  /** So far it looks behind the learner's move. */
  private static final int DEPTH = 4;

  private static final int WON = 1_000;

  static Stream<OpenGame<?, ?, ?>> open() {
    return Shelf.all().stream()
        .filter(OpenGame.class::isInstance)
        .<OpenGame<?, ?, ?>>map(game -> (OpenGame<?, ?, ?>) game)
        .filter(game -> !Lesson.of(game).isEmpty());
  }

  @ParameterizedTest
  @MethodSource("open")
  void wrongIsWorse(Game<?, ?, ?> game) {
    for (Lesson lesson : Lesson.of(game)) {
      lesson.parts().stream()
          .flatMap(part -> part.task().stream())
          .forEach(task -> check(game, lesson, task));
    }
  }

  private static <S, M> void check(Game<S, M, ?> game, Lesson lesson, Task task) {
    List<String> wrong = task.wrong();
    if (wrong.isEmpty()) {
      return;
    }
    S state = game.notation().readState(task.setup(), task.position()).orThrow();
    int least =
        task.right().stream()
            .mapToInt(move -> worth(game, state, task, move, -2 * WON, 2 * WON))
            .min()
            .orElseThrow();
    for (String move : wrong) {
      assertTrue(
          worth(game, state, task, move, least - 1, least) < least,
          () -> lesson.id() + ": " + move + " is no worse, worth at least " + least);
    }
  }

  /** What a move is worth, as far as it lies between two bounds. */
  private static <S, M> int worth(
      Game<S, M, ?> game, S state, Task task, String text, int low, int high) {
    M move = game.notation().read(state, text).orThrow();
    S next = game.play(state, Actor.player(task.seat()), move);
    return worth(game, next, task.seat(), DEPTH, low, high);
  }

  /** What a position is worth to a seat: a win however late, else the sheep that are eaten. */
  private static <S, M> int worth(
      Game<S, M, ?> game, S state, Seat seat, int depth, int low, int high) {
    if (game.turn(state) instanceof Turn.Over(Outcome outcome)) {
      int won = outcome.winners().contains(seat) ? WON : -WON;
      return outcome.isDraw() ? 0 : won;
    }
    if (depth == 0 || !(game.turn(state) instanceof Turn.Act act)) {
      int eaten = ((HuntView) game.view(state, new Viewer.Spectator())).captured();
      return game.info().name(seat).id().equals("sheep") ? -eaten : eaten;
    }
    Seat mover = act.awaited().getFirst();
    boolean own = mover.equals(seat);
    int atLeast = low;
    int atMost = high;
    for (M move : game.moves(state, mover)) {
      S next = game.play(state, Actor.player(mover), move);
      int value = worth(game, next, seat, depth - 1, atLeast, atMost);
      atLeast = own ? Math.max(atLeast, value) : atLeast;
      atMost = own ? atMost : Math.min(atMost, value);
      if (atLeast >= atMost) {
        break;
      }
    }
    return own ? atLeast : atMost;
  }
}

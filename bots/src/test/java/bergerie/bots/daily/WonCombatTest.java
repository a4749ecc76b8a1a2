package bergerie.bots.daily;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bergerie.games.Shelf;
import bergerie.games.pavillon.Pavillon;
import bergerie.games.pavillon.table.Lodge;
import bergerie.games.pavillon.table.Move;
import bergerie.rules.Actor;
import bergerie.rules.Seat;
import bergerie.rules.Turn;
import bergerie.rules.scenario.Comment;
import bergerie.rules.scenario.Staging;
import bergerie.rules.scenario.Task;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Solved once more by trying everything, with positions told apart by their text. */
class WonCombatTest {

  private static final Pavillon GAME = (Pavillon) Shelf.find("pavillon").orElseThrow();
  private static final Seat OWN = Seat.of(0);

  private final Map<String, Boolean> known = new HashMap<>();

  static List<String> days() {
    return Days.all().toList();
  }

  @ParameterizedTest
  @MethodSource("days")
  void oneMoveWinsEachTime(String day) {
    List<Task> tasks = Days.tasks(Days.of("pavillon", day));
    assertTrue(tasks.size() > 1);
    for (Task task : tasks) {
      Lodge table = GAME.notation().readState(task.setup(), task.position()).orThrow();
      assertTrue(table.players().stream().allMatch(player -> player.hand().isEmpty()));
      assertEquals(
          GAME.moves(table, OWN).stream()
              .filter(move -> wins(GAME.play(table, Actor.player(OWN), move)))
              .map(move -> GAME.notation().write(table, move))
              .toList(),
          task.right(),
          task::position);
      task.moves().forEach(move -> assertAnswered(task, move));
    }
  }

  /** What follows a move is shown until it is one’s own turn again, or the combat is over. */
  private static void assertAnswered(Task task, String move) {
    Comment.Played played = Days.played(task, move);
    Staging.Frame last = played.staging().frames().getLast();
    assertTrue(
        !(last.turn() instanceof Turn.Act act)
            || act.awaited().contains(OWN)
            || last.drawn().contains("Shop"),
        last::drawn);
  }

  private boolean wins(Lodge table) {
    if (!table.ranking().isEmpty()) {
      return table.ranking().getFirst().equals(OWN);
    }
    // Not how many turns it has lasted, nor who did what last.
    String text =
        GAME.notation().writeState(table).replaceAll("turn [0-9]+|turns [0-9]+|\\| last [^|]*", "");
    Boolean before = known.get(text);
    if (before != null) {
      return before;
    }
    Seat mover = ((Turn.Act) GAME.turn(table)).awaited().getFirst();
    List<Move> moves = GAME.moves(table, mover);
    boolean wins =
        mover.equals(OWN)
            ? moves.stream().anyMatch(move -> wins(GAME.play(table, Actor.player(mover), move)))
            : moves.stream().allMatch(move -> wins(GAME.play(table, Actor.player(mover), move)));
    known.put(text, wins);
    return wins;
  }
}

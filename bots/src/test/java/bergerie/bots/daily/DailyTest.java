package bergerie.bots.daily;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import bergerie.games.Shelf;
import bergerie.rules.scenario.Task;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DailyTest {

  @ParameterizedTest
  @ValueSource(strings = {"pavillon", "wolf-and-hound", "wolfwalkers"})
  void aNameGivesTheSameTaskEveryTimeAndAnotherNameAnother(String game) {
    assertEquals(position(game, "2026-11-16"), position(game, "2026-11-16"));
    assertNotEquals(position(game, "2026-11-16"), position(game, "2026-11-17"));
  }

  private static String position(String game, String day) {
    return Days.of(game, day).parts().stream()
        .flatMap(part -> part.task().stream())
        .findFirst()
        .map(Task::position)
        .orElseThrow();
  }

  @ParameterizedTest
  @ValueSource(strings = {"kukuli", "sheep-sheep"})
  void otherGamesHaveNone(String game) {
    assertEquals(Optional.empty(), Daily.named(Shelf.find(game).orElseThrow(), "2026-11-16"));
  }
}

package bergerie.bots.lessons;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bergerie.games.Shelf;
import bergerie.rules.Game;
import bergerie.rules.OpenGame;
import bergerie.rules.scenario.Lesson;
import bergerie.rules.scenario.LessonFile;
import bergerie.rules.scenario.Task;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Where cards are hidden or drawn, what lessons call right is better than what they call wrong, by
 * more than the noise, as far as the learner can know.
 */
class LessonWorldsTest {

  private static final boolean LONG = Boolean.getBoolean("bergerie.long");

  private static final String LAST_SHEEP =
      """
      game wolf-and-hound
      option seats=chosen
      # last-sheep WH-23
      title The last sheep | Le dernier mouton
      eyes P1
      state play P1; at H01@P4 W01@P3; pens 1 1 1 2;
            hands b3b4w3w4 b1b2w3w4 b1b2w1w2 b3b4w1w2; played P4w1
      ask
      en Win the game.
      fr Gagnez la partie.
      %s b3
      en The wolf goes to the left.
      fr Le loup va à gauche.
      %s b4
      en The wolf stays with your partner.
      fr Le loup reste devant votre partenaire.
      other *
      en The hound moves.
      fr Le chien bouge.
      """;

  static Stream<Game<?, ?, ?>> hidden() {
    return Shelf.all().stream()
        .filter(game -> !(game instanceof OpenGame) && !Lesson.of(game).isEmpty());
  }

  @ParameterizedTest
  @MethodSource("hidden")
  void wrongIsWorse(Game<?, ?, ?> game) {
    assertEquals(
        List.of(),
        Lesson.of(game).stream().flatMap(lesson -> doubts(game, lesson).stream()).toList());
  }

  @Test
  void aLessonThatMixesThemUpIsCaught() {
    assertEquals(List.of(), doubts(LAST_SHEEP.formatted("right", "wrong")));
    List<String> doubts = doubts(LAST_SHEEP.formatted("wrong", "right"));
    assertEquals(1, doubts.size());
    assertTrue(doubts.getFirst().startsWith("last-sheep: b4 over b3: -"), doubts::toString);
  }

  /** Either card takes the wolf all the way round: one of them may not be called wrong. */
  @Test
  void noDifferenceIsNotEnough() {
    String round =
        LAST_SHEEP.replace("b3b4w3w4", "b4b4w4w4").replace("%s b3", "right w4").formatted("wrong");
    assertEquals(1, doubts(round).size());
  }

  @Test
  void noiseIsNotEnough() {
    double[] even = {1, -1, 1, -1, 1, -1, 1, -1};
    assertFalse(Difference.of(even).isBeyondNoise());
    double[] mostly = {1, 1, -1, 1, 1, -1, 1, -1};
    assertFalse(Difference.of(mostly).isBeyondNoise());
    double[] always = {1, 2, 1, 2, 1, 2, 1, 2};
    assertTrue(Difference.of(always).isBeyondNoise());
  }

  private static List<String> doubts(String text) {
    LessonFile file = LessonFile.read(text, Shelf::find);
    assertEquals(List.of(), file.faults());
    return doubts(Shelf.find("wolf-and-hound").orElseThrow(), file.lessons().getFirst());
  }

  /** Where it is not beyond the noise that right is better. */
  private static List<String> doubts(Game<?, ?, ?> game, Lesson lesson) {
    return lesson.parts().stream()
        .flatMap(part -> part.task().stream())
        .flatMap(task -> doubts(game, task).stream())
        .map(doubt -> lesson.id() + ": " + doubt)
        .toList();
  }

  private static <S, M, V> List<String> doubts(Game<S, M, V> game, Task task) {
    Worlds<S, M, V> worlds = new Worlds<>(game, task);
    List<String> doubts = new ArrayList<>();
    for (String wrong : some(task.wrong())) {
      for (String right : LONG ? task.right() : task.right().subList(0, 1)) {
        Difference difference = worlds.between(right, wrong);
        if (!difference.isBeyondNoise()) {
          doubts.add(right + " over " + wrong + ": " + difference);
        }
      }
    }
    return doubts;
  }

  /** All of them take a minute: the first and the last stand for the others. */
  private static List<String> some(List<String> moves) {
    return LONG || moves.size() < 2 ? moves : List.of(moves.getFirst(), moves.getLast());
  }
}

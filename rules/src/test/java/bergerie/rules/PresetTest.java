package bergerie.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What is played where nobody names an option. */
class PresetTest {

  /** A game that was played without a count at first; the book knows none, we advise ten. */
  private static final GameInfo GAME =
      new GameInfo(
          "den",
          1,
          Words.same("Den"),
          Words.same("A game for this test"),
          List.of(2),
          List.of(),
          List.of(
              new Option.Choice(
                  "board",
                  Words.same("board"),
                  List.of(
                      new Option.Value("small", Words.same("small")),
                      new Option.Value("large", Words.same("large")))),
              new Option.Whole("count", Words.same("count"), 10, 0, 20).byTheBook("0").since("3"),
              new Option.Choice(
                      "ends",
                      Words.same("ends"),
                      List.of(
                          new Option.Value("soon", Words.same("soon")),
                          new Option.Value("late", Words.same("late"))))
                  .byTheBook("late")
                  .since("late"),
              new Option.Mended("gate", Words.same("gate"))),
          List.of(),
          GameInfo.Secrecy.OPEN,
          1,
          1);

  @Test
  void weAdviseUnlessSomebodySaysOtherwise() {
    assertEquals(
        Map.of("board", "small", "count", "10", "ends", "soon", "gate", "now"),
        options(Option.Preset.HOUSE, Map.of()));
    assertEquals(
        Map.of("board", "large", "count", "10", "ends", "soon", "gate", "now"),
        options(Option.Preset.HOUSE, Map.of("board", "large")));
  }

  @Test
  void theBookAnswersWhatIsDisputed() {
    assertEquals(
        Map.of("board", "small", "count", "0", "ends", "late", "gate", "now"),
        options(Option.Preset.BOOK, Map.of()));
    assertEquals(
        Map.of("board", "small", "count", "7", "ends", "late", "gate", "now"),
        options(Option.Preset.BOOK, Map.of("count", "7")));
  }

  @Test
  void aLogMeansWhatWasDoneBeforeTheOptionsItDoesNotName() {
    Setup logged = GAME.logged(2, Map.of("board", "large", "ends", "soon")).orThrow();
    assertEquals(Map.of("board", "large", "ends", "soon"), logged.options(), "kept as it is");
    assertEquals(
        Map.of("board", "large", "count", "3", "ends", "soon", "gate", "before"),
        GAME.complete(logged).options());
  }

  @Test
  void nobodyIsAskedAboutWhatWasMended() {
    assertEquals(
        List.of("board", "count", "ends"), GAME.asked().stream().map(Option::name).toList());
    assertTrue(GAME.setup(2, Map.of("gate", "before")).orThrow().isBefore("gate"));
    assertFalse(GAME.usual().isBefore("gate"));
  }

  @Test
  void aWordMayStandInsteadOfANumber() {
    Option turns =
        new Option.Whole("turns", Words.same("turns"), 100, 30, 200)
            .or(new Option.Value("off", Words.same("off")));
    assertEquals("off|30..200", turns.range());
    for (String value : List.of("30", "31", "199", "200", "off")) {
      assertTrue(turns.accepts(value), value);
    }
    for (String value : List.of("29", "201", "0", "never", "", "030", "1e2")) {
      assertFalse(turns.accepts(value), value);
    }
  }

  @Test
  void aTableTellsItsPresetUnlessItIsMixed() {
    assertEquals(Optional.of(Option.Preset.HOUSE), played(Map.of("board", "large")));
    assertEquals(Optional.of(Option.Preset.BOOK), played(Map.of("count", "0", "ends", "late")));
    assertEquals(Optional.empty(), played(Map.of("count", "0")));
  }

  @Test
  void aGameWithoutDisputesHasNoPresetToTell() {
    GameInfo lair = new bergerie.lair.Lair().info();
    assertEquals(Optional.empty(), lair.played(lair.usual()));
  }

  private static Map<String, String> options(Option.Preset preset, Map<String, String> wishes) {
    return GAME.setup(2, preset, wishes).orThrow().options();
  }

  private static Optional<Option.Preset> played(Map<String, String> wishes) {
    return GAME.played(GAME.setup(2, wishes).orThrow());
  }
}

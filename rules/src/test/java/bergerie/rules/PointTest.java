package bergerie.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bergerie.games.Shelf;
import bergerie.rules.dice.QuickDice;
import bergerie.telling.Spoken;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What a move is good for, in words. */
class PointTest {

  private static final int POSITIONS = 100;

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      quoteCharacter = '`',
      value = {
        // The sheep on C3 stands beside the wolf on B3; D3 behind it is filled.
        "bagh-chal; `W . . . W / . . . . . / . W S . . / . . . . . / W . . . .; sheep; hand 19`;"
            + " @D3; The sheep on C3 can’t be taken any more. | Le mouton en C3 ne peut plus être"
            + " pris.",
        "bagh-chal; `W . . . W / . . . . . / . . S . . / . . . . . / W . . . W; wolves; hand 19`;"
            + " A1-B2; From there it threatens the sheep on C3. | De là, il menace le mouton en C3.",
        // Only the red wolf takes rams.
        "bagh-chal; `W . . . W / . . . . . / . . R . . / . . . . . / RW . . . W; wolves; hand 17`;"
            + " A1-B2; From there it threatens the ram on C3. | De là, il menace le bélier en C3.",
      })
  void isSeenOnTheBoard(String id, String state, String move, String expected) {
    assertEquals(expected, point(Shelf.find(id).orElseThrow(), state, move));
  }

  private static <S, M, V> String point(Game<S, M, V> game, String line, String text) {
    S state = game.notation().readState(setup(game, line), line).orThrow();
    M move = game.notation().read(state, text).orThrow();
    Seat seat = ((Turn.Act) game.turn(state)).awaited().getFirst();
    return said(game, state, seat, move);
  }

  private static Setup setup(Game<?, ?, ?> game, String line) {
    return line.contains("R")
        ? game.info().setup(2, Map.of("rams", "3")).orThrow()
        : game.info().usual();
  }

  private static <S, M, V> String said(Game<S, M, V> game, S state, Seat seat, M move) {
    Spoken spoken =
        game.point(state, seat, move).orElseThrow().to(game.info().hearer(Viewer.player(seat)));
    return spoken.en().text() + " | " + spoken.fr().text();
  }

  /** A text that fits everything says nothing. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "kukuli",
        "bagh-chal",
        "bagh-bandi",
        "sheep-sheep",
        "wolf-and-hound",
        "wolfwalkers",
        "pavillon"
      })
  void noTextServesForEverything(String id) {
    Map<String, Integer> texts = new HashMap<>();
    count(Shelf.find(id).orElseThrow(), texts);
    int most = texts.values().stream().mapToInt(Integer::intValue).max().orElseThrow();
    assertTrue(most <= POSITIONS * 15 / 100, texts::toString);
  }

  private static <S, M, V> void count(Game<S, M, V> game, Map<String, Integer> texts) {
    QuickDice dice = new QuickDice(5);
    for (int found = 0; found < POSITIONS; ) {
      S state = game.wander(game.start(game.info().usual()), 30 + dice.below(40), dice);
      if (game.turn(state) instanceof Turn.Act act && !act.awaited().isEmpty()) {
        Seat seat = act.awaited().getFirst();
        // Nobody is advised about settings.
        List<M> plays =
            game.moves(state, seat).stream().filter(move -> !game.isSetting(move)).toList();
        texts.merge(said(game, state, seat, dice.pick(plays)), 1, Integer::sum);
        found++;
      }
    }
  }
}

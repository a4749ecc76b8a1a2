package bergerie.games.pavillon;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bergerie.games.pavillon.table.Lodge;
import bergerie.games.pavillon.table.Move;
import bergerie.rules.Seat;
import bergerie.rules.Setup;
import bergerie.rules.Turn;
import bergerie.rules.Viewer;
import bergerie.rules.content.Library;
import bergerie.rules.dice.QuickDice;
import bergerie.telling.Spoken;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What moves are good for, windows included, in which nobody is awaited with sand. */
class PointsTest {

  private static final int POSITIONS = 100;

  private final Pavillon game = Pavillon.of(Library.builtIn()).orThrow();
  private final Setup unhurried = game.info().setup(3, Map.of("window", "0")).orThrow();

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "strike P1 | P1 pets loup | P2 pets crabe:1 | P3 pets ours; strike P1.loup P2.crabe;"
            + " Player 2’s crab is out, and Player 2 has no living pet left.",
        "strike P1 | P1 pets loup | P2 pets ours:0,crabe:1 | P3 pets ours; strike P1.loup P2.crabe;"
            + " Player 2’s crab is out, and Player 2 has no living pet left.",
        "shop P1 | P1 pets ours,loup | P2 pets crabe | P3 pets ours | shop fouet,fronde; tame;"
            + " The pet that turns up may replace your wolf.",
        "strike P1 | P1 pets loup | P2 pets crabe:1,ours | P3 pets ours; strike P1.loup P2.crabe;"
            + " Player 2’s crab loses 1 Life and is out for this combat.",
        "strike P1 | P1 pets loup | P2 pets crabe | P3 pets ours; strike P1.loup P2.crabe;"
            + " Player 2’s crab loses 3 Life and keeps 3.",
        "strike P1 | P1 pets renard | P2 pets crabe | P3 pets ours; strike P1.renard P2.crabe;"
            + " The fox has the advantage: Player 2’s crab loses 3 Life and keeps 3.",
        "strike P1 | P1 pets loup | P2 pets crabe | P3 pets ours; hold;"
            + " Your best strike would take 3 Life from Player 2’s crab.",
        "turn P1 | P1 pets loup | P2 pets crabe spells tir-des-arcanes | P3 pets ours;"
            + " cast tir-des-arcanes P1.loup; Arcane Shot: Player 1’s wolf loses 3 Life.",
        "turn P1 | P1 pets loup | P2 pets crabe spells tir-des-arcanes | P3 pets ours; pass;"
            + " You keep Arcane Shot for later in Player 1’s turn or another.",
        "shop P1 | P1 pets loup | P2 pets crabe | P3 pets ours | shop fouet,fronde; buy fouet;"
            + " 'After a victory, the whip strikes with 3 Attack; you keep 2 Coins.'",
        "shop P1 | P1 pets loup | P2 pets crabe | P3 pets ours | shop fouet,fronde; tame;"
            + " One more pet would fight beside your wolf.",
        "shop P1 | P1 pets loup | P2 pets crabe | P3 pets ours | shop fouet,fronde; refresh;"
            + " A new weapon takes the place of the whip or the sling.",
      })
  void namesAThingAndWhatComesOfIt(String line, String move, String expected) {
    Lodge t = game.notation().readState(unhurried, "round 2 " + line).orThrow();
    Seat seat = ((Turn.Act) game.turn(t)).awaited().getFirst();
    Spoken spoken = said(t, seat, game.notation().read(t, move).orThrow());
    assertEquals(expected, spoken.en().text());
  }

  private Spoken said(Lodge t, Seat seat, Move move) {
    return game.point(t, seat, move).orElseThrow().to(game.info().hearer(Viewer.player(seat)));
  }

  @Test
  void noTextServesForEverything() {
    QuickDice dice = new QuickDice(5);
    Map<String, Integer> texts = new HashMap<>();
    for (int found = 0; found < POSITIONS; ) {
      Lodge t = game.wander(game.start(unhurried), 30 + dice.below(200), dice);
      if (game.turn(t) instanceof Turn.Act act) {
        Seat seat = act.awaited().getFirst();
        List<Move> moves = game.moves(t, seat);
        texts.merge(said(t, seat, dice.pick(moves)).en().text(), 1, Integer::sum);
        found++;
      }
    }
    int most = texts.values().stream().mapToInt(Integer::intValue).max().orElseThrow();
    assertTrue(most <= POSITIONS * 15 / 100, texts::toString);
  }
}

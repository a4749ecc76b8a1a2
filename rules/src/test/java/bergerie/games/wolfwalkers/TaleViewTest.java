package bergerie.games.wolfwalkers;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bergerie.games.wolfwalkers.cards.Icon;
import bergerie.games.wolfwalkers.cards.Objective;
import bergerie.games.wolfwalkers.tale.Move;
import bergerie.games.wolfwalkers.tale.Tale;
import bergerie.games.wolfwalkers.view.TaleView;
import bergerie.rules.Actor;
import bergerie.rules.Seat;
import bergerie.rules.Setup;
import bergerie.rules.Viewer;
import bergerie.rules.content.Library;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** What a view foretells and counts, by the cards of the sheet. */
class TaleViewTest {

  private static final WolfWalkers GAME = WolfWalkers.stocked(Library.builtIn()).orThrow();
  private static final Setup BASE = GAME.info().usual();
  private static final Viewer FIRST = Viewer.player(Seat.of(0));
  private static final Viewer SECOND = Viewer.player(Seat.of(1));

  private static Tale state(Setup setup, String line) {
    return GAME.notation().readState(setup, line).orThrow();
  }

  private static Setup advanced(String powers) {
    return GAME.info()
        .setup(2, Map.of("variant", "advanced", "permanent", "7", "powers", powers))
        .orThrow();
  }

  private static TaleView.Prospect prospect(TaleView view, String move) {
    return view.prospects().stream()
        .filter(prospect -> prospect.move().equals(move))
        .findFirst()
        .orElseThrow();
  }

  /** Card 37 shows Wolves: Objective 26 gives 2 for it in its row or column. */
  @Test
  void aStoryIsForetoldByWhatItBrings() {
    Tale tale = state(BASE, "to P1; market #37 #2 #3 #4 [36] [6]; top 7; P1 0,0 [26] #8");
    TaleView view = GAME.view(tale, FIRST);
    assertEquals(
        new TaleView.Prospect("1@2,0", 2, List.of(new TaleView.Change(26, 2))),
        prospect(view, "1@2,0"));
    assertEquals(new TaleView.Prospect("1@1,1", 0, List.of()), prospect(view, "1@1,1"));
    assertEquals(
        new TaleView.Prospect("5@0,1", 8, List.of(new TaleView.Change(36, 8))),
        prospect(view, "5@0,1"));
    assertEquals(GAME.moves(tale, Seat.of(0)).size(), view.prospects().size());
  }

  /** Card 7 shows Wolves and the Forest: moved out of the row, Objective 26 loses its 2 points. */
  @Test
  void aLossIsForetoldToo() {
    Tale tale =
        state(
            advanced("4"),
            "to P1; used 4; pending move-own; powers 4:P1; market #1 #2 #3 #4 [5] [6]; top 9;"
                + " P1 0,0 [26] #7 #8; P2 0,0 #10");
    TaleView view = GAME.view(tale, FIRST);
    assertEquals(
        new TaleView.Prospect("move 1,0 2,1", -2, List.of(new TaleView.Change(26, -2))),
        prospect(view, "move 1,0 2,1"));
  }

  /** WW-2: the other side of a card is nobody's to foresee. */
  @Test
  void theOtherSideIsNotForetold() {
    String table = "powers 1 13; market #1 #2 #3 #4 [5] [6]; top 7; P1 0,0 #8; P2 0,0 #9";
    Tale tale = state(advanced("1+13"), "to P1; " + table);
    Tale turning = GAME.play(tale, Actor.player(Seat.of(0)), new Move.Use(1));
    assertEquals(List.of(), GAME.view(turning, FIRST).prospects());
    Tale flipping = GAME.play(tale, Actor.player(Seat.of(0)), new Move.Use(13));
    assertEquals(List.of(), GAME.view(flipping, FIRST).prospects());
  }

  @Test
  void nothingIsForetoldToOthers() {
    Tale tale = state(BASE, "to P1; market #1 #2 #3 #4 [5] [6]; top 7; P1 0,0 #8");
    assertEquals(List.of(), GAME.view(tale, SECOND).prospects());
    assertEquals(List.of(), GAME.view(tale, new Viewer.Spectator()).prospects());
  }

  /**
   * The aid card of the sheet, less what lies on the table: MLF, RPC, F, WS, cards 5 and 6, MTV.
   */
  @Test
  void theAidCountsWhatIsStillToCome() {
    Tale tale = state(BASE, "to P1; market #1 #2 #3 #4 [5] [36]; top 7; P1 0,0 #6");
    TaleView.Aid aid = GAME.view(tale, SECOND).aid();
    Map<Icon, String> icons =
        aid.icons().stream()
            .collect(
                Collectors.toMap(TaleView.IconCount::icon, one -> one.left() + "/" + one.all()));
    assertEquals("18/21", icons.get(Icon.ROBYN));
    assertEquals("18/20", icons.get(Icon.FOREST));
    assertEquals("12/15", icons.get(Icon.MEVE));
    assertEquals("12/13", icons.get(Icon.WOLVES));
    assertEquals("7/7", icons.get(Icon.MERLIN));
    assertEquals("5/6", icons.get(Icon.CASTLE));
    assertEquals(133, aid.icons().stream().mapToInt(TaleView.IconCount::all).sum());
    assertTrue(aid.kinds().contains(new TaleView.KindCount(Objective.Kind.SHAPE, 24, 18)));
    assertTrue(aid.kinds().contains(new TaleView.KindCount(Objective.Kind.CROSSED, 6, 5)));
    assertTrue(aid.kinds().contains(new TaleView.KindCount(Objective.Kind.ARROW, 11, 11)));
  }

  /** WW-8: only what brings something is listed; Power 25 brought the second player 3. */
  @Test
  void aBargainIsListedWhereItBroughtSomething() {
    Tale tale = state(BASE, "to P1; market #1 #2 #3 #4 [5] [6]; P1 0,0 #8; P2 0,0 #9; gained P2 3");
    List<TaleView.GridView> grids = GAME.view(tale, FIRST).grids();
    assertEquals(List.of(), grids.getFirst().bonuses());
    assertEquals(List.of(3), grids.getLast().bonuses().stream().map(b -> b.points()).toList());
  }

  /** WW-21, Permanent 13: the Objective that is for all lies there for all to see. */
  @Test
  void theAidCountsWhatIsForAll() {
    Setup setup = GAME.info().setup(2, Map.of("variant", "light", "permanent", "13")).orThrow();
    Tale tale = state(setup, "to P1; destiny 44; market - - - - - -");
    assertTrue(
        GAME.view(tale, FIRST)
            .aid()
            .kinds()
            .contains(new TaleView.KindCount(Objective.Kind.PAIR, 7, 6)));
  }

  /** WW-30 */
  @Test
  void threePlayersCountTwoCopies() {
    Setup three = GAME.info().setup(3, Map.of()).orThrow();
    TaleView.Aid aid = GAME.view(GAME.start(three), FIRST).aid();
    assertEquals(new TaleView.IconCount(Icon.ROBYN, 42, 42), aid.icons().getFirst());
  }

  /** What only one player has been shown is still to come for the others. */
  @Test
  void aHandIsCountedForItsHolderOnly() {
    Setup setup =
        GAME.info()
            .setup(2, Map.of("variant", "light", "permanent", "11", "first", "P1"))
            .orThrow();
    Tale tale = GAME.start(setup);
    tale = GAME.play(tale, new Actor.Deal(), new Move.Draw(5));
    assertEquals(20, GAME.view(tale, FIRST).aid().icons().getFirst().left());
    assertEquals(21, GAME.view(tale, SECOND).aid().icons().getFirst().left());
  }
}

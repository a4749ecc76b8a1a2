package bergerie.games.pavillon;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bergerie.games.pavillon.table.Lodge;
import bergerie.games.pavillon.view.PavillonView;
import bergerie.rules.Setup;
import bergerie.rules.Viewer;
import bergerie.rules.Words;
import bergerie.rules.content.Library;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What lies on the table as it is shown, what is silent, and that no card gets lost. */
class ViewTest {

  private final Pavillon game = Pavillon.of(Library.builtIn()).orThrow();

  // PT-3, PT-5, PT-6
  @Test
  void cardsAreShownByTheirKind() {
    PavillonView view =
        seen(
            "round 2 turn P1 | P1 weapon epieu pets ver,renard spells tir-rapide | P2 pets ours"
                + " | P3 pets crabe | shop fouet,fronde");
    PavillonView.PlayerView first = view.players().getFirst();
    assertEquals("tenacious exotic", first.pets().getFirst().card().kind());
    assertEquals("cunning common", first.pets().getLast().card().kind());
    assertEquals("weapon", first.weapon().kind());
    assertEquals("shot", first.seen().getFirst().kind());
    assertEquals(3, view.shop().getFirst().cost());
  }

  // PT-22, PT-23: what is turned up lies open.
  @Test
  void aCardThatIsTurnedUpIsSeen() {
    String table =
        "| P1 pets loup | P2 pets ours | P3 pets crabe | shop fouet,fronde | ranking P2,P3,P1";
    assertEquals(
        "felin",
        seen("round 2 " + table + " | agenda adopt P1 felin > shopping P1 2")
            .card()
            .orElseThrow()
            .id());
    assertEquals(
        "epieu",
        seen("round 2 " + table + " | agenda place P1 epieu > shopping P1 2")
            .card()
            .orElseThrow()
            .id());
    assertTrue(seen("round 2 " + table + " | agenda shopping P1 2").card().isEmpty());
  }

  // PT-35
  @Test
  void aWindowSaysWhen() {
    PavillonView view =
        seen("round 2 turn P1 | P1 pets loup spells tir-rapide | P2 pets ours | P3 pets crabe");
    assertEquals(
        new Words("start of the turn", "début du tour"), view.window().orElseThrow().label());
  }

  // PT-35: nobody sees a standing answer, nor, with sand, that somebody has passed.
  @Test
  void sealedAnswersAreSilent() {
    String line =
        "round 2 turn P1 | P1 pets loup spells tir-des-arcanes | P2 pets ours spells tir-rapide | P3 pets crabe";
    Lodge sand = read("6", line);
    Lodge unhurried = read("0", line);
    assertTrue(silent(sand, "pass"));
    assertTrue(silent(sand, "stand this-combat"));
    assertFalse(silent(sand, "cast tir-des-arcanes P2.ours"));
    assertFalse(silent(unhurried, "pass"));
    assertFalse(open(sand, "pass"));
    assertFalse(open(sand, "stand this-combat"));
    assertTrue(open(sand, "cast tir-des-arcanes P2.ours"));
    assertTrue(open(unhurried, "pass"));
  }

  // 51 pets, 18 weapons and 40 spells, wherever they lie.
  @Test
  void noCardGetsLost() {
    Lodge table =
        read(
            "0",
            "round 2 shop P1 | P1 weapon epieu aspect aspect-du-singe pets loup,ours spells tir-rapide | P2 pets ours"
                + " | P3 pets crabe | shop fouet,fronde | discarded-pets loup | discarded-weapons arc-long"
                + " | discarded-spells tir-rapide | under-weapons arc-runique | ranking P2,P3,P1");
    Map<String, Integer> stock = game.stock(table);
    assertEquals(
        51 + 18 + 40,
        stock.values().stream().mapToInt(Integer::intValue).sum() - stock.get("coins"));
    assertEquals(2, stock.get("loup"));
    assertEquals(1, stock.get("ver"));
    assertEquals(1, stock.get("arc-runique"));
  }

  private boolean silent(Lodge table, String move) {
    return game.silent(table, game.notation().read(table, move).orThrow());
  }

  private boolean open(Lodge table, String move) {
    return game.notation()
        .isOpen(table, game.notation().read(table, move).orThrow(), new Viewer.Spectator());
  }

  private PavillonView seen(String line) {
    return game.view(read("0", line), new Viewer.Spectator());
  }

  private Lodge read(String window, String line) {
    Setup setup = game.info().setup(3, Map.of("window", window)).orThrow();
    return game.notation().readState(setup, line).orThrow();
  }
}

package bergerie.games.pavillon;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bergerie.games.pavillon.table.Lodge;
import bergerie.games.pavillon.table.Move;
import bergerie.games.pavillon.view.PavillonView;
import bergerie.games.pavillon.view.PavillonView.ForeseenView;
import bergerie.rules.Actor;
import bergerie.rules.Referee;
import bergerie.rules.Ruling;
import bergerie.rules.Seat;
import bergerie.rules.Setup;
import bergerie.rules.Told;
import bergerie.rules.Viewer;
import bergerie.rules.content.Library;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What a player is shown before a choice is what would come of it. */
class ForesightTest {

  private final Pavillon game = Pavillon.of(Library.builtIn()).orThrow();
  private final Setup setup = game.info().setup(3, Map.of("window", "0")).orThrow();

  private PavillonView.You seen(String state, int seat) {
    Lodge table = game.notation().readState(setup, state).orThrow();
    return game.view(table, Viewer.player(Seat.of(seat))).you().orElseThrow();
  }

  @Test
  void aCrabPinchesWhoeverStrikesIt() {
    List<ForeseenView> strikes =
        seen("round 2 strike P1 | P1 pets loup | P2 pets crabe | P3 pets renard", 0).strikes();
    assertEquals(
        List.of("strike P1.loup P2.crabe", "strike P1.loup P3.renard"),
        strikes.stream().map(ForeseenView::move).sorted().toList());
    ForeseenView crab = strikes.stream().filter(one -> one.at().equals("P2.1")).findFirst().get();
    // PT-31: 3 of 6 are left; PT-36: the crab does 1 to the Wolf, of 5.
    assertEquals(List.of(3, 4), List.of(crab.left(), crab.back()));
    assertEquals(
        List.of(
            "The wolf strikes the crab, which loses 3 Life.", "The crab: the wolf loses 1 Life."),
        crab.notes().stream().map(note -> note.en()).toList());
    ForeseenView fox = strikes.stream().filter(one -> one.at().equals("P3.1")).findFirst().get();
    // PT-4: fierce over cunning, 3 + 1 of 6.
    assertTrue(fox.advantage());
    assertEquals(2, fox.left());
  }

  @Test
  void nobodyForeseesTheStrikesOfOthers() {
    String state = "round 2 strike P1 | P1 pets loup | P2 pets crabe | P3 pets renard";
    assertEquals(List.of(), seen(state, 1).strikes());
  }

  @Test
  void aDeclaredStrikeIsForeseenAsLongAsBothPetsStand() {
    // PT-31: the Wolf does 3 of the Crab’s 6.
    assertEquals(Optional.of(3), declared("loup", "crabe").map(ForeseenView::left));
    // PT-36: a strike of or on a pet that is out is lost.
    assertEquals(Optional.empty(), declared("loup:0,renard", "crabe"));
    assertEquals(Optional.empty(), declared("loup", "crabe:0,ours"));
  }

  /** What everyone sees ahead of the strike of P1’s first pet at P2’s first. */
  private Optional<ForeseenView> declared(String by, String at) {
    String state =
        "round 2 | P1 pets %s | P2 pets %s spells tir-rapide | P3 pets renard | combat P1 turn 1"
            + " strike P1.1,P2.1,0 | agenda respond strike > land > extras > respond end > end-turn";
    Lodge table = game.notation().readState(setup, state.formatted(by, at)).orThrow();
    return game.view(table, new Viewer.Spectator()).strike().orElseThrow().ahead();
  }

  private Optional<Told> thoughtOf(String state, int seat, String text) {
    Lodge table = game.notation().readState(setup, state).orThrow();
    Move move = game.notation().read(table, text).orThrow();
    assertTrue(
        Referee.rule(game, table, Actor.player(Seat.of(seat)), move) instanceof Ruling.Allowed);
    return game.ahead(table, Seat.of(seat), move);
  }

  @Test
  void aSpellIsSeenThroughWithAllItSetsOff() {
    // Arcane Shot does 3; the Mastiff of the caster gains 1 Attack by the shot.
    Told told =
        thoughtOf(
                "round 2 turn P2 | P1 pets molosse spells tir-des-arcanes | P2 pets crabe:2 | P3"
                    + " pets renard",
                0,
                "cast tir-des-arcanes P2.crabe")
            .orElseThrow();
    assertEquals(
        "cast tir-des-arcanes P2.1; hurt P2.1 3 PT-36; down P2.1 PT-34; attack P1.1 +1 PT-36",
        told.cue());
    assertEquals(
        "Le tir des arcanes : le crabe de Joueur 2 perd 3 Vies. Le crabe de Joueur 2 est hors"
            + " combat. Votre molosse gagne 1 point d’Attaque.",
        told.line().to(game.info().hearer(Viewer.player(Seat.of(0)))).fr().text());
  }

  @Test
  void chanceIsLeftOutOfWhatASpellWouldDo() {
    // Viper Bite does 1 and takes a spell at random: which, nobody knows.
    Told told =
        thoughtOf(
                "round 2 turn P2 | P1 pets loup spells morsure-de-vipere | P2 pets crabe spells"
                    + " ?tir-rapide,?fleche-multiple | P3 pets renard",
                0,
                "cast morsure-de-vipere P2.crabe")
            .orElseThrow();
    assertEquals("cast morsure-de-vipere P2.1; hurt P2.1 1 PT-36", told.cue());
  }

  @Test
  void theLastFirstPetShowsNobodyElsesBeforeItIsChosen() {
    String state =
        "round 1 | P1 offer loup,crabe,renard kept loup | P2 offer ours,singe,tortue kept ours | P3"
            + " offer raptor,felin,hyene | agenda choose-starters > fill-shop > draw-first";
    assertEquals(Optional.empty(), thoughtOf(state, 2, "keep raptor"));
  }

  @Test
  void aPriceIsWhatIsLeftAfterTheRefund() {
    // PT-21: Runic Bow costs 4, the Boar Spear of 2 gives 1 back; the Sling of 1 costs nothing
    // then.
    PavillonView.You you =
        seen("round 2 shop P1 | P1 weapon epieu pets loup | shop arc-runique,fronde", 0);
    assertEquals(List.of(3, 0), you.prices());
  }
}

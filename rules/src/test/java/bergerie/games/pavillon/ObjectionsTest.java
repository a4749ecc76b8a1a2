package bergerie.games.pavillon;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import bergerie.games.pavillon.table.Lodge;
import bergerie.games.pavillon.table.Move;
import bergerie.rules.Actor;
import bergerie.rules.Objection;
import bergerie.rules.Referee;
import bergerie.rules.Ruling;
import bergerie.rules.Seat;
import bergerie.rules.Setup;
import bergerie.rules.content.Library;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Whoever may not do something is told by which rule, and what would be right. */
class ObjectionsTest {

  private final Pavillon game = Pavillon.of(Library.builtIn()).orThrow();

  @ParameterizedTest
  @CsvSource(
      delimiter = '!',
      textBlock =
          """
          strike P1 | P1 pets loup | P2 pets ours | P3 pets crabe             ! keep loup ! PT-10: Only at the very start, and only one of the three pets you drew.
          strike P1 | P1 pets loup | P2 pets ours | P3 pets crabe             ! buy fronde ! PT-20: That belongs to your turn in the preparation.
          strike P1 | P1 pets loup | P2 pets ours | P3 pets crabe             ! tame ! PT-20: That belongs to your turn in the preparation.
          strike P1 | P1 pets loup | P2 pets ours | P3 pets crabe             ! replace fronde ! PT-22: After a refresh, name one of the weapons in the shop.
          strike P1 | P1 pets loup | P2 pets ours | P3 pets crabe             ! release ! PT-23: First turn up a pet by taming.
          strike P1 | P1 pets loup | P2 pets ours | P3 pets crabe             ! pass ! PT-35: Spells are for the start of a turn, a declared strike and the end of a turn.
          strike P1 | P1 pets loup | P2 pets ours | P3 pets crabe             ! stand ask ! PT-35: Without sand everyone answers every time.
          strike P1 | P1 pets loup | P2 pets ours | P3 pets crabe             ! choose P1.loup ! PT-36: No effect of yours asks for that.
          strike P1 | P1 pets loup | P2 pets ours | P3 pets crabe             ! discard tir-rapide ! PT-36: Only a spell of your hand, when an effect asks for it.
          strike P1 | P1 pets loup | P2 pets ours | P3 pets crabe             ! pick tir-rapide ! PT-39: Only a spell that lies in the draft, when it is your turn to choose.
          strike P1 | P1 pets loup | P2 pets ours | P3 pets crabe             ! decline ! PT-39: At this table everyone takes a spell.
          strike P1 | P1 pets loup | P2 pets ours | P3 pets crabe             ! strike P2.ours P3.crabe ! PT-31: Strike with a living pet of your own.
          strike P1 | P1 pets loup:0,ours | P2 pets ours | P3 pets crabe      ! strike P1.loup P3.crabe ! PT-31: Strike with a living pet of your own.
          strike P1 | P1 pets loup~stun1,ours | P2 pets ours | P3 pets crabe  ! strike P1.loup P3.crabe ! PT-36: That pet is stunned.
          strike P1 | P1 pets loup,ours | P2 pets ours | P3 pets crabe        ! strike P1.loup P1.ours ! PT-32: Only pets of an adjacent player can be struck.
          strike P1 | P1 pets loup | P2 pets ours:0,crabe | P3 pets crabe     ! strike P1.loup P2.ours ! PT-34: That pet is out.
          strike P1 | P1 pets loup | P2 pets rhinoceros,crabe | P3 pets crabe ! strike P1.loup P2.crabe ! PT-36: Another pet guards it: it can’t be struck.
          turn P1 | P1 pets loup spells tir-rapide | P2 pets ours | P3 pets crabe ! hold ! PT-33: Only a strike of your own can be left out.
          turn P1 | P1 pets loup spells tir-rapide | P2 pets ours | P3 pets crabe ! strike P1.loup P2.ours ! PT-31: You strike on your own turn.
          turn P1 | P1 pets loup spells tir-rapide | P2 pets ours | P3 pets crabe ! cast fleche-multiple P2.ours ! PT-6: You do not hold that spell.
          turn P1 | P1 pets loup spells piege-explosif | P2 pets ours | P3 pets crabe ! cast piege-explosif#1 P2 ! PT-41: A number tells equal traps apart; without one it is the first.
          turn P1 | P1 pets loup spells fleche-multiple | P2 pets ours | P3 pets crabe ! cast fleche-multiple ! PT-35: The targets do not fit, or are not alive: 1 damage to one, two or three pets.
          turn P2 | P1 pets loup spells tir-rapide | P2 pets ours | P3 pets crabe ! cast tir-rapide ! PT-35: Not now: On your turn, one extra strike.
          shop P1 | P1 pets loup | P2 pets ours | P3 pets crabe | shop fouet,epieu ! buy fronde ! PT-21: That weapon is not in the shop.
          shop P1 | P1 coins 1 weapon epieu pets loup | P2 pets ours | P3 pets crabe | shop fouet,fronde ! buy fouet ! PT-21: It takes 2 coins after the refund, you have 1.
          | P1 pets loup,ours | P2 pets ours | P3 pets crabe | shop fouet,fronde | ranking P2,P3,P1 | agenda adopt P1 felin > shopping P1 2 ! take ! PT-23: Limit 2: at the limit name the pet that goes, and a second exotic takes the place of the first.
          | P1 pets loup,ours,felin | P2 pets ours | P3 pets crabe | shop fouet,fronde | ranking P2,P3,P1 | agenda shed P1 > shopping P1 2 ! choose P2.ours ! PT-23: You are over your limit: choose one of your pets to discard.
          | P1 pets loup spells aspect-du-singe,tir-rapide | P2 pets ours | P3 pets crabe | ranking P2,P3,P1 | agenda give-up-spell P1 > shopping P1 2 ! discard aspect-du-singe ! PT-40: Nothing that acts on spells touches aspects.
          """)
  void namesTheRuleAndWhatWouldBeRight(String state, String move, String expected) {
    assertEquals(expected, against(Map.of("window", "0"), state, move));
  }

  /** PT-35: with sand answers are sealed, and nobody is asked twice. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '!',
      textBlock =
          """
          P1 pets loup spells tir-rapide stands this-combat | P2 pets ours spells tir-rapide | P3 pets crabe | combat P1 turn 1 | agenda respond start > choose-strike ! pass ! PT-35: You pass by your standing answer; change it first.
          P1 pets loup | P2 pets ours spells tir-rapide | P3 pets crabe | combat P1 turn 1 | agenda respond start > choose-strike ! pass ! PT-35: You hold no spell.
          P1 pets loup spells tir-rapide | P2 pets ours spells tir-rapide | P3 pets crabe | combat P1 turn 1 | agenda respond start > choose-strike ! stand ask ! PT-35: Standing answers are for combats, and this one is yours already or too early.
          """)
  void withSandTheReasonIsOnesOwn(String state, String move, String expected) {
    assertEquals(expected, against(Map.of("window", "6"), "| " + state, move));
  }

  /** PT-35 */
  @Test
  void whoHasPassedIsAskedAgainAfterASpell() {
    Lodge table =
        read(
            Map.of("window", "6"),
            "turn P1 | P1 pets loup spells tir-rapide | P2 pets ours spells tir-rapide"
                + " | P3 pets crabe");
    Lodge passed =
        game.play(table, Actor.player(Seat.of(0)), game.notation().read(table, "pass").orThrow());
    assertEquals(
        "PT-35: You have passed; you are asked again after a spell.", against(passed, "pass"));
  }

  private String against(Map<String, String> options, String state, String text) {
    return against(read(options, state), text);
  }

  private Lodge read(Map<String, String> options, String state) {
    Setup setup = game.info().setup(3, options).orThrow();
    return game.notation().readState(setup, "round 2 " + state).orThrow();
  }

  /** What the first player is told against the move. */
  private String against(Lodge table, String text) {
    Move move = game.notation().read(table, text).orThrow();
    Ruling ruling = Referee.rule(game, table, Actor.player(Seat.of(0)), move);
    Objection objection = assertInstanceOf(Ruling.Refused.class, ruling).objection();
    return objection.rule() + ": " + objection.why().en();
  }
}

package bergerie.games.pavillon;

import static org.junit.jupiter.api.Assertions.assertEquals;

import bergerie.games.pavillon.table.Lodge;
import bergerie.games.pavillon.table.Move;
import bergerie.rules.Actor;
import bergerie.rules.Referee;
import bergerie.rules.Ruling;
import bergerie.rules.Seat;
import bergerie.rules.Setup;
import bergerie.rules.Told;
import bergerie.rules.Viewer;
import bergerie.rules.content.Library;
import bergerie.telling.Beat;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What comes of a move, as a cue and as beats: one for every change, with its rule. */
class CuesTest {

  private final Pavillon game = Pavillon.of(Library.builtIn()).orThrow();
  private final Setup setup = game.info().setup(3, Map.of("window", "0")).orThrow();

  @ParameterizedTest
  @CsvSource(
      delimiter = '!',
      textBlock =
          """
          strike P1 | P1 pets felin~used1 | P2 pets crabe | P3 pets singe ! P1 strike P1.felin P2.crabe ! strike P1.1 P2.1; strike P1.1 P2.1 4 PT-31; hurt P1.1 1 PT-36; turn P2 PT-30 ! declare aim strike hurt work hurt turn
          strike P1 | P1 pets felin | P2 pets renard | P3 pets singe ! P1 strike P1.felin P2.renard ! strike P1.1 P2.1; advantage P1.1 PT-4; shape P1 +1 PT-36; strike P1.1 P2.1 6 PT-31; down P2.1 PT-34; fall P2 PT-37; turn P3 PT-30 ! declare aim advantage work strike hurt down fall turn
          strike P1 | P1 pets renard | P2 pets tortue | P3 pets singe ! P1 strike P1.renard P2.tortue ! strike P1.1 P2.1; advantage P1.1 PT-4; shape P2 −1 PT-36; strike P1.1 P2.1 2 PT-31; turn P2 PT-30 ! declare aim advantage work strike hurt turn
          strike P1 | P1 pets singe | P2 coins 3 pets ours | P3 pets crabe ! P1 strike P1.singe P2.ours ! strike P1.1 P2.1; advantage P1.1 PT-4; strike P1.1 P2.1 3 PT-31; steal P2 P1 1 PT-36; turn P2 PT-30 ! declare aim advantage strike hurt work steal turn
          strike P1 | P1 pets araignee | P2 pets ours | P3 pets crabe ! P1 strike P1.araignee P2.ours ! strike P1.1 P2.1; advantage P1.1 PT-4; strike P1.1 P2.1 3 PT-31; stun P2.1 1 PT-36; turn P2 PT-30; hold P2 PT-33; wake P2.1 PT-34; turn P3 PT-30 ! declare aim advantage strike hurt work stun turn hold wake turn
          strike P1 | P1 pets serpent | P2 pets ours | P3 pets crabe ! P1 strike P1.serpent P2.ours ! strike P1.1 P2.1; advantage P1.1 PT-4; strike P1.1 P2.1 3 PT-31; poison P2.1 1/1 PT-36; turn P2 PT-30; hurt P2.1 1 PT-34 ! declare aim advantage strike hurt work poison turn hurt
          strike P1 | P1 pets raptor:2 | P2 pets singe:1,ours | P3 pets crabe ! P1 strike P1.raptor P2.singe ! strike P1.1 P2.1; advantage P1.1 PT-4; strike P1.1 P2.1 4 PT-31; down P2.1 PT-34; heal P1.1 2 PT-36; turn P2 PT-30 ! declare aim advantage strike hurt down heal turn
          strike P1 | P1 pets raptor | P2 pets ours:2,quilen | P3 pets crabe ! P1 strike P1.raptor P2.ours ! strike P1.1 P2.1; strike P1.1 P2.1 3 PT-31; down P2.1 PT-34; revive P2.1 PT-36; turn P2 PT-30 ! declare aim strike hurt down work revive turn
          strike P1 | P1 weapon fronde pets raptor | P2 pets singe:1 | P3 ! P1 strike P1.raptor P2.singe ! strike P1.1 P2.1; advantage P1.1 PT-4; strike P1.1 P2.1 4 PT-31; down P2.1 PT-34; fall P2 PT-37; won P1 PT-37; coin P3 +1 PT-42; hit P1 P2 2 PT-38; hit P1 P3 2 PT-38; coin P1 +1 PT-36 ! declare aim advantage strike hurt down fall won rank rank coin hit life hit life work coin
          strike P1 | P1 weapon fouet pets raptor | P2 life 3 coins 3 weapon epieu aspect aspect-de-la-meute pets singe:1 | P3 ! P1 strike P1.raptor P2.singe ! strike P1.1 P2.1; advantage P1.1 PT-4; strike P1.1 P2.1 4 PT-31; down P2.1 PT-34; fall P2 PT-37; won P1 PT-37; coin P3 +1 PT-42; hit P1 P2 3 PT-38; hit P1 P3 3 PT-38; out P2 PT-38 ! declare aim advantage strike hurt down fall won rank rank coin hit life hit life out leave disarm discard coin
          | P1 pets tortue | P2 pets ours | P3 pets crabe | combat P3 turn 99 | agenda choose-strike > extras > respond end > end-turn ! P3 hold ! hold; turn P1 PT-30; tired P1 1 PT-37 ! hold turn tired
          | P1 pets raptor | P2 pets crabe spells piege-de-glace | P3 pets singe | combat P1 turn 1 strike P1.1,P2.1,0 | agenda respond strike > land > extras > respond end > end-turn ! P2 cast piege-de-glace ! cast piege-de-glace; cancel P1.1 PT-36; trap piege-de-glace P1 PT-41 ! cast work cancel trap
          turn P1 | P1 pets raptor spells piege-explosif | P2 pets crabe | P3 pets singe ! P1 cast piege-explosif P2 ! cast piege-explosif P2; hurt P2.1 1 PT-36; trap piege-explosif P2 PT-41 ! cast aim work hurt trap
          turn P1 | P1 pets raptor spells piege-givrant | P2 pets ours | P3 pets singe ! P1 cast piege-givrant P2.ours ! cast piege-givrant P2.1; prevent P2.1 PT-36; trap piege-givrant P2 PT-41 ! cast aim work prevent trap
          turn P1 | P1 pets raptor spells piqure-de-scorpide | P2 pets crabe | P3 pets singe ! P1 cast piqure-de-scorpide P2.crabe ! cast piqure-de-scorpide P2.1; attack P2.1 −2 PT-36 ! cast aim work attack
          turn P1 | P1 pets raptor spells tir-tranquillisant | P2 pets crabe~up1 | P3 pets singe ! P1 cast tir-tranquillisant P2.crabe ! cast tir-tranquillisant P2.1; calm P2.1 PT-36; attack P2.1 −1 PT-36 ! cast aim work calm work attack
          turn P1 | P1 pets raptor spells tir-rapide | P2 pets crabe | P3 pets singe ! P1 cast tir-rapide ! cast tir-rapide; extra P1 PT-36 ! cast work
          turn P1 | P1 pets raptor spells tir-des-arcanes | P2 pets crabe | P3 pets singe ! P1 cast tir-des-arcanes P2 ! cast tir-des-arcanes P2; life P2 −1 PT-36 ! cast aim work life
          turn P1 | P1 aspect aspect-du-singe pets renard:2 spells aspect-de-la-bete | P2 pets ours | P3 pets singe ! P1 cast aspect-de-la-bete ! cast aspect-de-la-bete; discard aspect-du-singe PT-40; aspect P1 aspect-de-la-bete PT-40; heal P1.1 2 PT-36 ! cast discard aspect heal
          turn P1 | P1 pets renard spells aspect-de-la-bete | P2 pets ours | P3 pets singe ! P1 cast aspect-de-la-bete ! cast aspect-de-la-bete; aspect P1 aspect-de-la-bete PT-40 ! cast aspect attack
          shop P1 | P1 weapon epieu pets loup | P2 pets ours | P3 pets crabe | shop arbalete-legere,fronde ! P1 buy arbalete-legere ! buy arbalete-legere; refund P1 1 PT-21 ! buy refund
          """)
  void everyChangeIsTold(String state, String text, String cue, String verbs) {
    Told told = told(state, text);
    assertEquals(cue, told.cue());
    assertEquals(verbs, told.beats().stream().map(Beat::verb).collect(Collectors.joining(" ")));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '!',
      textBlock =
          """
          strike P2 | P1 pets loup | P2 pets ours | P3 pets crabe ! P2 hold ! Combat 2: Player 2’s turn
          shop P2 | P1 pets loup | P2 pets ours | P3 pets crabe | shop fronde,epieu | ranking P1,P3,P2 ! P2 tame ! Before combat 2: Player 2 is at the shop
          | P1 pets loup | P2 pets ours | P3 pets crabe | row tir-rapide,fleche-multiple | ranking P2,P1,P3 | agenda pick-spell P2 > pick-spell P3 ! P2 pick tir-rapide ! After combat 2
          | P1 offer loup,crabe,renard | P2 offer ours,singe,tortue | P3 offer raptor,felin,hyene | agenda choose-starters > fill-shop > draw-first ! P2 keep ours ! The cards are dealt.
          """)
  void everyLineStandsUnderItsHeading(String state, String text, String heading) {
    assertEquals(
        heading,
        told(state, text)
            .under()
            .orElseThrow()
            .line()
            .to(game.info().hearer(new Viewer.Spectator()))
            .en()
            .text());
  }

  /** A move, as everybody may know it. */
  private Told told(String state, String text) {
    Lodge before = game.notation().readState(setup, "round 2 " + state).orThrow();
    Actor actor = Actor.player(Seat.of(text.charAt(1) - '1'));
    Move move = game.notation().read(before, text.substring(3)).orThrow();
    assertEquals(new Ruling.Allowed(), Referee.rule(game, before, actor, move), text);
    return game.notation().tell(before, actor, move, new Viewer.Spectator());
  }
}

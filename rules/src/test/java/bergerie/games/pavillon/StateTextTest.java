package bergerie.games.pavillon;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bergerie.games.pavillon.table.Lodge;
import bergerie.rules.Reading;
import bergerie.rules.Setup;
import bergerie.rules.Words;
import bergerie.rules.content.Library;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** States that can’t be read say why. */
class StateTextTest {

  private final Pavillon game = Pavillon.of(Library.builtIn()).orThrow();
  private final Setup three = game.info().setup(3, Map.of("window", "0")).orThrow();

  @ParameterizedTest
  @CsvSource(
      delimiter = '!',
      value = {
        "round 2 turn P4 ! P1 to P3",
        "round 2 sleep P1 ! turn, strike, end, shop, fight or won",
        "round two ! a number",
        "round 2 turn P1 | P1 pets licorne ! a pet such as loup:3~stun1",
        "round 2 turn P1 | P1 pets loup~happy ! a pet such as loup:3~stun1",
        "round 2 turn P1 | P1 pets loup,ours,crabe,singe ! at most 3 pets",
        "round 2 turn P1 | P1 pets loup,loup | P2 pets loup ! no more copies than there are",
        "round 2 turn P1 | P1 weapon fronde | P2 weapon fronde ! no more copies than there are",
        "round 2 turn P1 | P1 life ! NAME VALUE pairs",
        "round 2 turn P1 | moon full ! P1 to P4 or one of",
        "round 2 turn P1 | agenda sleep ! a task",
        "round 2 turn P1 | P1 weapon sabre ! a weapon",
        "round 2 turn P1 | P1 spells boule-de-feu ! a spell",
      })
  void aWrongStateIsRefused(String line, String expected) {
    String why =
        switch (game.notation().readState(three, line)) {
          case Reading.Understood<Lodge> _ -> "understood";
          case Reading.Garbled<Lodge>(Words words) -> words.en();
        };
    assertTrue(why.contains(expected), why);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "round 2 | P1 pets loup,renard | P2 pets ours | P3 pets crabe | combat P1 turn 1"
            + " | last P1 strike P1.1 P2.1 | agenda choose-strike extra 1!P1.1 > extras > end-turn",
        "round 2 | P1 coins 3 pets loup,-,crabe | P2 life 4 weapon fouet pets ours venom 1"
            + " | P3 out | shop fronde,epieu | under-weapons arc-long | ranking P2,P1,P3"
            + " | last P1 done | agenda shopping P2 2 > start-combat",
        "round 2 | P1 pets loup:2~up1~poison1/2 spells tir-rapide | P2 pets ours~stun2 spells ?tir-des-arcanes"
            + " | P3 pets crabe | combat P1 turn 3 passes P2 | last glass sand"
            + " | agenda respond start passed P2 > choose-strike > extras > respond end > end-turn",
      })
  void aStateIsWrittenAsItWasRead(String line) {
    assertEquals(
        line, game.notation().writeState(game.notation().readState(three, line).orThrow()));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"stand maybe", "stand", "cast", "strike P1.loup", "pass now", "choose P9"})
  void whatIsNoMoveIsNotRead(String text) {
    Lodge table =
        game.notation()
            .readState(three, "round 2 turn P1 | P1 pets loup | P2 pets ours | P3 pets crabe")
            .orThrow();
    assertEquals(Optional.empty(), game.notation().read(table, text).asOptional());
  }

  @Test
  void whatIsNotNamedIsAsAtTheStart() {
    assertEquals(game.start(three), game.notation().readState(three, "round 1").orThrow());
  }
}

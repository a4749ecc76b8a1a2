package bergerie.games.pavillon;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bergerie.games.pavillon.table.Table;
import bergerie.rules.Reading;
import bergerie.rules.Setup;
import bergerie.rules.Words;
import bergerie.rules.content.Library;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

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
          case Reading.Understood<Table> _ -> "understood";
          case Reading.Garbled<Table>(Words words) -> words.en();
        };
    assertTrue(why.contains(expected), why);
  }

  @Test
  void whatIsNotNamedIsAsAtTheStart() {
    assertEquals(game.start(three), game.notation().readState(three, "round 1").orThrow());
  }
}

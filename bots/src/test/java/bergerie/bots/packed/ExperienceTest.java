package bergerie.bots.packed;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import bergerie.games.Shelf;
import bergerie.rules.GameInfo;
import bergerie.rules.dice.QuickDice;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What the bots have learned. */
class ExperienceTest {

  private static final int GAMES = 20;

  private static PackedHunt start(String id, String rams) {
    GameInfo info = Shelf.find(id).orElseThrow().info();
    return PackedHunt.start(id, info.setup(2, Map.of("rams", rams)).orThrow());
  }

  @ParameterizedTest
  @ValueSource(strings = {"kukuli", "bagh-chal", "bagh-bandi"})
  void everyPositionOfEveryTimeHasAPromise(String id) {
    int differing = 0;
    int seen = 0;
    for (int seed = 0; seed < GAMES; seed++) {
      PackedHunt game = start(id, "0");
      QuickDice dice = new QuickDice(seed);
      for (int count = game.count(); count > 0; count = game.count()) {
        seen++;
        differing += game.promise() == game.guess() ? 0 : 1;
        game.play(dice.below(count));
      }
    }
    assertNotEquals(0, seen);
    assertEquals(1, (double) differing / seen, 0.1, "hardly ever do nine pictures add nothing");
  }

  @ParameterizedTest
  @CsvSource({"kukuli, 1", "bagh-chal, 3", "bagh-bandi, 3"})
  void withRamsOnlyWhatCanBeCountedCounts(String id, String rams) {
    PackedHunt game = start(id, rams);
    QuickDice dice = new QuickDice(1);
    for (int ply = 0; ply < 6; ply++) {
      assertEquals(game.guess(), game.promise());
      game.play(dice.below(game.count()));
    }
  }

  @Test
  void whatIsWrittenIsRead() throws IOException {
    PackedHunt game = start("kukuli", "0");
    float[] worths = new float[game.subject().size()];
    for (int i = 0; i < worths.length; i++) {
      worths[i] = i % 1_000 == 0 ? 1_000 : i % 7 - 3;
    }
    Experience written = Experience.of(game.subject(), worths);
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    written.write(out);
    Experience read = Experience.read(game.subject(), new ByteArrayInputStream(out.toByteArray()));
    QuickDice dice = new QuickDice(2);
    for (int count = game.count(); count > 0; count = game.count()) {
      assertEquals(
          written.worth(game.time(), game.wolves(), game.sheep()),
          read.worth(game.time(), game.wolves(), game.sheep()));
      game.play(dice.below(count));
    }
    Experience.Subject other = start("bagh-chal", "0").subject();
    byte[] bytes = out.toByteArray();
    assertThrows(IOException.class, () -> Experience.read(other, new ByteArrayInputStream(bytes)));
  }
}

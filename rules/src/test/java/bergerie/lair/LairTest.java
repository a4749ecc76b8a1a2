package bergerie.lair;

import bergerie.rules.Laws;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** A game that tests others has to obey the laws itself. */
class LairTest {

  @Test
  void obeysTheLaws() {
    Lair lair = new Lair();
    for (int seed = 0; seed < 30; seed++) {
      String sand = seed % 2 == 0 ? "yes" : "no";
      Laws.check(lair, lair.info().setup(2 + seed % 3, Map.of("sand", sand)).orThrow(), seed);
    }
  }
}

package bergerie.solve.bandi;

import static bergerie.games.baghbandi.Field.BOARD;
import static org.junit.jupiter.api.Assertions.assertEquals;

import bergerie.bots.layers.BandiGround;
import bergerie.bots.layers.BandiStage;
import bergerie.bots.layers.SubsetRank;
import bergerie.games.baghbandi.BaghBandi;
import bergerie.games.baghbandi.Field;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BandiCountTest {

  /** All positions of a layer, turned in all ways: as many unlike ones as were counted. */
  @ParameterizedTest
  @CsvSource({"C1C5,0,2", "C1C5,1,3", "C1C5,9,5", "C1C5,65,5", "C2C4,0,2", "C2C4,9,5"})
  void unlikePositionsAreCounted(String start, int under, int flock) {
    Field field = Field.of(new BaghBandi().info().setup(2, Map.of("start", start)).orThrow());
    BandiGround ground = new BandiGround(field.homes(), flock, 1);
    BandiStage stage = new BandiStage(ground, under, 0);
    int free = BOARD.all() & ~ground.stacks(under);
    Set<Long> unlike = new HashSet<>();
    for (int sheep : sets(stage.singles(), free)) {
      for (int wolves : sets(2, free & ~sheep)) {
        unlike.add(least(ground, under, wolves, sheep));
      }
    }
    assertEquals(unlike.size(), BandiCount.distinct(stage));
  }

  private static int[] sets(int size, int among) {
    int[] sets = new int[(int) SubsetRank.choose(Integer.bitCount(among), size)];
    int set = (1 << size) - 1;
    for (int i = 0; i < sets.length; i++) {
      sets[i] = Integer.expand(set, among);
      set = SubsetRank.next(set);
    }
    return sets;
  }

  /** The least of what a position is turned to by whatever leaves the stacks as they are. */
  private static long least(BandiGround ground, int under, int wolves, int sheep) {
    long least = Long.MAX_VALUE;
    for (int turn = 0; turn < ground.symmetries().count(); turn++) {
      if (ground.turned(turn, under) == under) {
        long image = ground.symmetries().image(turn, wolves);
        least = Math.min(least, image << 32 | ground.symmetries().image(turn, sheep));
      }
    }
    return least;
  }
}

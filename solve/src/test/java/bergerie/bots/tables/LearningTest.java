package bergerie.bots.tables;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bergerie.bots.layers.Verdict;
import bergerie.bots.packed.PackedHunt;
import bergerie.games.kukuli.KukuliPosition;
import bergerie.rules.dice.QuickDice;
import bergerie.rules.hunt.Hunt;
import bergerie.rules.hunt.Past;
import bergerie.rules.hunt.Side;
import bergerie.solve.learn.Learner;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Learning from tables, and what the bots that come with the program have learned so. */
class LearningTest {

  private static final int POSITIONS = 40_000;

  private final Oracle<KukuliPosition> oracle = SmallTables.kukuli();

  /** Any positions of the small tables in which the game goes on. */
  private List<Hunt<KukuliPosition>> states(int count) {
    QuickDice dice = new QuickDice(11);
    HuntTables<KukuliPosition>.Samples samples = oracle.tables().samples();
    return Stream.generate(() -> samples.get(dice.below((int) samples.size())).position())
        .map(position -> new Hunt<>(position, Past.of(position)))
        .filter(state -> !oracle.isOver(state))
        .limit(count)
        .toList();
  }

  private Learner.Learned learn() {
    List<PackedHunt> starts = states(50).stream().<PackedHunt>map(PackedHunt::twin).toList();
    return Learner.learn(starts, oracle.probe(), POSITIONS, 2, _ -> {});
  }

  @Test
  void whatWasNotLearnedIsLessSurprising() {
    Learner.Learned learned = learn();
    assertTrue(learned.rounds().getFirst() < learned.counted(), learned::toString);
    assertTrue(learned.rounds().getLast() > learned.unavoidable(), learned::toString);
    assertTrue(
        learned.rounds().getLast() - learned.unavoidable()
            < (learned.counted() - learned.unavoidable()) / 2,
        learned::toString);
  }

  @Test
  void theSameIsLearnedTwice() throws IOException {
    ByteArrayOutputStream one = new ByteArrayOutputStream();
    ByteArrayOutputStream other = new ByteArrayOutputStream();
    learn().experience().write(one);
    learn().experience().write(other);
    assertArrayEquals(one.toByteArray(), other.toByteArray());
  }

  @Test
  void tablesMustBeComplete() {
    List<PackedHunt> starts = Learner.starts(oracle.game().info());
    assertThrows(
        Learner.Unknown.class, () -> Learner.learn(starts, oracle.probe(), POSITIONS, 1, _ -> {}));
  }

  /** The bots' own experience comes from all of Kukuli; these are the last turns of it. */
  @Test
  void experienceTellsWonFromLostBetterThanCounting() {
    long told = 0;
    long counted = 0;
    List<PackedHunt> won = twins(Verdict.Value.WIN);
    List<PackedHunt> lost = twins(Verdict.Value.LOSS);
    for (PackedHunt good : won) {
      for (PackedHunt bad : lost) {
        told += good.promise() > bad.promise() ? 1 : 0;
        counted += good.guess() > bad.guess() ? 1 : 0;
      }
    }
    double pairs = (double) won.size() * lost.size();
    assertTrue(told / pairs > 0.9, "told " + told / pairs);
    assertTrue(told > counted, "told " + told / pairs + ", counted " + counted / pairs);
  }

  /** Positions worth so much to the wolf, who is to move. */
  private List<PackedHunt> twins(Verdict.Value value) {
    return states(20_000).stream()
        .filter(state -> state.position().toMove() == Side.WOLVES)
        .filter(state -> oracle.verdict(state).orElseThrow().value() == value)
        .<PackedHunt>map(PackedHunt::twin)
        .limit(500)
        .toList();
  }
}

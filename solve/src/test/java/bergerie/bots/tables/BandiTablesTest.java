package bergerie.bots.tables;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bergerie.bots.layers.BandiGround;
import bergerie.bots.layers.BandiStage;
import bergerie.bots.layers.Code;
import bergerie.bots.layers.SubsetRank;
import bergerie.games.baghbandi.BaghBandi;
import bergerie.games.baghbandi.BaghBandiPosition;
import bergerie.games.baghbandi.Field;
import bergerie.rules.hunt.Side;
import bergerie.solve.TableCheck;
import bergerie.solve.bandi.BandiSolver;
import bergerie.solve.layer.TableFolder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Bagh Bandi with other numbers of sheep, so that there are few positions. */
class BandiTablesTest {

  private static final int THREADS = 2;

  @TempDir Path folder = Path.of("");

  private static Field field(String start) {
    return Field.of(new BaghBandi().info().setup(2, Map.of("start", start)).orThrow());
  }

  private BandiTables solve(Field field, BandiGround ground, int highest)
      throws InterruptedException {
    new BandiSolver(ground, highest).solve(folder, THREADS, done -> {});
    return new BandiTables(new TableFolder(folder), field, ground);
  }

  /** So many sheep that wolves are often blocked: all values are those of a search by the rules. */
  @ParameterizedTest
  @CsvSource({"C2C4,22,2,0", "C3C5,23,2,1"})
  void crowdedTablesAgreeWithAPlainSearchByTheRules(String start, int flock, int toWin, int highest)
      throws InterruptedException {
    Field field = field(start);
    BandiTables tables = solve(field, new BandiGround(field.homes(), flock, toWin), highest);
    List<BaghBandiPosition> positions = positions(tables);
    ShortBaghBandi game = new ShortBaghBandi(new BaghBandi(), flock - toWin);
    Map<BaghBandiPosition, Side> winners = PlainSolver.winners(game, positions);
    assertEquals(
        EnumSet.allOf(Side.class), compare(tables, positions, Function.identity(), winners));
  }

  /** So few sheep that they can only run: all values are those of another program's search. */
  @Test
  void emptyTablesAgreeWithAPlainSearch() throws InterruptedException {
    Field field = field("C1C5");
    BandiTables tables = solve(field, new BandiGround(field.homes(), 2, 2), 1);
    List<BaghBandiPosition> positions = positions(tables);
    FewSheep game = new FewSheep(0);
    Map<FewSheep.Table, Side> winners =
        PlainSolver.winners(game, positions.stream().map(FewSheep.Table::of).toList());
    assertTrue(compare(tables, positions, FewSheep.Table::of, winners).contains(Side.WOLVES));
  }

  private static List<BaghBandiPosition> positions(BandiTables tables) {
    HuntTables<BaghBandiPosition>.Samples samples = tables.samples();
    List<BaghBandiPosition> positions = new ArrayList<>();
    for (long number = 0; number < samples.size(); number++) {
      positions.add(samples.get(number).position());
    }
    return positions;
  }

  /** Compares all values, and tells who wins any position. */
  private static <P> Set<Side> compare(
      BandiTables tables,
      List<BaghBandiPosition> positions,
      Function<BaghBandiPosition, P> as,
      Map<P, Side> winners) {
    Set<Side> seen = EnumSet.noneOf(Side.class);
    for (BaghBandiPosition position : positions) {
      Optional<Side> winner = Optional.ofNullable(winners.get(as.apply(position)));
      winner.ifPresent(seen::add);
      byte expected =
          winner
              .map(side -> side == position.toMove() ? Code.WON_NEXT : Code.LOST_NOW)
              .orElse(Code.DRAW);
      assertEquals(OptionalInt.of(expected), tables.code(position), position::toString);
    }
    return seen;
  }

  /** Chains of up to three, over stacks and singles, in all symmetric ways. */
  @ParameterizedTest
  @CsvSource({"C2C4,22,3,1", "C1C5,23,3,2"})
  void valuesFollowFromTheirSuccessors(String start, int flock, int toWin, int highest)
      throws InterruptedException {
    Field field = field(start);
    BandiTables tables = solve(field, new BandiGround(field.homes(), flock, toWin), highest);
    Oracle<BaghBandiPosition> oracle =
        new Oracle<>(new ShortBaghBandi(new BaghBandi(), flock - toWin), tables);
    assertEquals(List.of(), TableCheck.run(oracle, 50_000, 1, THREADS, done -> {}));
  }

  @Test
  void anInterruptedRunGoesOnWithWhatIsThere() throws Exception {
    Field field = field("C3C5");
    BandiGround ground = new BandiGround(field.homes(), 22, 2);
    solve(field, ground, 1);
    Path kept = folder.resolve("bagh-bandi-b2d2b4d4/captured-1-heights-0000.table");
    Files.setLastModifiedTime(kept, FileTime.fromMillis(0));
    Path lost = folder.resolve("bagh-bandi-b2d2b4d4/captured-0-heights-0002.table");
    byte[] first = Files.readAllBytes(lost);
    Files.delete(lost);
    solve(field, ground, 1);
    assertEquals(0, Files.getLastModifiedTime(kept).toMillis());
    assertEquals(-1, Arrays.mismatch(first, Files.readAllBytes(lost)));
  }

  /** Heights of at most five on four homes, twenty sheep, up to four captures. */
  @Test
  void layersHoldAllPositionsOfTheGame() {
    Map<String, Long> counts = new HashMap<>();
    for (String start : List.of("C1C5", "C2C4")) {
      BandiGround ground = BandiGround.of(field(start));
      long positions = 0;
      for (int level = 0; level <= BandiGround.HIGHEST; level++) {
        for (BandiStage stage : ground.stages(level)) {
          positions +=
              stage.count()
                  * (ground.symmetries().count() / ground.stabilizer(stage.under()).size());
        }
      }
      counts.put(start, positions);
    }
    assertEquals(Map.of("C1C5", every(), "C2C4", every()), counts);
  }

  /** Two wolves anywhere off the stacks, then the singles on what is left. */
  private static long every() {
    long all = 0;
    for (int heights = 0; heights < 625; heights++) {
      int stacks = 0;
      int under = 0;
      for (int rest = heights; rest > 0; rest /= 5) {
        stacks += rest % 5 > 0 ? 1 : 0;
        under += rest % 5;
      }
      for (int captured = 0; captured < 5; captured++) {
        all +=
            SubsetRank.choose(25 - stacks, 2)
                * SubsetRank.choose(23 - stacks, 20 - captured - under - stacks);
      }
    }
    return all;
  }
}

package bergerie.bots.tables;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import bergerie.bots.layers.BandiGround;
import bergerie.bots.layers.BandiStage;
import bergerie.bots.layers.Code;
import bergerie.bots.layers.TableException;
import bergerie.bots.layers.Verdict;
import bergerie.games.baghbandi.BaghBandi;
import bergerie.games.baghbandi.BaghBandiPosition;
import bergerie.games.baghbandi.Field;
import bergerie.rules.Setup;
import bergerie.rules.hunt.Hunt;
import bergerie.rules.hunt.Side;
import bergerie.solve.layer.Cells;
import bergerie.solve.layer.LayerWriter;
import bergerie.solve.layer.TableFolder;
import bergerie.solve.layer.Workers;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tables of the starts alone, in which the sheep have won with one pair of wolves. */
class AllBandiTablesTest {

  private static final int FULL_STACKS = 0b100_100_100_100;

  @TempDir Path folder = Path.of("");

  private final BaghBandi game = new BaghBandi();

  private Setup setup(String start) {
    return game.info().setup(2, Map.of("start", start)).orThrow();
  }

  /** A table in which a start is won for the sheep, and all else is a draw. */
  private void write(String won) throws InterruptedException {
    Field field = Field.of(setup(won));
    BandiGround ground = BandiGround.of(field);
    BandiStage stage = new BandiStage(ground, FULL_STACKS, 0);
    BandiTables tables = new BandiTables(new TableFolder(folder), field, ground);
    BaghBandiPosition start = game.start(setup(won)).position();
    try (Workers workers = new Workers(1);
        Cells cells = new Cells(stage.count());
        LayerWriter writer =
            new LayerWriter(new TableFolder(folder), stage.name(), false, workers)) {
      for (int index = 0; index < stage.count(); index++) {
        BaghBandiPosition position = tables.position(stage, stage.flocks(), Side.SHEEP, index);
        cells.set(index, position.equals(start) ? Code.WON_NEXT : Code.DRAW);
      }
      writer.keep(Side.SHEEP, cells);
      writer.finish();
    }
  }

  @SuppressWarnings("unchecked")
  private Oracle<BaghBandiPosition> open() {
    return (Oracle<BaghBandiPosition>)
        Solutions.open(new TableFolder(folder), "bagh-bandi").orElseThrow();
  }

  private Optional<Verdict.Value> value(String start) {
    Hunt<BaghBandiPosition> state = game.start(setup(start));
    return open().verdict(state).map(Verdict::value);
  }

  @Test
  void everySetUpIsLookedUpInItsTable() throws InterruptedException {
    write("C2C4");
    assertEquals(Optional.of(Verdict.Value.WIN), value("C2C4"));
    assertEquals(Optional.empty(), value("C1C5"));
    write("C1C5");
    assertEquals(Optional.of(Verdict.Value.WIN), value("C1C5"));
    assertEquals(Optional.of(Verdict.Value.DRAW), value("C3C5"));
    assertEquals(210, open().size());
  }

  @Test
  void withoutTheUsualTablesThereAreNoPuzzles() throws InterruptedException {
    write("C3C5");
    assertEquals(List.of(), Puzzles.grades(open()));
    assertEquals(Optional.empty(), new Puzzles<>(open(), 1).next(1, 3));
  }

  @Test
  void otherGamesAreNotLookedUp() throws InterruptedException {
    write("C2C4");
    for (Map<String, String> options : List.of(Map.of("rejump", "yes"), Map.of("rams", "3"))) {
      Hunt<BaghBandiPosition> start = game.start(game.info().setup(2, options).orThrow());
      assertEquals(Optional.empty(), open().verdict(start));
    }
  }

  @Test
  void whatCannotBeReadIsFoundOutAtOnce() throws InterruptedException, IOException {
    write("C1C5");
    Path file = folder.resolve("bagh-bandi-b2d2b4d4/captured-0-heights-5555.table");
    Files.write(file, new byte[10]);
    TableException told = assertThrows(TableException.class, open()::openAll);
    assertEquals(file + " is no table: it is too short", told.getMessage());
    assertEquals(Optional.empty(), Almanac.of(new TableFolder(folder)).oracle("bagh-bandi"));
  }
}

package bergerie.bots.tables;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bergerie.bots.RandomBot;
import bergerie.bots.Thought;
import bergerie.bots.packed.HuntBot;
import bergerie.games.kukuli.Kukuli;
import bergerie.games.kukuli.KukuliPosition;
import bergerie.solve.layer.TableFolder;
import bergerie.solve.learn.Exam;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Bots' choices against the tables. */
class ExamTest {

  private static final int QUESTIONS = 20;

  private static Exam<KukuliPosition> exam(Oracle<KukuliPosition> oracle) {
    return Exam.of(oracle, oracle.game().info().usual(), QUESTIONS, 1);
  }

  @Test
  void whoLooksUpTheTablesKeepsEverything() {
    Oracle<KukuliPosition> oracle = SmallTables.kukuli();
    Exam<KukuliPosition> exam = exam(oracle);
    assertEquals(QUESTIONS, exam.size());
    HuntBot.Skill brief = new HuntBot.Skill(Thought.of(2_000), 6, 0);
    assertEquals(QUESTIONS, exam.kept(new PerfectBot<>(oracle, brief), _ -> {}));
    int byChance = exam.kept(new RandomBot<>(), _ -> {});
    assertTrue(byChance > 0 && byChance < QUESTIONS, "kept " + byChance);
  }

  @Test
  void withoutTablesNothingCanBeAsked(@TempDir Path empty) {
    assertEquals(
        0, exam(new Oracle<>(new Kukuli(), new KukuliTables(new TableFolder(empty)))).size());
  }
}

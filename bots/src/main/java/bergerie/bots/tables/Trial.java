package bergerie.bots.tables;

import bergerie.bots.layers.Verdict;
import bergerie.rules.hunt.Hunt;
import bergerie.rules.hunt.HuntPosition;
import bergerie.rules.hunt.Repetition;
import java.util.List;

/**
 * How hard a move that does not win makes it for a person who has to answer.
 *
 * @param saving how many answers keep what the position is worth to that person
 * @param turns how long a loss can be put off, where that is known
 */
record Trial(int saving, int turns) {

  /** After so many positions that may come back, a draw may come to its end. */
  private static final int PATIENCE = 40;

  /** What it is worth, in hundredths of a sheep, that a single answer saves. */
  private static final int ONE_ANSWER = 20;

  static <P extends HuntPosition> Trial of(Oracle<P> oracle, Branch<P> branch) {
    List<Branch<P>> answers = oracle.branches(branch.next());
    Verdict mine = branch.verdict().orElseThrow();
    Verdict.Value kept = mine.value().forOther();
    int saving = (int) answers.stream().filter(answer -> answer.is(kept)).count();
    return new Trial(saving, mine.turns().orElse(0));
  }

  /** What it adds to the promise of a move, in hundredths of a sheep. */
  int bonus() {
    return turns + (saving == 0 ? 0 : ONE_ANSWER / saving);
  }

  /** How often the position after a move has come about; 0 if that is all one. */
  static <P extends HuntPosition> int times(Branch<P> branch) {
    Hunt<P> next = branch.next();
    // KU-7 ends a game that leads nowhere, as BC-7 may; BC-5 only takes moves from the sheep.
    boolean mayEnd =
        branch.is(Verdict.Value.DRAW)
            && next.customs().repetition() == Repetition.DRAW
            && next.past().size() > PATIENCE;
    return mayEnd ? 0 : next.past().times(next.position());
  }
}

package bergerie.bots.solve;

import bergerie.games.kukuli.KukuliPosition;
import bergerie.rules.hunt.Hunt;
import bergerie.rules.hunt.HuntPosition;
import java.util.Comparator;
import java.util.List;

/**
 * How hard a move that does not win makes it for a person who has to answer.
 *
 * @param saving how many answers keep what the position is worth to that person
 * @param traps how many answers do not
 * @param atOnce whether an answer ends the game: that one is easily seen
 * @param turns how long a loss can be put off, as far as is known
 * @param times how often the position has come about, this time included; 0 if that is all one
 */
record Trial(int saving, int traps, boolean atOnce, int turns, int times) {

  /** After so many positions that may come back, a draw may come to its end. */
  private static final int PATIENCE = 40;

  /** Hardest first, among moves that lose. */
  static final Comparator<Trial> LOSING =
      Comparator.comparing(Trial::atOnce)
          .thenComparingInt(Trial::saving)
          .thenComparing(Comparator.comparingInt(Trial::turns).reversed())
          .thenComparing(Comparator.comparingInt(Trial::traps).reversed());

  /** Hardest first, among moves that draw; not the same again and again. */
  static final Comparator<Trial> DRAWING =
      Comparator.comparingInt(Trial::times)
          .thenComparingInt(Trial::saving)
          .thenComparing(Comparator.comparingInt(Trial::traps).reversed());

  static <P extends HuntPosition> Trial of(Oracle<P> oracle, Branch<P> branch) {
    List<Branch<P>> answers = oracle.branches(branch.next());
    Verdict mine = branch.verdict().orElseThrow();
    Verdict.Value kept = mine.value().forOther();
    int saving = (int) answers.stream().filter(answer -> answer.is(kept)).count();
    return new Trial(
        saving,
        answers.size() - saving,
        answers.isEmpty() || answers.stream().anyMatch(answer -> ends(oracle, answer)),
        mine.turns().orElse(0),
        repeats(branch.next()));
  }

  private static <P extends HuntPosition> boolean ends(Oracle<P> oracle, Branch<P> answer) {
    return oracle.isOver(answer.next())
        || answer.verdict().filter(v -> v.turns().orElse(0) == 1).isPresent();
  }

  private static <P extends HuntPosition> int repeats(Hunt<P> next) {
    // KU-7 ends a game that leads nowhere; BC-5 and BB-6 only take moves from the sheep.
    boolean mayEnd = next.position() instanceof KukuliPosition && next.past().size() > PATIENCE;
    return mayEnd ? 0 : next.past().times(next.position());
  }
}

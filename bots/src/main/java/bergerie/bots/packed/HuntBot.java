package bergerie.bots.packed;

import bergerie.bots.Bot;
import bergerie.bots.Sight;
import bergerie.bots.Thought;
import bergerie.rules.dice.Dice;
import bergerie.rules.hunt.Hunt;
import bergerie.rules.hunt.HuntMove;
import bergerie.rules.hunt.HuntView;

/** Plays any hunt by looking ahead. */
public final class HuntBot<P> implements Bot<Hunt<P>, HuntMove, HuntView> {

  /**
   * How well it plays.
   *
   * @param depth how many moves it looks ahead at most
   * @param slip by how many hundredths of a sheep it may misjudge a move
   */
  public record Skill(Thought thought, int depth, int slip) {}

  private final Knowledge knowledge;
  private final Skill skill;

  public HuntBot(Knowledge knowledge, Skill skill) {
    this.knowledge = knowledge;
    this.skill = skill;
  }

  @Override
  public HuntMove choose(Sight<Hunt<P>, HuntMove, HuntView> sight, Dice dice) {
    Thought.Watch watch = skill.thought().start();
    int count = sight.moves().size();
    int[] order = shuffled(count, dice);
    int[] slips = new int[count];
    for (int i = 0; i < count; i++) {
      slips[i] = dice.below(skill.slip() + 1);
    }
    if (count == 1) {
      return sight.moves().getFirst();
    }
    PackedHunt game = PackedHunt.twin(sight.imagine(dice));
    HuntSearch search = HuntSearch.of(game, knowledge, skill.thought());
    return sight.moves().get(search.search(game, order, slips, watch, skill.depth()).move());
  }

  /** The numbers below a count, in any order. */
  public static int[] shuffled(int count, Dice dice) {
    int[] order = new int[count];
    for (int i = 0; i < count; i++) {
      int other = dice.below(i + 1);
      order[i] = order[other];
      order[other] = i;
    }
    return order;
  }
}

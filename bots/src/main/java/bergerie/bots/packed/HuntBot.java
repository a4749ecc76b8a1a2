package bergerie.bots.packed;

import bergerie.bots.Bot;
import bergerie.bots.Sight;
import bergerie.bots.Thought;
import bergerie.rules.dice.Dice;
import bergerie.rules.hunt.Hunt;
import bergerie.rules.hunt.HuntMove;
import bergerie.rules.hunt.HuntView;
import bergerie.rules.hunt.Side;
import java.util.stream.IntStream;

/** Plays any hunt by looking ahead. */
public final class HuntBot<P> implements Bot<Hunt<P>, HuntMove, HuntView> {

  /**
   * How well it plays.
   *
   * @param depth how many moves it looks ahead at most
   * @param slip by how many hundredths of a sheep it may misjudge a move
   */
  public record Skill(Thought thought, int depth, int slip) {}

  /** After so many turns of each side that could all be undone it may call it a draw. */
  private static final int PATIENCE = 40;

  /** What a draw is worth in victories, and a little more: less is no gain. */
  private static final double GAIN = 0.55;

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

  @Override
  public boolean wouldDraw(Sight<Hunt<P>, HuntMove, HuntView> sight, Dice dice) {
    Hunt<P> state = sight.imagine(dice);
    return idleTurns(state) >= PATIENCE && expected(state, Side.of(sight.seat())) <= GAIN;
  }

  /** For how many turns of each side nothing was done that can't be undone. */
  private static int idleTurns(Hunt<?> state) {
    boolean both = state.customs().repetition().counts(Side.SHEEP);
    return both ? state.past().size() / 2 : state.past().size();
  }

  /** The share of victories that a side expects, a draw counting half. */
  private double expected(Hunt<P> state, Side side) {
    PackedHunt game = PackedHunt.twin(state);
    int count = game.count();
    HuntSearch search = HuntSearch.of(game, knowledge, skill.thought());
    int[] all = IntStream.range(0, count).toArray();
    double share =
        search.search(game, all, new int[count], skill.thought().start(), skill.depth()).share();
    return game.toMove() == side ? share : 1 - share;
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

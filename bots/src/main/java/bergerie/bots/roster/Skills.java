package bergerie.bots.roster;

import bergerie.bots.Thought;
import bergerie.bots.mcts.Dreamer;
import bergerie.bots.packed.HuntBot;
import bergerie.bots.sheepsheep.BestGroupBot;
import java.util.List;

/** What lamb, dog, wolf and alpha can do in each game, in this order. docs/bots.md measures it. */
final class Skills {

  private static final int AS_DEEP_AS_IT_GETS = 96;

  static final List<HuntBot.Skill> KUKULI =
      List.of(
          hunter(2_000, 1, 300),
          hunter(10_000, 3, 150),
          hunter(40_000, 6, 40),
          hunter(400_000, AS_DEEP_AS_IT_GETS, 0));

  static final List<HuntBot.Skill> BAGH_CHAL =
      List.of(
          hunter(2_000, 1, 300),
          hunter(10_000, 3, 150),
          hunter(40_000, 5, 40),
          hunter(400_000, AS_DEEP_AS_IT_GETS, 0));

  static final List<HuntBot.Skill> BAGH_BANDI =
      List.of(
          hunter(2_000, 1, 250),
          hunter(10_000, 3, 120),
          hunter(40_000, 5, 40),
          hunter(400_000, AS_DEEP_AS_IT_GETS, 0));

  static final List<BestGroupBot.Skill> SHEEP_SHEEP =
      List.of(
          new BestGroupBot.Skill(1, 0),
          new BestGroupBot.Skill(2, 1),
          new BestGroupBot.Skill(3, 1),
          BestGroupBot.Skill.BEST);

  /** Gathers the best group it can reach and never looks beyond its own turn. */
  static final BestGroupBot.Skill GREEDY_SHEPHERD = new BestGroupBot.Skill(Integer.MAX_VALUE, 0);

  static final List<Dreamer.Skill> WOLFWALKERS =
      List.of(dreamer(12, 0.9), dreamer(40, 0.3), dreamer(150, 0.1), dreamer(600, 0));

  static final List<Dreamer.Skill> WOLF_AND_HOUND =
      List.of(dreamer(10, 0.5), dreamer(60, 0.2), dreamer(200, 0.08), dreamer(2_500, 0));

  static final List<Dreamer.Skill> PAVILLON =
      List.of(dreamer(6, 0.4), dreamer(20, 0.15), dreamer(60, 0.04), dreamer(240, 0));

  /** Games that nobody has taught them. */
  static final List<Dreamer.Skill> ANY =
      List.of(dreamer(10, 0.4), dreamer(50, 0.15), dreamer(300, 0.04), dreamer(2_000, 0));

  /** Who advises in a hunt looks as far as time allows; this many positions are enough. */
  static final Thought HUNT_ADVICE = Thought.of(4_000_000);

  private Skills() {}

  private static HuntBot.Skill hunter(long nodes, int depth, int slip) {
    return new HuntBot.Skill(Thought.of(nodes), depth, slip);
  }

  private static Dreamer.Skill dreamer(long worlds, double slip) {
    return new Dreamer.Skill(Thought.of(worlds), slip);
  }
}

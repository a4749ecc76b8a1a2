package bergerie.bots.packed;

import bergerie.bots.Advice;
import bergerie.bots.Adviser;
import bergerie.bots.Sight;
import bergerie.bots.Thought;
import bergerie.rules.dice.Dice;
import bergerie.rules.hunt.Hunt;
import bergerie.rules.hunt.HuntMove;
import bergerie.rules.hunt.HuntView;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** Says what it would play in any hunt, by looking ahead. */
public final class HuntAdviser<P> implements Adviser<Hunt<P>, HuntMove, HuntView> {

  private static final int DEEPEST = 96;

  /** A move of each side. */
  private static final int ROUND = 2;

  private final Knowledge knowledge;
  private final Thought thought;

  public HuntAdviser(Knowledge knowledge, Thought thought) {
    this.knowledge = knowledge;
    this.thought = thought;
  }

  @Override
  public Advice<HuntMove> advise(
      Sight<Hunt<P>, HuntMove, HuntView> sight, Optional<HuntMove> also, Dice dice) {
    List<HuntMove> moves = sight.moves();
    if (moves.size() == 1) {
      return Advice.forced(moves.getFirst());
    }
    PackedHunt game = PackedHunt.twin(sight.imagine(dice));
    HuntSearch search = HuntSearch.of(game, knowledge, thought);
    HuntSearch.Found found =
        look(search, game, IntStream.range(0, moves.size()).toArray(), moves, DEEPEST);
    List<Advice.Choice<HuntMove>> choices = new ArrayList<>();
    choices.add(new Advice.Choice<>(moves.get(found.move()), found.share()));
    also.map(moves::indexOf)
        .filter(index -> index >= 0)
        .ifPresent(
            index -> {
              HuntSearch.Found other =
                  look(search, game, beside(found, index, moves), moves, as(found));
              choices.add(new Advice.Choice<>(moves.get(other.move()), other.share()));
            });
    return new Advice<>(
        choices, new Advice.Reason.Ahead(found.depth(), found.score(), found.end()));
  }

  /** What to weigh beside the best move: the one that was asked about; of the best, all others. */
  private static int[] beside(HuntSearch.Found best, int asked, List<?> moves) {
    return asked == best.move()
        ? IntStream.range(0, moves.size()).filter(index -> index != asked).toArray()
        : new int[] {asked};
  }

  /**
   * Little deeper than the best was looked at, and as far for both sides, since what is compared
   * has to be alike; unless the best decides the game.
   */
  private static int as(HuntSearch.Found best) {
    return best.end() == 0 ? best.depth() + ROUND : DEEPEST;
  }

  private HuntSearch.Found look(
      HuntSearch search, PackedHunt game, int[] among, List<HuntMove> moves, int deepest) {
    return search.search(game, among, new int[moves.size()], thought.half().start(), deepest);
  }
}

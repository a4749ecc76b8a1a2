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
    HuntSearch.Found found = look(search, game, IntStream.range(0, moves.size()).toArray(), moves);
    List<Advice.Choice<HuntMove>> choices = new ArrayList<>();
    choices.add(new Advice.Choice<>(moves.get(found.move()), found.share()));
    also.map(moves::indexOf)
        .filter(index -> index >= 0 && index != found.move())
        .ifPresent(
            index -> {
              HuntSearch.Found other = look(search, game, new int[] {index}, moves);
              choices.add(new Advice.Choice<>(moves.get(index), other.share()));
            });
    return new Advice<>(
        choices, new Advice.Reason.Ahead(found.depth(), found.score(), found.end()));
  }

  private HuntSearch.Found look(
      HuntSearch search, PackedHunt game, int[] among, List<HuntMove> moves) {
    return search.search(game, among, new int[moves.size()], thought.half().start(), DEEPEST);
  }
}

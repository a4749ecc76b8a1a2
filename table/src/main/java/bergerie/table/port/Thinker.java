package bergerie.table.port;

import bergerie.bots.Advice;
import bergerie.bots.Sight;
import bergerie.rules.dice.Dice;
import java.util.Optional;
import java.util.function.Consumer;

/** Where bots think. Whoever cancels a thought hears nothing, or what came to mind before. */
public interface Thinker {

  /** Lets a bot of a level choose a move. */
  <S, M, V> Cancel think(Sight<S, M, V> sight, String level, Dice dice, Consumer<? super M> done);

  /** Lets a bot of a level make up its mind whether it would call it a draw. */
  <S, M, V> Cancel weigh(Sight<S, M, V> sight, String level, Dice dice, Consumer<Boolean> done);

  /**
   * Lets somebody think about what a seat could play.
   *
   * @param also a move to be weighed beside the best, at once
   */
  <S, M, V> Cancel advise(
      Sight<S, M, V> sight, Optional<M> also, Dice dice, Consumer<Advice<M>> done);
}

package bergerie.bots;

import bergerie.bots.wolfwalkers.GreedyTeller;
import bergerie.games.wolfwalkers.WolfWalkers;
import bergerie.rules.Game;

/** Which bot plays which game at which level. */
public final class Bots {

  private Bots() {}

  public static <S, M, V> Bot<S, M, V> of(Game<S, M, V> game, Level level) {
    return switch (level) {
      case RANDOM -> new RandomBot<>();
      case GREEDY -> greedy(game);
    };
  }

  @SuppressWarnings("unchecked") // of this game it is the bot
  private static <S, M, V> Bot<S, M, V> greedy(Game<S, M, V> game) {
    return game instanceof WolfWalkers ? (Bot<S, M, V>) new GreedyTeller<S>() : new GreedyBot<>();
  }
}

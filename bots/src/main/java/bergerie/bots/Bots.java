package bergerie.bots;

import bergerie.rules.Game;

/** Which bot plays which game at which level. */
public final class Bots {

  private Bots() {}

  public static <S, M, V> Bot<S, M, V> of(Game<S, M, V> game, Level level) {
    return switch (level) {
      case RANDOM -> new RandomBot<>();
      case GREEDY -> new GreedyBot<>();
    };
  }
}

package bergerie.bots;

import bergerie.bots.sheepsheep.BestGroupBot;
import bergerie.bots.wolfwalkers.GreedyTeller;
import bergerie.games.sheepsheep.SheepSheep;
import bergerie.games.wolfwalkers.WolfWalkers;
import bergerie.rules.Game;
import java.util.List;
import java.util.Optional;

/** Which bot plays which game at which level. */
public final class Bots {

  private Bots() {}

  /** The levels of a game, the weakest first. */
  public static List<Level> levels(Game<?, ?, ?> game) {
    // Under sand, one that tries moves by chance would let every glass run out.
    return game instanceof SheepSheep
        ? List.of(Level.RANDOM, Level.BEST_GROUP)
        : List.of(Level.RANDOM, Level.GREEDY);
  }

  public static Optional<Level> level(Game<?, ?, ?> game, String id) {
    return levels(game).stream().filter(level -> level.id().equals(id)).findFirst();
  }

  /** The level for whoever asks for none, and for seats whose person is away. */
  public static Level usual(Game<?, ?, ?> game) {
    return levels(game).getLast();
  }

  public static <S, M, V> Bot<S, M, V> of(Game<S, M, V> game, Level level) {
    return switch (level) {
      case RANDOM -> new RandomBot<>();
      case GREEDY -> greedy(game);
      case BEST_GROUP -> bestGroup(game);
    };
  }

  @SuppressWarnings("unchecked") // of this game it is the bot
  private static <S, M, V> Bot<S, M, V> greedy(Game<S, M, V> game) {
    return game instanceof WolfWalkers ? (Bot<S, M, V>) new GreedyTeller<S>() : new GreedyBot<>();
  }

  @SuppressWarnings("unchecked") // of this game it is the bot
  private static <S, M, V> Bot<S, M, V> bestGroup(Game<S, M, V> game) {
    if (game instanceof SheepSheep) {
      return (Bot<S, M, V>) new BestGroupBot();
    }
    throw new IllegalArgumentException(game.info().id() + " has no groups");
  }
}

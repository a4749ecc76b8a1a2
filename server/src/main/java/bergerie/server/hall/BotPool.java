package bergerie.server.hall;

import bergerie.bots.Advice;
import bergerie.bots.Bot;
import bergerie.bots.Sight;
import bergerie.bots.Turns;
import bergerie.bots.roster.Bots;
import bergerie.bots.roster.Level;
import bergerie.bots.tables.Almanac;
import bergerie.rules.Game;
import bergerie.rules.dice.Dice;
import bergerie.table.port.Cancel;
import bergerie.table.port.Thinker;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.FutureTask;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.Consumer;
import java.util.function.Function;

/** Where bots think: a few threads of their own, so that no table waits for another's bot. */
final class BotPool implements Thinker, AutoCloseable {

  private static final System.Logger LOG = System.getLogger(BotPool.class.getName());

  /** How long advice is thought over. */
  private static final Duration ADVICE = Duration.ofSeconds(1);

  private final Turns turns = Turns.forThisMachine();
  private final ExecutorService threads;
  private final TableConfig config;
  private final Almanac tables;

  BotPool(TableConfig config, Almanac tables) {
    this.config = config;
    this.tables = tables;
    this.threads =
        Executors.newFixedThreadPool(
            config.botThreads(), Thread.ofPlatform().name("bot-", 0).daemon().factory());
    threads.execute(Bots::prepare);
  }

  @Override
  public <S, M, V> Cancel think(
      Sight<S, M, V> sight, String level, Dice dice, Consumer<? super M> done) {
    // Waiting for a thread is part of the time that a bot has.
    return begin(config.thinking(), left -> choose(sight, level, dice, left), done);
  }

  @Override
  public <S, M, V> Cancel weigh(
      Sight<S, M, V> sight, String level, Dice dice, Consumer<Boolean> done) {
    return begin(config.thinking(), left -> wouldDraw(sight, level, dice, left), done);
  }

  @Override
  public <S, M, V> Cancel advise(
      Sight<S, M, V> sight, Optional<M> also, Dice dice, Consumer<Advice<M>> done) {
    return begin(
        also.isPresent() ? config.glance() : ADVICE,
        left -> Bots.adviser(sight.game(), tables, left).advise(sight, also, dice),
        done);
  }

  private <T> Cancel begin(Duration most, Function<Duration, T> thought, Consumer<? super T> done) {
    long asked = System.nanoTime();
    FutureTask<?> task =
        new FutureTask<>(
            () -> {
              T found = turns.think(asked, most, thought);
              done.accept(found);
              return found;
            });
    try {
      threads.execute(task);
    } catch (RejectedExecutionException e) {
      // The house closes: nobody waits for it any more.
    }
    return () -> task.cancel(true);
  }

  private <S, M, V> M choose(Sight<S, M, V> sight, String level, Dice dice, Duration most) {
    try {
      return bot(sight, level, most).choose(sight, dice);
    } catch (RuntimeException | Error e) {
      // A match goes on also when a bot has a bug.
      LOG.log(System.Logger.Level.ERROR, "bot " + level + " of " + sight.game().info().id(), e);
      return dice.pick(sight.moves());
    }
  }

  private <S, M, V> boolean wouldDraw(
      Sight<S, M, V> sight, String level, Dice dice, Duration most) {
    try {
      return bot(sight, level, most).wouldDraw(sight, dice);
    } catch (RuntimeException | Error e) {
      LOG.log(System.Logger.Level.ERROR, "bot " + level + " of " + sight.game().info().id(), e);
      return false;
    }
  }

  private <S, M, V> Bot<S, M, V> bot(Sight<S, M, V> sight, String level, Duration most) {
    return Bots.of(sight.game(), level(sight.game(), level), tables, most);
  }

  /** A level the game does not have, such as a stand-in's, is its usual one. */
  private static Level level(Game<?, ?, ?> game, String id) {
    return Bots.level(game, id).orElseGet(() -> Bots.usual());
  }

  @Override
  public void close() {
    threads.shutdownNow();
  }
}

package bergerie.server.table;

import bergerie.bots.Advice;
import bergerie.bots.Bots;
import bergerie.bots.Level;
import bergerie.bots.Sight;
import bergerie.bots.Turns;
import bergerie.bots.solve.Almanac;
import bergerie.rules.Dice;
import bergerie.rules.Game;
import bergerie.server.wire.Counsel;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/** Where bots think: a few threads of their own, so that no table waits for another's bot. */
final class BotPool implements AutoCloseable {

  private static final System.Logger LOG = System.getLogger(BotPool.class.getName());

  /** How long advice is thought over. */
  private static final Duration ADVICE = Duration.ofSeconds(1);

  private final Turns turns = Turns.forThisMachine();
  private final ExecutorService threads;
  private final ScheduledExecutorService timer;
  private final TableConfig config;
  private final Almanac tables;

  BotPool(TableConfig config, Almanac tables, ScheduledExecutorService timer) {
    this.config = config;
    this.tables = tables;
    this.timer = timer;
    this.threads =
        Executors.newFixedThreadPool(
            config.botThreads(), Thread.ofPlatform().name("bot-", 0).daemon().factory());
    threads.execute(Bots::prepare);
  }

  enum Pace {
    AT_ONCE,
    HUMAN
  }

  /**
   * Lets a bot think, and hands its move over when a person would have made it. Who cancels its
   * thought hears nothing, or a move that came to mind before.
   */
  <S, M, V> Future<?> think(
      Sight<S, M, V> sight, String level, Dice dice, Pace pace, Consumer<? super M> chosen) {
    long asked = System.nanoTime();
    long due = asked + pause(pace).toNanos();
    return begin(
        () -> {
          // Waiting for a thread is part of the time that a bot has.
          M move = turns.think(asked, config.thinking(), left -> choose(sight, level, dice, left));
          hand(() -> chosen.accept(move), due - System.nanoTime());
          return move;
        });
  }

  private Future<?> begin(Callable<?> task) {
    FutureTask<?> thought = new FutureTask<>(task);
    try {
      threads.execute(thought);
    } catch (RejectedExecutionException e) {
      // The house closes: nobody waits for it any more.
      thought.cancel(true);
    }
    return thought;
  }

  private void hand(Runnable move, long nanos) {
    try {
      var _ = timer.schedule(move, Math.max(0, nanos), TimeUnit.NANOSECONDS);
    } catch (RejectedExecutionException e) {
      // The house closes: the log knows whose turn it is.
    }
  }

  /** Lets somebody think about what a seat could play. Who cancels the thought may hear nothing. */
  <S, M, V> Future<?> advise(Sight<S, M, V> sight, Dice dice, Consumer<Counsel> thought) {
    long asked = System.nanoTime();
    return begin(
        () -> {
          Advice<M> advice =
              turns.think(
                  asked,
                  ADVICE,
                  left ->
                      Bots.adviser(sight.game(), tables, left)
                          .advise(sight, Optional.empty(), dice));
          thought.accept(Counsel.of(sight, advice, dice));
          return advice;
        });
  }

  private <S, M, V> M choose(Sight<S, M, V> sight, String level, Dice dice, Duration most) {
    try {
      return Bots.of(sight.game(), level(sight.game(), level), tables, most).choose(sight, dice);
    } catch (RuntimeException e) {
      // A match goes on also when a bot has a bug.
      LOG.log(System.Logger.Level.ERROR, "bot " + level + " of " + sight.game().info().id(), e);
      return dice.pick(sight.moves());
    }
  }

  /** A level the game does not have, such as a stand-in's, is its usual one. */
  private static Level level(Game<?, ?, ?> game, String id) {
    return Bots.level(game, id).orElseGet(() -> Bots.usual());
  }

  private Duration pause(Pace pace) {
    return switch (pace) {
      case AT_ONCE -> Duration.ZERO;
      case HUMAN ->
          config
              .fastest()
              .plusMillis(
                  ThreadLocalRandom.current()
                      .nextLong(config.slowest().minus(config.fastest()).toMillis() + 1));
    };
  }

  @Override
  public void close() {
    threads.shutdownNow();
  }
}

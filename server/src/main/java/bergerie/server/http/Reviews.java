package bergerie.server.http;

import bergerie.bots.Adviser;
import bergerie.bots.Review;
import bergerie.bots.Sight;
import bergerie.bots.roster.Bots;
import bergerie.bots.tables.Almanac;
import bergerie.rules.Game;
import bergerie.rules.Seat;
import bergerie.rules.dice.Dice;
import bergerie.rules.dice.QuickDice;
import bergerie.server.wire.Parts;
import bergerie.server.wire.codec.AdvisingWriter;
import bergerie.server.wire.shape.Advising;
import bergerie.table.match.Event;
import bergerie.table.match.Fold;
import bergerie.table.match.Logged;
import bergerie.table.match.Match;
import bergerie.table.wire.Counsel;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.Semaphore;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/**
 * Matches that are over, looked at again move by move. One thread thinks about one decision of each
 * match in turn, so that a long match keeps no short one waiting; who asks gets what was found so
 * far, and asks again. What was asked lately is remembered.
 */
final class Reviews {

  private static final System.Logger LOG = System.getLogger(Reviews.class.getName());

  /** How long one decision is thought over at most, and all of a match together. */
  private static final Duration THOUGHT = Duration.ofMillis(200);

  private static final Duration PER_MATCH = Duration.ofSeconds(60);

  /** Of a match with more decisions the last ones are looked at. */
  private static final int MOST_DECISIONS = 1_000;

  private static final int REMEMBERED = 32;
  private static final int IN_LINE = 8;

  /** A decision to look at. */
  private record Decision<S>(long seq, S state, Seat seat, String text) {}

  private record Remark(long seq, Seat seat, Review<?> review, Counsel counsel) {}

  private final Almanac tables;
  private final ThreadPoolExecutor thread;
  private final Semaphore line = new Semaphore(IN_LINE);
  private final Recent<Job<?, ?, ?>> jobs = new Recent<>(REMEMBERED);

  Reviews(Almanac tables) {
    this.tables = tables;
    thread =
        new ThreadPoolExecutor(
            1,
            1,
            10,
            TimeUnit.SECONDS,
            new LinkedBlockingQueue<>(),
            Thread.ofPlatform().name("review-", 0).daemon().factory());
    thread.allowCoreThreadTimeOut(true);
  }

  /** What is known so far about a match, if it is or was being looked at. */
  Optional<Answer> find(String table) {
    return jobs.find(table).map(Reviews::told);
  }

  /** Begins to look at a match that is over, unless too many are being looked at. */
  <S, M, V> Answer begin(Game<S, M, V> game, String table, List<Logged> log) {
    if (!line.tryAcquire()) {
      return Answer.fault(
          503,
          "table",
          "many matches are being reviewed; please try again in a minute",
          "beaucoup de parties sont en cours d’analyse ; réessayez dans une minute");
    }
    Job<S, M, V> job = new Job<>(game, decisions(game, log));
    thread.execute(() -> turn(job));
    return told(jobs.get(table, () -> job));
  }

  /** Looks at one decision of a match; the next one comes after those of all others in line. */
  private void turn(Job<?, ?, ?> job) {
    if (job.isDone()) {
      line.release();
    } else {
      job.look();
      thread.execute(() -> turn(job));
    }
  }

  private static Answer told(Job<?, ?, ?> job) {
    Advising.Review review = review(job);
    return Answer.json(200, json -> AdvisingWriter.write(json, review));
  }

  /** What people decided; all decisions where bots played among themselves. */
  private static <S, M, V> List<Decision<S>> decisions(Game<S, M, V> game, List<Logged> log) {
    List<Decision<S>> byPeople = new ArrayList<>();
    List<Decision<S>> all = new ArrayList<>();
    Fold<S, M, V> fold = Fold.begin(game, log.getFirst());
    for (Logged logged : log.subList(1, log.size())) {
      Match<S, M, V> before = fold.match();
      if (logged.event() instanceof Event.Moved(Seat seat, String text)
          && before.moves(seat).size() > 1) {
        Decision<S> decision = new Decision<>(logged.seq(), before.state(), seat, text);
        all.add(decision);
        if (before.chair(seat).bot().isEmpty()) {
          byPeople.add(decision);
        }
      }
      fold.add(logged);
    }
    List<Decision<S>> looked = byPeople.isEmpty() ? all : byPeople;
    return looked.subList(Math.max(0, looked.size() - MOST_DECISIONS), looked.size());
  }

  /** A match that is being looked at. */
  private final class Job<S, M, V> {
    private final Game<S, M, V> game;
    private final ArrayDeque<Decision<S>> left;
    private final int decisions;
    private final Duration thought;
    private final List<Remark> remarks = new CopyOnWriteArrayList<>();
    private volatile int done;

    Job(Game<S, M, V> game, List<Decision<S>> decisions) {
      this.game = game;
      this.left = new ArrayDeque<>(decisions);
      this.decisions = decisions.size();
      Duration share = PER_MATCH.dividedBy(Math.max(1, decisions.size()));
      this.thought = share.compareTo(THOUGHT) < 0 ? share : THOUGHT;
    }

    boolean isDone() {
      return left.isEmpty();
    }

    /** Whoever waits for the review hears of its end also when a bot has a bug. */
    void look() {
      try {
        look(left.remove());
      } catch (RuntimeException e) {
        LOG.log(System.Logger.Level.ERROR, "review of " + game.info().id(), e);
      }
      done = decisions - left.size();
    }

    private void look(Decision<S> decision) {
      Dice dice = new QuickDice(decision.seq());
      Adviser<S, M, V> adviser = Bots.adviser(game, tables, thought);
      M move = game.notation().read(decision.state(), decision.text()).orThrow();
      Optional<Review<M>> review =
          Review.of(game, adviser, decision.state(), decision.seat(), move, dice);
      review.ifPresent(
          found -> {
            Sight<S, M, V> sight = Sight.of(game, decision.state(), decision.seat());
            Counsel counsel = Counsel.of(sight, found.known(), dice);
            remarks.add(new Remark(decision.seq(), decision.seat(), found, counsel));
          });
    }
  }

  private static Advising.Review review(Job<?, ?, ?> job) {
    // First how far it has come: remarks that are added meanwhile do no harm.
    int done = job.done;
    return new Advising.Review(
        done, job.decisions, job.remarks.stream().map(Reviews::remark).toList());
  }

  private static Advising.Remark remark(Remark remark) {
    Review<?> review = remark.review();
    return new Advising.Remark(
        remark.seq(),
        remark.seat().index(),
        review.cost(),
        review.hindsight(),
        review.luck(),
        Parts.advice(remark.counsel()));
  }
}

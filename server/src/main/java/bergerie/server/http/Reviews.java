package bergerie.server.http;

import bergerie.bots.Adviser;
import bergerie.bots.Bots;
import bergerie.bots.Review;
import bergerie.bots.Sight;
import bergerie.bots.solve.Almanac;
import bergerie.rules.Dice;
import bergerie.rules.Game;
import bergerie.rules.QuickDice;
import bergerie.rules.Seat;
import bergerie.server.match.Event;
import bergerie.server.match.Fold;
import bergerie.server.match.Logged;
import bergerie.server.match.Match;
import bergerie.server.wire.Counsel;
import bergerie.server.wire.Json;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import tools.jackson.core.JsonGenerator;

/**
 * Matches that are over, looked at again move by move. One thread thinks about one match after the
 * other; who asks gets what was found so far, and asks again. What was asked lately is remembered.
 */
final class Reviews {

  private static final System.Logger LOG = System.getLogger(Reviews.class.getName());
  private static final Duration THOUGHT = Duration.ofMillis(200);
  private static final int REMEMBERED = 256;
  private static final int IN_LINE = 16;

  /** A decision to look at. */
  private record Decision<S>(long seq, S state, Seat seat, String text) {}

  private record Remark(long seq, Seat seat, Review<?> review, Counsel counsel) {}

  /** A match that is being looked at. */
  private record Job(int decisions, List<Remark> remarks, List<Long> done) {
    static Job of(int decisions) {
      return new Job(decisions, new CopyOnWriteArrayList<>(), new CopyOnWriteArrayList<>());
    }
  }

  private final Almanac tables;
  private final ThreadPoolExecutor thread;
  private final Recent<Job> jobs = new Recent<>(REMEMBERED);

  Reviews(Almanac tables) {
    this.tables = tables;
    thread =
        new ThreadPoolExecutor(
            1,
            1,
            10,
            TimeUnit.SECONDS,
            new ArrayBlockingQueue<>(IN_LINE),
            Thread.ofPlatform().name("review-", 0).daemon().factory());
    thread.allowCoreThreadTimeOut(true);
  }

  /** What is known so far about a match that is over. */
  <S, M, V> Answer answer(Game<S, M, V> game, String table, List<Logged> log) {
    try {
      Job job = jobs.get(table, () -> begin(game, log));
      return Answer.json(200, json -> write(json, job));
    } catch (RejectedExecutionException e) {
      return Answer.fault(
          503,
          "table",
          "many matches are being reviewed; please try again in a minute",
          "beaucoup de parties sont en cours d’analyse ; réessayez dans une minute");
    }
  }

  private <S, M, V> Job begin(Game<S, M, V> game, List<Logged> log) {
    List<Decision<S>> decisions = decisions(game, log);
    Job job = Job.of(decisions.size());
    thread.execute(() -> decisions.forEach(decision -> lookSafely(game, decision, job)));
    return job;
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
    return byPeople.isEmpty() ? all : byPeople;
  }

  /** Whoever waits for the review hears of its end also when a bot has a bug. */
  private <S, M, V> void lookSafely(Game<S, M, V> game, Decision<S> decision, Job job) {
    try {
      look(game, decision, job);
    } catch (RuntimeException e) {
      LOG.log(System.Logger.Level.ERROR, "review of " + game.info().id(), e);
    } finally {
      job.done().add(decision.seq());
    }
  }

  private <S, M, V> void look(Game<S, M, V> game, Decision<S> decision, Job job) {
    Dice dice = new QuickDice(decision.seq());
    Adviser<S, M, V> adviser = Bots.adviser(game, tables, THOUGHT);
    M move = game.notation().read(decision.state(), decision.text()).orThrow();
    Optional<Review<M>> review =
        Review.of(game, adviser, decision.state(), decision.seat(), move, dice);
    review.ifPresent(
        found -> {
          Sight<S, M, V> sight = Sight.of(game, decision.state(), decision.seat());
          Counsel counsel = Counsel.of(sight, found.known(), dice);
          job.remarks().add(new Remark(decision.seq(), decision.seat(), found, counsel));
        });
  }

  private static void write(JsonGenerator json, Job job) {
    json.writeNumberProperty("done", job.done().size());
    json.writeNumberProperty("of", job.decisions());
    json.writeArrayPropertyStart("remarks");
    job.remarks().forEach(remark -> write(json, remark));
    json.writeEndArray();
  }

  private static void write(JsonGenerator json, Remark remark) {
    Review<?> review = remark.review();
    json.writeStartObject();
    json.writeNumberProperty("seq", remark.seq());
    json.writeNumberProperty("seat", remark.seat().index());
    json.writeNumberProperty("cost", review.cost());
    review.hindsight().ifPresent(loss -> json.writeNumberProperty("hindsight", loss));
    review.luck().ifPresent(luck -> json.writeNumberProperty("luck", luck));
    Json.counsel(json, remark.counsel());
    json.writeEndObject();
  }
}

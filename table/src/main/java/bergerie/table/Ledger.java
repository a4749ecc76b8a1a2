package bergerie.table;

import bergerie.rules.Game;
import bergerie.rules.Seat;
import bergerie.table.match.Event;
import bergerie.table.match.Fold;
import bergerie.table.match.Logged;
import bergerie.table.match.Match;
import bergerie.table.port.Entry;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The match of one table, and what is to be written of it. Of the past only what made the match is
 * kept; where more is needed, the log is at hand while a letter is read.
 */
final class Ledger<S, M, V> {

  private final Game<S, M, V> game;
  private final String table;
  private Match<S, M, V> match;

  /** What the store has, as long as somebody needs it; else empty. */
  private List<Logged> past = List.of();

  private List<News<S, M, V>> unwritten = List.of();

  /** The beginning of another match that follows from this one. */
  private List<Entry> successor = List.of();

  Ledger(Game<S, M, V> game, String table, List<Logged> log) {
    this.game = game;
    this.table = table;
    this.match = Fold.of(game, log);
  }

  Match<S, M, V> match() {
    return match;
  }

  void atHand(List<Logged> log) {
    past = log;
  }

  /**
   * Adds events and all that follows by itself.
   *
   * @param time when it happens
   */
  List<News<S, M, V>> write(String by, List<Event> events, long time) {
    List<News<S, M, V>> news = new ArrayList<>();
    Step<S, M, V> step = step(events);
    long at = Math.max(time, match.at());
    for (Event event : events) {
      add(news, step, new Logged(match.seq() + 1, at, news.isEmpty() ? by : "", event));
    }
    settle(news, step, at);
    return news;
  }

  /** Adds a move that has been read, as the game itself writes it: a log has one way to say it. */
  List<News<S, M, V>> play(String by, Seat seat, M move, long time) {
    List<News<S, M, V>> news = new ArrayList<>();
    Event moved = new Event.Moved(seat, game.notation().write(match.state(), move));
    long at = Math.max(time, match.at());
    Logged logged = new Logged(match.seq() + 1, at, by, moved);
    add(news, (now, _) -> now.played(logged, seat, move), logged);
    settle(news, Match::after, at);
    return news;
  }

  private void settle(List<News<S, M, V>> news, Step<S, M, V> step, long at) {
    for (Optional<Event> next = match.consequence(); next.isPresent(); next = match.consequence()) {
      add(news, step, new Logged(match.seq() + 1, at, "", next.get()));
    }
    unwritten = Stream.concat(unwritten.stream(), news.stream()).toList();
  }

  private void add(List<News<S, M, V>> news, Step<S, M, V> step, Logged logged) {
    Match<S, M, V> before = match;
    match = step.after(before, logged);
    news.add(new News<>(before, match, logged));
  }

  /** How a match goes on. */
  private interface Step<S, M, V> {
    Match<S, M, V> after(Match<S, M, V> now, Logged logged);
  }

  /** From what is in memory, or over the whole past for a takeback. */
  private Step<S, M, V> step(List<Event> events) {
    if (events.stream().noneMatch(Event.TakenBack.class::isInstance)) {
      return Match::after;
    }
    Fold<S, M, V> fold = fold(log());
    return (_, logged) -> {
      fold.add(logged);
      return fold.match();
    };
  }

  private Fold<S, M, V> fold(List<Logged> log) {
    Fold<S, M, V> fold = Fold.begin(game, log.getFirst());
    log.subList(1, log.size()).forEach(fold::add);
    return fold;
  }

  /** The whole log, which has to be at hand. */
  List<Logged> log() {
    if (past.isEmpty()) {
      throw new IllegalStateException("the past of " + table + " is not at hand");
    }
    return Stream.concat(past.stream(), unwritten.stream().map(News::logged)).toList();
  }

  /** What happened since an event: as far as it is at hand, or was not written yet. */
  List<News<S, M, V>> since(long seen) {
    List<News<S, M, V>> missed = new ArrayList<>();
    if (!past.isEmpty()) {
      Fold<S, M, V> fold = Fold.begin(game, past.getFirst());
      for (Logged logged : past.subList(1, past.size())) {
        Match<S, M, V> before = fold.match();
        fold.add(logged);
        if (logged.seq() > seen) {
          missed.add(new News<>(before, fold.match(), logged));
        }
      }
    }
    unwritten.stream().filter(one -> one.logged().seq() > seen).forEach(missed::add);
    return missed;
  }

  /** Begins another match, in the same append as what is said of it here. */
  void follow(List<Entry> other) {
    successor = other;
  }

  /** What is to be appended. */
  List<Entry> unwritten() {
    return Stream.concat(
            successor.stream(), unwritten.stream().map(one -> Entries.write(table, one.logged())))
        .toList();
  }

  /** All of it is durable; answers how many moves were among it. */
  int written() {
    long moves =
        unwritten.stream().filter(one -> one.logged().event() instanceof Event.Moved).count();
    past = List.of();
    unwritten = List.of();
    successor = List.of();
    return (int) moves;
  }
}

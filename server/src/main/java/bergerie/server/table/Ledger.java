package bergerie.server.table;

import bergerie.rules.Game;
import bergerie.server.match.Event;
import bergerie.server.match.EventText;
import bergerie.server.match.Fold;
import bergerie.server.match.Logged;
import bergerie.server.match.Match;
import bergerie.server.store.Entry;
import bergerie.server.store.Store;
import bergerie.server.store.Written;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** The log of one table: nothing counts before it is written here. */
final class Ledger<S, M, V> {

  private final Game<S, M, V> game;
  private final String table;
  private final House house;
  private Match<S, M, V> match;

  Ledger(Game<S, M, V> game, String table, House house, List<Logged> log) {
    this.game = game;
    this.table = table;
    this.house = house;
    this.match = Fold.of(game, log);
  }

  Match<S, M, V> match() {
    return match;
  }

  /** An event that is written, and the match it happened in. */
  record News<S, M, V>(Match<S, M, V> before, Logged logged) {}

  /**
   * Writes events and all that follows by itself, all or none. Empty when another has written
   * first: then the match has been read anew, and the caller decides again.
   *
   * @param time when it happens
   */
  Optional<List<News<S, M, V>>> write(String by, List<Event> events, long time) {
    Function<Logged, Match<S, M, V>> step = after(events);
    long at = Math.max(time, match.at());
    List<News<S, M, V>> news = new ArrayList<>();
    Match<S, M, V> now = match;
    for (Event event : events) {
      now = add(news, now, new Logged(now.seq() + 1, at, news.isEmpty() ? by : "", event), step);
    }
    for (Optional<Event> next = now.consequence(); next.isPresent(); next = now.consequence()) {
      now = add(news, now, new Logged(now.seq() + 1, at, "", next.get()), step);
    }
    if (news.isEmpty()) {
      return Optional.of(news);
    }
    if (append(news) == Written.TAKEN) {
      house.counts().reloads().increment();
      match = Fold.of(game, log());
      return Optional.empty();
    }
    match = now;
    count(news);
    return Optional.of(news);
  }

  private Match<S, M, V> add(
      List<News<S, M, V>> news,
      Match<S, M, V> before,
      Logged logged,
      Function<Logged, Match<S, M, V>> step) {
    news.add(new News<>(before, logged));
    return step.apply(logged);
  }

  /** How the match goes on: from what is in memory, or over the whole past for a takeback. */
  private Function<Logged, Match<S, M, V>> after(List<Event> events) {
    if (events.stream().noneMatch(Event.TakenBack.class::isInstance)) {
      return new Function<>() {
        private Match<S, M, V> now = match;

        @Override
        public Match<S, M, V> apply(Logged logged) {
          now = now.after(logged);
          return now;
        }
      };
    }
    List<Logged> log = log();
    Fold<S, M, V> fold = Fold.begin(game, log.getFirst());
    log.subList(1, log.size()).forEach(fold::add);
    return logged -> {
      fold.add(logged);
      return fold.match();
    };
  }

  private Written append(List<News<S, M, V>> news) {
    return house
        .store()
        .append(
            news.stream()
                .map(News::logged)
                .map(l -> new Entry(table, l.seq(), l.at(), EventText.write(l.by(), l.event())))
                .toList())
        .join();
  }

  private void count(List<News<S, M, V>> news) {
    for (News<S, M, V> one : news) {
      if (one.logged().event() instanceof Event.Moved) {
        house.counts().moves().increment();
      }
    }
  }

  List<Logged> log() {
    return log(house.store(), table);
  }

  static List<Logged> log(Store store, String table) {
    return store.load(table).stream()
        .map(entry -> EventText.read(entry.seq(), entry.at(), entry.body()))
        .toList();
  }
}

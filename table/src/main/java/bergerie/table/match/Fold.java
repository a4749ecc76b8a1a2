package bergerie.table.match;

import bergerie.rules.Game;
import bergerie.rules.Reading;
import bergerie.rules.Setup;
import java.util.ArrayList;
import java.util.List;

/** Makes a match of its log, from the first event on. */
public final class Fold<S, M, V> {

  /** The states on the way to now, without what was taken back. */
  private final List<S> path = new ArrayList<>();

  private Match<S, M, V> match;

  private Fold(Game<S, M, V> game, Logged first) {
    Event.Created head = head(first.event());
    S start = start(game, head).orThrow();
    this.match = Match.created(game, head, start, first.at());
    path.add(start);
  }

  public static <S, M, V> Match<S, M, V> of(Game<S, M, V> game, List<Logged> log) {
    Fold<S, M, V> fold = begin(game, log.getFirst());
    log.subList(1, log.size()).forEach(fold::add);
    return fold.match;
  }

  /** The match as it stood after an event. */
  public static <S, M, V> Match<S, M, V> until(Game<S, M, V> game, List<Logged> log, long seq) {
    return of(game, log.stream().takeWhile(logged -> logged.seq() <= Math.max(1, seq)).toList());
  }

  public static <S, M, V> Fold<S, M, V> begin(Game<S, M, V> game, Logged first) {
    return new Fold<>(game, first);
  }

  /** What a match was set up with, be it played here or brought in. */
  public static Event.Created head(Event first) {
    return switch (first) {
      case Event.Created created -> created;
      case Event.Imported(Event.Created created, String _) -> created;
      default -> throw new IllegalArgumentException("a log begins with its creation");
    };
  }

  static <S> Reading<S> start(Game<S, ?, ?> game, Event.Created head) {
    Setup setup = game.info().complete(head.setup());
    return head.start()
        .map(line -> game.notation().readState(setup, line))
        .orElseGet(() -> Reading.of(game.start(setup)));
  }

  public void add(Logged logged) {
    switch (logged.event()) {
      case Event.TakenBack(int steps) -> {
        path.subList(path.size() - steps, path.size()).clear();
        match = match.back(path.getLast(), steps, logged);
      }
      case Event.Step _ -> {
        match = match.after(logged);
        path.add(match.state());
      }
      default -> match = match.after(logged);
    }
  }

  public Match<S, M, V> match() {
    return match;
  }
}

package bergerie.table.match;

import bergerie.rules.Game;
import bergerie.rules.Setup;
import bergerie.rules.match.Origin;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A log in a test's hands: what happened at a table, and when. The match is created at 0. */
final class Diary<S, M, V> {

  /** Of a whole game in docs/match-file.md, with its commitment. */
  static final String SEED = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";

  static final String COMMITMENT =
      "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd";

  private final Game<S, M, V> game;
  private final List<Logged> log = new ArrayList<>();

  Diary(Game<S, M, V> game, Event first) {
    this.game = game;
    at(0, first);
  }

  /** A table of people called Ana, Ben and Cleo. */
  static <S, M, V> Diary<S, M, V> ofPeople(Game<S, M, V> game, int players, Clock clock) {
    List<Holder> holders = List.of(person("Ana"), person("Ben"), person("Cleo"));
    return new Diary<>(
        game, created(game, Map.of(), clock, Optional.empty(), holders.subList(0, players)));
  }

  static Event.Created created(
      Game<?, ?, ?> game,
      Map<String, String> options,
      Clock clock,
      Optional<String> start,
      List<Holder> holders) {
    Setup setup = game.info().setup(holders.size(), options).orThrow();
    return new Event.Created(
        game.info().id(),
        game.info().version(),
        game.content(),
        setup,
        holders,
        clock,
        "",
        SEED,
        start,
        Origin.FRESH);
  }

  static Holder person(String name) {
    return new Holder.Person(name, "of " + name);
  }

  Diary<S, M, V> at(long millis, Event... events) {
    for (Event event : events) {
      log.add(new Logged(log.size() + 1, millis, "", event));
    }
    return this;
  }

  /** All that follows by itself happens. */
  Diary<S, M, V> settle(long millis) {
    for (Optional<Event> next = match().consequence();
        next.isPresent();
        next = match().consequence()) {
      at(millis, next.get());
    }
    return this;
  }

  List<Logged> log() {
    return List.copyOf(log);
  }

  Match<S, M, V> match() {
    return Fold.of(game, log);
  }
}

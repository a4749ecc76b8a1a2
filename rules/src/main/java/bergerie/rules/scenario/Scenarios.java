package bergerie.rules.scenario;

import bergerie.rules.Game;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/** Plays scenarios and tells what differs. docs/scenarios.md describes the format. */
public final class Scenarios {

  /** What is settled before anybody sits down. */
  private static final Set<String> AGREED = Set.of("game", "players", "option");

  private final Function<String, Optional<Game<?, ?, ?>>> shelf;

  /**
   * @param shelf finds a game by its id
   */
  public Scenarios(Function<String, Optional<Game<?, ?, ?>>> shelf) {
    this.shelf = shelf;
  }

  /** What differs first, or nothing. */
  public Optional<Failure> play(Scenario scenario) {
    return switch (run(scenario)) {
      case Run.Held _ -> Optional.empty();
      case Run.Broken(Failure failure) -> Optional.of(failure);
    };
  }

  /** What a scenario shows to whoever its {@code eyes} are; nothing if it does not hold. */
  public Optional<Staging> stage(Scenario scenario) {
    return switch (run(scenario)) {
      case Run.Held(Staging staging) -> Optional.of(staging);
      case Run.Broken _ -> Optional.empty();
    };
  }

  private sealed interface Run {
    record Held(Staging staging) implements Run {}

    record Broken(Failure failure) implements Run {}
  }

  private Run run(Scenario scenario) {
    String gameId = "";
    String players = "";
    Map<String, String> options = new HashMap<>();
    Optional<Playing<?, ?, ?>> playing = Optional.empty();
    for (Scenario.Line line : scenario.lines()) {
      try {
        Mismatch.unless(
            playing.isEmpty() || !AGREED.contains(line.keyword()),
            line.keyword() + ": expected before the table is set");
        switch (line.keyword()) {
          case "game" -> gameId = line.rest();
          case "players" -> players = line.rest();
          case "option" -> readOption(line.rest(), options);
          case "chapter", "en", "fr" -> {
            // For those who read: nothing follows for the table.
          }
          default -> {
            if (playing.isEmpty()) {
              playing = Optional.of(sitDown(gameId, players, options));
            }
            playing.get().carryOut(line);
          }
        }
      } catch (Mismatch mismatch) {
        return new Run.Broken(
            new Failure(scenario.title(), line.number(), String.valueOf(mismatch.getMessage())));
      }
    }
    return playing
        .<Run>map(table -> new Run.Held(table.staging()))
        .orElseGet(
            () ->
                new Run.Broken(
                    new Failure(scenario.title(), scenario.line(), "nothing is expected")));
  }

  private static void readOption(String text, Map<String, String> options) {
    int equals = text.indexOf('=');
    Mismatch.unless(equals > 0, "option: expected NAME=VALUE, got “" + text + "”");
    options.put(text.substring(0, equals).strip(), text.substring(equals + 1).strip());
  }

  private Playing<?, ?, ?> sitDown(String gameId, String players, Map<String, String> options) {
    Game<?, ?, ?> game =
        shelf.apply(gameId).orElseThrow(() -> new Mismatch("unknown game “" + gameId + "”"));
    Mismatch.unless(
        players.isEmpty() || players.matches("[1-9]"),
        "players: expected a number, got “" + players + "”");
    int count = players.isEmpty() ? game.info().players().getFirst() : Integer.parseInt(players);
    return sitDown(game, count, options);
  }

  private static <S, M, V> Playing<S, M, V> sitDown(
      Game<S, M, V> game, int players, Map<String, String> options) {
    return new Playing<>(game, Expect.understood(game.info().setup(players, options)));
  }
}

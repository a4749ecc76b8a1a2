package bergerie.rules.scenario;

import bergerie.rules.Game;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** Plays scenarios and tells what differs. docs/scenarios.md describes the format. */
public final class Scenarios {

  private final Function<String, Optional<Game<?, ?, ?>>> shelf;

  /**
   * @param shelf finds a game by its id
   */
  public Scenarios(Function<String, Optional<Game<?, ?, ?>>> shelf) {
    this.shelf = shelf;
  }

  /** What differs first, or nothing. */
  public Optional<Failure> play(Scenario scenario) {
    String gameId = "";
    String players = "";
    Map<String, String> options = new HashMap<>();
    Optional<Playing<?, ?, ?>> playing = Optional.empty();
    for (Scenario.Line line : scenario.lines()) {
      try {
        switch (line.keyword()) {
          case "game" -> gameId = line.rest();
          case "players" -> players = line.rest();
          case "option" -> readOption(line.rest(), options);
          default -> {
            if (playing.isEmpty()) {
              playing = Optional.of(sitDown(gameId, players, options));
            }
            playing.get().carryOut(line);
          }
        }
      } catch (Mismatch mismatch) {
        return Optional.of(
            new Failure(scenario.title(), line.number(), String.valueOf(mismatch.getMessage())));
      }
    }
    return playing.isPresent()
        ? Optional.empty()
        : Optional.of(new Failure(scenario.title(), scenario.line(), "nothing is expected"));
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

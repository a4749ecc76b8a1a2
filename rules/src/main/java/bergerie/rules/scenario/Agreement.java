package bergerie.rules.scenario;

import bergerie.rules.Game;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/** What is settled before anybody sits down. */
final class Agreement {

  private static final Set<String> KEYWORDS = Set.of("game", "players", "option");

  private final Function<String, Optional<Game<?, ?, ?>>> shelf;
  private final Map<String, String> options = new HashMap<>();
  private String game = "";
  private String players = "";

  /**
   * @param shelf finds a game by its id
   */
  Agreement(Function<String, Optional<Game<?, ?, ?>>> shelf) {
    this.shelf = shelf;
  }

  static boolean isAbout(Scenario.Line line) {
    return KEYWORDS.contains(line.keyword());
  }

  /** Takes a line in. */
  void read(Scenario.Line line) {
    switch (line.keyword()) {
      case "game" -> game = line.rest();
      case "players" -> players = line.rest();
      default -> readOption(line.rest());
    }
  }

  private void readOption(String text) {
    int equals = text.indexOf('=');
    Mismatch.unless(equals > 0, "option: expected NAME=VALUE, got “" + text + "”");
    options.put(text.substring(0, equals).strip(), text.substring(equals + 1).strip());
  }

  /** Sets the table. */
  Playing<?, ?, ?> sitDown() {
    Game<?, ?, ?> found =
        shelf.apply(game).orElseThrow(() -> new Mismatch("unknown game “" + game + "”"));
    Mismatch.unless(
        players.isEmpty() || players.matches("[1-9]"),
        "players: expected a number, got “" + players + "”");
    int count = players.isEmpty() ? found.info().players().getFirst() : Integer.parseInt(players);
    return sitDown(found, count);
  }

  private <S, M, V> Playing<S, M, V> sitDown(Game<S, M, V> found, int count) {
    return new Playing<>(found, Expect.understood(found.info().setup(count, options)));
  }
}

package bergerie.server.match;

import bergerie.rules.Game;
import bergerie.rules.GameInfo;
import java.util.List;
import java.util.Optional;

/** The games of this house. */
public record Catalogue(List<Game<?, ?, ?>> games) {

  public Catalogue {
    games = List.copyOf(games);
  }

  public Optional<Game<?, ?, ?>> find(String id) {
    return games.stream().filter(game -> game.info().id().equals(id)).findFirst();
  }

  public Optional<GameInfo> info(String id) {
    return find(id).map(Game::info);
  }
}

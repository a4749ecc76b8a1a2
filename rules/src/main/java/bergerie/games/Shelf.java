package bergerie.games;

import bergerie.games.baghbandi.BaghBandi;
import bergerie.games.baghchal.BaghChal;
import bergerie.games.kukuli.Kukuli;
import bergerie.rules.Game;
import java.util.List;
import java.util.Optional;

/** The shelf the games stand on. */
public final class Shelf {

  private static final List<Game<?, ?, ?>> GAMES =
      List.of(new Kukuli(), new BaghChal(), new BaghBandi());

  private Shelf() {}

  public static List<Game<?, ?, ?>> all() {
    return GAMES;
  }

  public static Optional<Game<?, ?, ?>> find(String id) {
    return GAMES.stream()
        .<Game<?, ?, ?>>map(game -> game)
        .filter(g -> g.info().id().equals(id))
        .findFirst();
  }
}

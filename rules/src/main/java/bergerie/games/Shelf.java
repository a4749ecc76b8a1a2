package bergerie.games;

import bergerie.games.baghbandi.BaghBandi;
import bergerie.games.baghchal.BaghChal;
import bergerie.games.kukuli.Kukuli;
import bergerie.games.pavillon.Pavillon;
import bergerie.games.sheepsheep.SheepSheep;
import bergerie.games.wolfandhound.WolfAndHound;
import bergerie.games.wolfwalkers.WolfWalkers;
import bergerie.rules.Game;
import bergerie.rules.Reading;
import bergerie.rules.content.Library;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The shelf the games stand on. */
public record Shelf(List<Game<?, ?, ?>> games) {

  private static final Shelf STANDARD = stocked(Library.builtIn()).orThrow();

  public Shelf {
    games = List.copyOf(games);
  }

  /** The games with the content of a library, or what is wrong with that content. */
  public static Reading<Shelf> stocked(Library library) {
    return Reading.of(new Shelf(List.of(new Kukuli(), new BaghChal(), new BaghBandi())))
        .then(shelf -> shelf.with(WolfAndHound.of(library)))
        .then(shelf -> shelf.with(SheepSheep.of(library)))
        .then(shelf -> shelf.with(WolfWalkers.stocked(library)))
        .then(shelf -> shelf.with(Pavillon.of(library)));
  }

  private <G extends Game<?, ?, ?>> Reading<Shelf> with(Reading<G> game) {
    return game.then(
        read -> {
          List<Game<?, ?, ?>> more = new ArrayList<>(games);
          more.add(read);
          return Reading.of(new Shelf(more));
        });
  }

  /** The games as they come with the program. */
  public static List<Game<?, ?, ?>> all() {
    return STANDARD.games;
  }

  public static Optional<Game<?, ?, ?>> find(String id) {
    return STANDARD.game(id);
  }

  public Optional<Game<?, ?, ?>> game(String id) {
    for (Game<?, ?, ?> game : games) {
      if (game.info().id().equals(id)) {
        return Optional.of(game);
      }
    }
    return Optional.empty();
  }
}

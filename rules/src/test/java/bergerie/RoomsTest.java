package bergerie;

import java.util.Set;

class RoomsTest extends RoomsLaws {

  RoomsTest() {
    super(
        Set.of(),
        Set.of(
            // What everybody speaks with.
            "bergerie.telling",
            "bergerie.games.pavillon.telling",
            // The kernel, and what games share: everybody is written in its terms.
            "bergerie.rules",
            "bergerie.rules.board",
            "bergerie.rules.content",
            "bergerie.rules.dice",
            "bergerie.rules.hunt",
            "bergerie.rules.match",
            "bergerie.games",
            // What is in a game's box.
            "bergerie.games.pavillon.cards",
            "bergerie.games.wolfandhound.box",
            "bergerie.games.wolfwalkers.cards",
            "bergerie.games.wolfwalkers.grid",
            "bergerie.games.wolfwalkers.scoring",
            // What is true of a game: rules, texts and views are written about it.
            "bergerie.games.pavillon.player",
            "bergerie.games.pavillon.table",
            "bergerie.games.sheepsheep.meadow",
            "bergerie.games.wolfandhound.round",
            "bergerie.games.wolfwalkers.tale",
            // What leaves a game.
            "bergerie.games.sheepsheep.view",
            "bergerie.games.wolfandhound.view",
            "bergerie.games.wolfwalkers.view"));
  }
}

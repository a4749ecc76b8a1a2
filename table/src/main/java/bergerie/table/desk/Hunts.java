package bergerie.table.desk;

import bergerie.bots.puzzles.PuzzleBook;
import bergerie.bots.tables.Almanac;
import bergerie.bots.tables.Grade;
import bergerie.bots.tables.Solutions;
import bergerie.table.wire.codec.StudiedWriter;
import bergerie.table.wire.shape.Studied;
import java.util.List;
import java.util.Optional;

/** What tables of solved hunts there are and can be built. */
record Hunts(Almanac solved, Works works) {

  /** What there is of each game that can be solved: puzzles always, and perhaps tables. */
  Answer list(Request.Leave leave) {
    Studied.SolvedGames games =
        new Studied.SolvedGames(
            Solutions.GAMES.stream().map(game -> describe(game, leave)).toList());
    return Answer.json(200, json -> StudiedWriter.write(json, games));
  }

  private Studied.SolvedGame describe(String game, Request.Leave leave) {
    List<Grade> grades = PuzzleBook.of(game).map(PuzzleBook::grades).orElse(List.of());
    boolean given = leave == Request.Leave.GIVEN;
    // Asked before whether there are tables: what is finished in between is there, not lost.
    Optional<Works.Progress> progress = works.progress().filter(now -> now.game().equals(game));
    return new Studied.SolvedGame(
        game,
        solved.oracle(game).isPresent(),
        grades.stream().map(Grade::id).toList(),
        given ? works.offer(game) : Optional.empty(),
        progress.map(now -> new Studied.Building(now.done(), now.total(), given)),
        works.failed().filter(game::equals).map(_ -> true));
  }

  private Answer told(String game, Request.Leave leave) {
    Studied.SolvedGame now = describe(game, leave);
    return Answer.json(202, json -> StudiedWriter.write(json, now));
  }

  /** Begins to build the small tables of a game. */
  Answer build(String game, Request.Leave leave) {
    if (leave == Request.Leave.NOT_GIVEN) {
      return onlyHere();
    }
    if (works.offer(game).isEmpty()) {
      return Answer.fault(
          409, "game", "nothing to build for this game", "rien à calculer pour ce jeu");
    }
    return works.begin(game)
        ? told(game, leave)
        : Answer.fault(
            409,
            "game",
            "tables are being built already; one game at a time",
            "des tables sont déjà en cours de calcul ; un seul jeu à la fois");
  }

  Answer stop(String game, Request.Leave leave) {
    if (leave == Request.Leave.NOT_GIVEN) {
      return onlyHere();
    }
    works.stop(game);
    return told(game, leave);
  }

  private static Answer onlyHere() {
    return Answer.fault(
        403,
        "game",
        "tables are built and stopped on the host's own machine only",
        "les tables ne se calculent et ne s’arrêtent que sur la machine de l’hôte");
  }
}

package bergerie.server.http;

import bergerie.bots.tables.Almanac;
import bergerie.bots.tables.Grade;
import bergerie.bots.tables.Oracle;
import bergerie.bots.tables.Puzzles;
import bergerie.bots.tables.Puzzles.Puzzle;
import bergerie.bots.tables.Solutions;
import bergerie.rules.Game;
import bergerie.rules.Reading;
import bergerie.rules.Words;
import bergerie.rules.hunt.Hunt;
import bergerie.rules.hunt.HuntNotation;
import bergerie.rules.hunt.HuntPosition;
import bergerie.server.hall.Hall;
import bergerie.server.solved.Workshop;
import bergerie.server.wire.codec.StudiedWriter;
import bergerie.server.wire.shape.Studied;
import bergerie.solve.SmallSolution;
import bergerie.table.match.Event;
import bergerie.table.match.Fold;
import bergerie.table.match.Logged;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Calls about solved hunts: what tables there are and can be built, what the moves of a position
 * are worth, and puzzles. Puzzles are made one at a time; what was asked lately is remembered.
 */
final class SolvedHunts {

  private static final Pattern NAME = Pattern.compile("[A-Za-z0-9-]{1,40}");
  private static final Pattern NUMBER = Pattern.compile("[0-9]{1,9}");
  private static final int REMEMBERED = 512;

  /** Whether whoever calls may have tables built. */
  enum Leave {
    GIVEN,
    NOT_GIVEN
  }

  private final Hall hall;
  private final Almanac almanac;
  private final Workshop workshop;
  private final Recent<Answer> known = new Recent<>(REMEMBERED);

  SolvedHunts(Hall hall, Almanac almanac, Workshop workshop) {
    this.hall = hall;
    this.almanac = almanac;
    this.workshop = workshop;
  }

  /** What there is, or can be had, of each game that can be solved. */
  Answer list(Leave leave) {
    Studied.SolvedGames games =
        new Studied.SolvedGames(
            Solutions.GAMES.stream()
                .filter(game -> almanac.oracle(game).isPresent() || SmallSolution.isOf(game))
                .map(game -> describe(game, leave))
                .toList());
    return Answer.json(200, json -> StudiedWriter.write(json, games));
  }

  private Studied.SolvedGame describe(String game, Leave leave) {
    Optional<Oracle<?>> oracle = almanac.oracle(game);
    List<Grade> grades = oracle.map(Puzzles::grades).orElse(List.of());
    return new Studied.SolvedGame(
        game,
        oracle.isPresent(),
        grades.stream().map(Grade::id).toList(),
        leave == Leave.GIVEN ? workshop.offer(game).map(SmallSolution::bytes) : Optional.empty(),
        workshop
            .progress()
            .filter(now -> now.game().equals(game))
            .map(now -> new Studied.Building(now.done(), now.total(), leave == Leave.GIVEN)),
        workshop.failed().filter(game::equals).map(_ -> true));
  }

  private Answer told(int status, String game, Leave leave) {
    Studied.SolvedGame solved = describe(game, leave);
    return Answer.json(status, json -> StudiedWriter.write(json, solved));
  }

  /** Begins to build the small tables of a game. */
  Answer build(String game, Leave leave) {
    if (leave == Leave.NOT_GIVEN) {
      return onlyHere();
    }
    Optional<SmallSolution> small = workshop.offer(game);
    if (small.isEmpty()) {
      return Answer.fault(
          409, "game", "nothing to build for this game", "rien à calculer pour ce jeu");
    }
    return workshop.begin(small.get())
        ? told(202, game, leave)
        : Answer.fault(
            409,
            "game",
            "tables are being built already; one game at a time",
            "des tables sont déjà en cours de calcul ; un seul jeu à la fois");
  }

  Answer stop(String game, Leave leave) {
    if (leave == Leave.NOT_GIVEN) {
      return onlyHere();
    }
    workshop.stop(game);
    return told(202, game, leave);
  }

  private static Answer onlyHere() {
    return Answer.fault(
        403,
        "game",
        "tables are built and stopped on the host's own machine only",
        "les tables ne se calculent et ne s’arrêtent que sur la machine de l’hôte");
  }

  /** What the moves of a position are worth. */
  Answer analysis(String game, String line) {
    return almanac
        .oracle(game)
        .map(oracle -> analysis(oracle, line))
        .orElseGet(SolvedHunts::noTables);
  }

  private static <P extends HuntPosition> Answer analysis(Oracle<P> oracle, String line) {
    return switch (oracle.game().notation().readState(oracle.game().info().usual(), line)) {
      case Reading.Garbled<Hunt<P>>(Words why) -> Answer.fault(400, "position", why);
      case Reading.Understood<Hunt<P>>(Hunt<P> state) -> AnalysisJson.answer(oracle, state);
    };
  }

  /**
   * What the moves were worth in a match after an event, or are worth now. Never while two people
   * or more are at it: what it tells would be unfair then.
   */
  Answer ofMatch(String table, String seq) {
    List<Logged> log = hall.log(table);
    if (log.isEmpty()) {
      return Answer.fault(404, "table", "no such match", "partie inconnue");
    }
    if (!seq.isEmpty() && !NUMBER.matcher(seq).matches()) {
      return Answer.fault(400, "seq", "expected a number", "un nombre est attendu");
    }
    long until = seq.isEmpty() ? Long.MAX_VALUE : Long.parseLong(seq);
    Event.Created head = Fold.head(log.getFirst().event());
    return hall.shelf()
        .game(head.game())
        .filter(game -> game.knows(head.rules(), head.content()))
        .map(game -> ofMatch(game, log, until))
        .orElseGet(SolvedHunts::noTables);
  }

  private <S, M, V> Answer ofMatch(Game<S, M, V> game, List<Logged> log, long until) {
    if (Fold.of(game, log).isBetweenPeople()) {
      return Answer.fault(
          403,
          "table",
          "exact values are not told while people play each other",
          "pas de valeurs exactes tant que des personnes s’affrontent");
    }
    S state = Fold.until(game, log, until).state();
    return almanac
        .oracle(game.info().id())
        .map(oracle -> ofState(oracle, state))
        .orElseGet(SolvedHunts::noTables);
  }

  @SuppressWarnings("unchecked") // the oracle is of the game whose state this is
  private static <P extends HuntPosition> Answer ofState(Oracle<P> oracle, Object state) {
    return AnalysisJson.answer(oracle, (Hunt<P>) state);
  }

  private static Answer noTables() {
    return Answer.fault(
        409, "game", "there are no tables of this game here", "pas de tables de ce jeu ici");
  }

  /** A position in which one move wins. The same name gives the same one. */
  Answer puzzle(String game, String wished, String name) {
    Optional<Grade> grade = Grade.of(wished);
    if (grade.isEmpty()) {
      return Answer.fault(
          400, "grade", "expected lamb, dog, wolf or alpha", "lamb, dog, wolf ou alpha attendu");
    }
    if (!NAME.matcher(name).matches()) {
      return Answer.fault(
          400,
          "name",
          "expected 1 to 40 letters, digits and hyphens",
          "1 à 40 lettres, chiffres et traits d’union");
    }
    return almanac
        .oracle(game)
        .map(oracle -> remembered(game + "/" + wished + "/" + name, oracle, grade.get()))
        .orElseGet(SolvedHunts::noTables);
  }

  private Answer remembered(String key, Oracle<?> oracle, Grade grade) {
    // Larger tables make other puzzles.
    return known.get(key + "/" + oracle.size(), () -> make(oracle, grade, key.hashCode()));
  }

  private static <P extends HuntPosition> Answer make(Oracle<P> oracle, Grade grade, long seed) {
    Optional<Puzzle<P>> made = new Puzzles<>(oracle, seed).next(grade.least(), grade.most());
    return made.map(puzzle -> shape(oracle, grade, puzzle))
        .map(puzzle -> Answer.json(200, json -> StudiedWriter.write(json, puzzle)))
        .orElseGet(
            () ->
                Answer.fault(
                    404,
                    "grade",
                    "no puzzle of this grade was found; try another",
                    "aucun problème de ce niveau n’a été trouvé ; essayez-en un autre"));
  }

  private static <P extends HuntPosition> Studied.Puzzle shape(
      Oracle<P> oracle, Grade grade, Puzzle<P> puzzle) {
    return new Studied.Puzzle(
        grade.id(),
        puzzle.turns(),
        puzzle.line().stream().map(HuntNotation::write).toList(),
        AnalysisJson.of(oracle, puzzle.state()));
  }
}

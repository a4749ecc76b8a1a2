package bergerie.table.desk;

import bergerie.bots.puzzles.Posed;
import bergerie.bots.puzzles.PuzzleBook;
import bergerie.bots.tables.Almanac;
import bergerie.bots.tables.Grade;
import bergerie.bots.tables.Oracle;
import bergerie.games.Shelf;
import bergerie.rules.Game;
import bergerie.rules.Named;
import bergerie.rules.Reading;
import bergerie.rules.Words;
import bergerie.rules.hunt.Hunt;
import bergerie.rules.hunt.HuntPosition;
import bergerie.table.match.Event;
import bergerie.table.match.Fold;
import bergerie.table.match.Logged;
import bergerie.table.wire.codec.StudiedWriter;
import bergerie.table.wire.shape.Studied;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** What the moves of positions are worth, by the tables of solved hunts, and puzzles. */
record Analyses(Shelf shelf, Almanac solved) {

  private static final Pattern NAME = Pattern.compile("[A-Za-z0-9-]{1,40}");
  private static final Pattern NUMBER = Pattern.compile("[0-9]{1,9}");

  /** What the moves of a position are worth: by tables, or by a puzzle that leads there. */
  Answer ofPosition(String game, String line) {
    return solved
        .oracle(game)
        .map(oracle -> ofPosition(oracle, line))
        .or(() -> PuzzleBook.of(game).flatMap(book -> led(book, line)))
        .orElseGet(Analyses::noTables);
  }

  private static <P extends HuntPosition> Answer ofPosition(Oracle<P> oracle, String line) {
    return switch (oracle.game().notation().readState(oracle.game().info().usual(), line)) {
      case Reading.Garbled<Hunt<P>>(Words why) -> Answer.fault(400, "position", why);
      case Reading.Understood<Hunt<P>>(Hunt<P> state) ->
          oracle.verdict(state).isPresent()
              ? Analysis.answer(oracle, state)
              : PuzzleBook.of(oracle.game().info().id())
                  .flatMap(book -> led(book, line))
                  .orElseGet(() -> Analysis.answer(oracle, state));
    };
  }

  private static <P extends HuntPosition> Optional<Answer> led(PuzzleBook<P> book, String line) {
    return book.insight(line).map(insight -> Analysis.answer(book.game(), insight));
  }

  /**
   * What the moves were worth in a match after an event, or are worth now. Never while two people
   * or more are at it: what it tells would be unfair then.
   */
  Answer ofMatch(List<Logged> log, String seq) {
    if (log.isEmpty()) {
      return Answer.NO_MATCH;
    }
    if (!seq.isEmpty() && !NUMBER.matcher(seq).matches()) {
      return Answer.fault(400, "seq", "expected a number", "un nombre est attendu");
    }
    long until = seq.isEmpty() ? Long.MAX_VALUE : Long.parseLong(seq);
    Event.Created head = Fold.head(log.getFirst().event());
    return shelf
        .game(head.game())
        .filter(game -> game.knows(head.rules(), head.content()))
        .map(game -> ofMatch(game, log, until))
        .orElseGet(Analyses::noTables);
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
    return solved
        .oracle(game.info().id())
        .map(oracle -> ofState(oracle, state))
        .orElseGet(Analyses::noTables);
  }

  @SuppressWarnings("unchecked") // the oracle is of the game whose state this is
  private static <P extends HuntPosition> Answer ofState(Oracle<P> oracle, Object state) {
    return Analysis.answer(oracle, (Hunt<P>) state);
  }

  private static Answer noTables() {
    return Answer.fault(
        409, "game", "there are no tables of this game here", "pas de tables de ce jeu ici");
  }

  /** A position in which one move wins. The same name gives the same one everywhere. */
  Answer puzzle(String game, String wished, String name) {
    Optional<Grade> grade = Named.find(Grade.values(), wished);
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
    return PuzzleBook.of(game)
        .map(book -> puzzle(book, grade.get(), name))
        .orElseGet(
            () ->
                Answer.fault(
                    409,
                    "game",
                    "there are no puzzles of this game",
                    "pas de problèmes de ce jeu"));
  }

  private static <P extends HuntPosition> Answer puzzle(
      PuzzleBook<P> book, Grade grade, String name) {
    return book.named(grade, name)
        .map(posed -> shape(book, posed))
        .map(puzzle -> Answer.json(200, json -> StudiedWriter.write(json, puzzle)))
        .orElseGet(
            () ->
                Answer.fault(
                    404,
                    "grade",
                    "there are no puzzles of this grade; try another",
                    "pas de problèmes de ce niveau ; essayez-en un autre"));
  }

  private static <P extends HuntPosition> Studied.Puzzle shape(PuzzleBook<P> book, Posed posed) {
    return new Studied.Puzzle(
        posed.grade().id(),
        posed.turns(),
        posed.line(),
        Analysis.of(book.game(), book.trail(posed).getFirst()));
  }
}

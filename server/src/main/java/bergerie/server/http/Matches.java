package bergerie.server.http;

import bergerie.rules.Game;
import bergerie.rules.Outcome;
import bergerie.rules.Reading;
import bergerie.rules.Words;
import bergerie.rules.match.MatchFile;
import bergerie.rules.match.MatchRecord;
import bergerie.server.hall.Hall;
import bergerie.server.wire.codec.GivenWriter;
import bergerie.server.wire.codec.WishedReader;
import bergerie.server.wire.shape.Given;
import bergerie.server.wire.shape.Wished;
import bergerie.table.match.Event;
import bergerie.table.match.Fold;
import bergerie.table.match.Logged;
import bergerie.table.match.Match;
import bergerie.table.match.Reach;
import bergerie.table.match.Records;
import bergerie.table.wire.json.Fields;
import java.util.List;
import java.util.Optional;

/** Calls about matches that are over: export, import, replay, and going on from a move. */
record Matches(Hall hall, Reviews reviews) {

  static final Answer UNKNOWN = Answer.fault(404, "table", "no such match", "partie inconnue");

  Answer export(String table) {
    List<Logged> log = hall.log(table);
    return finished(log)
        .orElseGet(
            () -> {
              MatchRecord match = Records.write(log);
              return hall.shelf()
                  .game(match.game())
                  .map(game -> Answer.text(MatchFile.write(game.info(), match)))
                  .orElseGet(Matches::unknownGame);
            });
  }

  Answer replay(String table, String viewer, String after) {
    List<Logged> log = hall.log(table);
    return finished(log)
        .orElseGet(
            () -> {
              Event.Created head = Fold.head(log.getFirst().event());
              return game(head)
                  .map(game -> ReplayJson.answer(game, table, log, viewer, after))
                  .orElseGet(Matches::otherRules);
            });
  }

  /** What a review that was begun has found so far. */
  Optional<Answer> reviewed(String table) {
    return reviews.find(table);
  }

  Answer review(String table) {
    return reviews.find(table).orElseGet(() -> begun(table));
  }

  private Answer begun(String table) {
    List<Logged> log = hall.log(table);
    return finished(log)
        .orElseGet(
            () ->
                game(Fold.head(log.getFirst().event()))
                    .map(game -> reviews.begin(game, table, Reach.of(game, log).log()))
                    .orElseGet(Matches::otherRules));
  }

  Answer read(String file) {
    Optional<Words> objection = new Customs(hall.length()).objection(file);
    if (objection.isPresent()) {
      return Answer.fault(400, "", objection.get());
    }
    return switch (MatchFile.read(file, id -> hall.shelf().game(id).map(Game::info))) {
      case Reading.Garbled<MatchRecord>(Words why) -> Answer.fault(400, "", why);
      case Reading.Understood<MatchRecord>(MatchRecord match) -> keep(match);
    };
  }

  private Answer keep(MatchRecord match) {
    Optional<Words> objection = new Customs(hall.length()).objection(match);
    if (objection.isPresent()) {
      return Answer.fault(400, "", objection.get());
    }
    return switch (Records.outcome(hall.shelf(), match)) {
      case Reading.Garbled<Outcome>(Words why) -> Answer.fault(400, "", why);
      case Reading.Understood<Outcome>(Outcome outcome) -> {
        String table = hall.create(Records.read(match, outcome)).join();
        yield Answer.json(201, json -> GivenWriter.write(json, new Given.Imported(table)));
      }
    };
  }

  /** A new table that starts where another match stood after an event. */
  Answer goOn(String table, Fields fields) {
    List<Logged> log = hall.log(table);
    return finished(log)
        .orElseGet(
            () -> {
              Event.Created head = Fold.head(log.getFirst().event());
              Wished.Continue wish = WishedReader.readContinue(fields);
              return game(head)
                  .map(
                      game ->
                          Tables.created(
                              hall,
                              TableWish.continued(
                                  wish, hall.seed(), position(game, log, wish.from()), table)))
                  .orElseGet(Matches::otherRules);
            });
  }

  private static <S, M, V> Match<S, M, V> position(Game<S, M, V> game, List<Logged> log, long seq) {
    return Fold.until(game, Reach.of(game, log).log(), seq);
  }

  private Optional<Game<?, ?, ?>> game(Event.Created head) {
    return hall.shelf()
        .game(head.game())
        .filter(game -> game.follows(head.rules(), head.content()));
  }

  /** Why there is nothing to show yet, if so: before the end a match keeps its secrets. */
  private static Optional<Answer> finished(List<Logged> log) {
    if (log.isEmpty()) {
      return Optional.of(UNKNOWN);
    }
    return Records.isOver(log)
        ? Optional.empty()
        : Optional.of(
            Answer.fault(409, "table", "the match is not over", "la partie n’est pas terminée"));
  }

  private static Answer unknownGame() {
    return Answer.fault(409, "game", "this house has no such game", "ce jeu n’est pas ici");
  }

  private static Answer otherRules() {
    return Answer.fault(
        409,
        "version",
        "it was played by other rules or cards than this server has; its file can still be fetched",
        "elle a été jouée avec d’autres règles ou d’autres cartes ; son fichier reste disponible");
  }
}

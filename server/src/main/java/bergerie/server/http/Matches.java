package bergerie.server.http;

import bergerie.rules.Game;
import bergerie.rules.Outcome;
import bergerie.rules.Reading;
import bergerie.rules.Words;
import bergerie.rules.match.MatchFile;
import bergerie.rules.match.MatchRecord;
import bergerie.server.match.Event;
import bergerie.server.match.Fold;
import bergerie.server.match.Logged;
import bergerie.server.match.Records;
import bergerie.server.table.Hall;
import bergerie.server.wire.Fields;
import java.util.List;
import java.util.Optional;

/** Calls about matches that are over: export, import, replay, and going on from a move. */
record Matches(Hall hall, Reviews reviews) {

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

  Answer replay(String table, String viewer) {
    List<Logged> log = hall.log(table);
    return finished(log)
        .orElseGet(
            () -> {
              Event.Created head = Fold.head(log.getFirst().event());
              return game(head)
                  .map(game -> ReplayJson.answer(game, table, log, viewer))
                  .orElseGet(Matches::otherRules);
            });
  }

  Answer review(String table) {
    List<Logged> log = hall.log(table);
    return finished(log)
        .orElseGet(
            () ->
                game(Fold.head(log.getFirst().event()))
                    .map(game -> reviews.answer(game, table, log))
                    .orElseGet(Matches::otherRules));
  }

  Answer read(String file) {
    return switch (MatchFile.read(file, id -> hall.shelf().game(id).map(Game::info))) {
      case Reading.Garbled<MatchRecord>(Words why) -> Answer.fault(400, "", why);
      case Reading.Understood<MatchRecord>(MatchRecord match) -> keep(match);
    };
  }

  private Answer keep(MatchRecord match) {
    return switch (Records.outcome(hall.shelf(), match)) {
      case Reading.Garbled<Outcome>(Words why) -> Answer.fault(400, "", why);
      case Reading.Understood<Outcome>(Outcome outcome) -> {
        String table = hall.create(Records.read(match, outcome)).join();
        yield Answer.json(201, json -> json.writeStringProperty("table", table));
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
              int from = fields.whole("from", 0, Integer.MAX_VALUE);
              return game(head)
                  .map(
                      game ->
                          Tables.created(
                              hall,
                              TableWish.continued(
                                  fields, hall.seed(), game, head.setup(), state(game, log, from))))
                  .orElseGet(Matches::otherRules);
            });
  }

  private static <S, M, V> String state(Game<S, M, V> game, List<Logged> log, int from) {
    return game.notation().writeState(Fold.until(game, log, from).state());
  }

  private Optional<Game<?, ?, ?>> game(Event.Created head) {
    return hall.shelf().game(head.game()).filter(game -> game.knows(head.rules(), head.content()));
  }

  /** Why there is nothing to show yet, if so: before the end a match keeps its secrets. */
  private static Optional<Answer> finished(List<Logged> log) {
    if (log.isEmpty()) {
      return Optional.of(Answer.fault(404, "table", "no such match", "partie inconnue"));
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

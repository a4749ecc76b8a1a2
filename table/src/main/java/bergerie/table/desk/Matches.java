package bergerie.table.desk;

import bergerie.bots.tables.Almanac;
import bergerie.rules.Game;
import bergerie.rules.Outcome;
import bergerie.rules.Reading;
import bergerie.rules.Words;
import bergerie.rules.match.MatchFile;
import bergerie.rules.match.MatchRecord;
import bergerie.table.House;
import bergerie.table.match.Event;
import bergerie.table.match.Fold;
import bergerie.table.match.Logged;
import bergerie.table.match.Match;
import bergerie.table.match.Reach;
import bergerie.table.match.Records;
import bergerie.table.wire.codec.GivenWriter;
import bergerie.table.wire.codec.WishedReader;
import bergerie.table.wire.shape.Given;
import bergerie.table.wire.shape.Wished;
import java.util.List;
import java.util.Optional;

/**
 * Requests about matches that are over: export, import, replay, review, and going on from a move.
 */
record Matches(House house, Replays replays, Reviewer reviewer, Almanac solved) {

  Result export(List<Logged> log) {
    return finished(log)
        .orElseGet(
            () -> {
              MatchRecord match = Records.write(log);
              return house
                  .shelf()
                  .game(match.game())
                  .map(game -> Answer.text(MatchFile.write(game.info(), match)))
                  .orElseGet(Matches::unknownGame);
            });
  }

  Result replay(Request.Replay wish, List<Logged> log) {
    return finished(log)
        .or(() -> game(log).map(game -> replays.answer(game, log, wish)))
        .orElseGet(Matches::otherRules);
  }

  /** What a review that was begun has found so far. */
  Optional<Answer> reviewed(Request.Review wish) {
    return reviewer.find(wish.table()).map(found -> found.told(wish.viewer()));
  }

  Result review(Request.Review wish, List<Logged> log) {
    return reviewed(wish)
        .or(() -> finished(log))
        .or(() -> game(log).map(game -> begun(game, wish, log)))
        .orElseGet(Matches::otherRules);
  }

  private <S, M, V> Answer begun(Game<S, M, V> game, Request.Review wish, List<Logged> log) {
    return reviewer
        .begin(wish.table(), () -> Rereading.of(game, Reach.of(game, log).log(), solved))
        .map(begun -> begun.told(wish.viewer()))
        .orElseGet(
            () ->
                Answer.fault(
                    503,
                    "table",
                    "many matches are being reviewed; please try again in a minute",
                    "beaucoup de parties sont en cours d’analyse ; réessayez dans une minute"));
  }

  Result read(String file) {
    Intake intake = new Intake(house.manners().length());
    Optional<Words> objection = intake.objection(file);
    if (objection.isPresent()) {
      return Answer.fault(400, "", objection.get());
    }
    return switch (MatchFile.read(file, id -> house.shelf().game(id).map(Game::info))) {
      case Reading.Garbled<MatchRecord>(Words why) -> Answer.fault(400, "", why);
      case Reading.Understood<MatchRecord>(MatchRecord match) ->
          intake
              .objection(match)
              .<Result>map(why -> Answer.fault(400, "", why))
              .orElseGet(() -> keep(match));
    };
  }

  private Result keep(MatchRecord match) {
    return switch (Records.outcome(house.shelf(), match)) {
      case Reading.Garbled<Outcome>(Words why) -> Answer.fault(400, "", why);
      case Reading.Understood<Outcome>(Outcome outcome) -> {
        String table = house.keyring().table();
        Given.Imported imported = new Given.Imported(table);
        yield new Result.Beginning(
            table,
            Records.read(match, outcome),
            Answer.json(201, json -> GivenWriter.write(json, imported)));
      }
    };
  }

  /** A new table that starts where another match stood after an event. */
  Result goOn(Request.Continue asked, List<Logged> log) {
    Optional<Answer> refusal = finished(log);
    if (refusal.isPresent()) {
      return refusal.get();
    }
    Wished.Continue wish = WishedReader.readContinue(Body.read(asked.body()));
    return game(log)
        .<Result>map(
            game ->
                TableWish.continued(
                        wish, house.seeds().get(), position(game, log, wish.from()), asked.table())
                    .begin(house.keyring()))
        .orElseGet(Matches::otherRules);
  }

  private static <S, M, V> Match<S, M, V> position(Game<S, M, V> game, List<Logged> log, long seq) {
    return Fold.until(game, Reach.of(game, log).log(), seq);
  }

  /** The game of a match, if it is played here by the rules that the match was played by. */
  private Optional<Game<?, ?, ?>> game(List<Logged> log) {
    Event.Created head = Fold.head(log.getFirst().event());
    return house
        .shelf()
        .game(head.game())
        .filter(game -> game.follows(head.rules(), head.content()));
  }

  /** Why there is nothing to show yet, if so: before the end a match keeps its secrets. */
  private static Optional<Answer> finished(List<Logged> log) {
    if (log.isEmpty()) {
      return Optional.of(Answer.NO_MATCH);
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

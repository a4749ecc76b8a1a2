package bergerie.table.steward;

import bergerie.rules.Actor;
import bergerie.rules.Objection;
import bergerie.rules.Reading;
import bergerie.rules.Referee;
import bergerie.rules.Ruling;
import bergerie.rules.Seat;
import bergerie.rules.Words;
import bergerie.table.match.Match;

/** A move in notation, read once, and what the referee says to it. */
public sealed interface Proposal<M> {

  String NOT_MOVABLE = "T-9";

  record Allowed<M>(M move) implements Proposal<M> {}

  record Refused<M>(Objection objection) implements Proposal<M> {}

  static <S, M, V> Proposal<M> of(Match<S, M, V> match, Seat seat, String text) {
    return switch (match.phase()) {
      case WAITING ->
          refused(NOT_MOVABLE, new Words("A seat is still open.", "Un siège est encore libre."));
      case OVER ->
          refused(Referee.GAME_OVER, new Words("The game is over.", "La partie est terminée."));
      case PLAYING ->
          switch (match.game().notation().read(match.state(), text)) {
            case Reading.Garbled<M>(Words why) -> refused(NOT_MOVABLE, why);
            case Reading.Understood<M>(M move) -> ruled(match, seat, move);
          };
    };
  }

  private static <S, M, V> Proposal<M> ruled(Match<S, M, V> match, Seat seat, M move) {
    return switch (Referee.rule(match.game(), match.state(), Actor.player(seat), move)) {
      case Ruling.Allowed _ -> new Allowed<>(move);
      case Ruling.Refused(Objection objection) -> new Refused<>(objection);
    };
  }

  private static <M> Proposal<M> refused(String rule, Words why) {
    return new Refused<>(new Objection(rule, why));
  }
}

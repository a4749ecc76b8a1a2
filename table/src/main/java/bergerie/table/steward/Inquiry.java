package bergerie.table.steward;

import bergerie.rules.Objection;
import bergerie.rules.Ruling;
import bergerie.rules.Seat;
import bergerie.rules.Viewer;
import bergerie.rules.Words;
import bergerie.table.match.Eyes;
import bergerie.table.match.Match;
import bergerie.table.match.Phase;
import bergerie.table.wire.FromClient;
import bergerie.table.wire.ToClient;
import bergerie.telling.Hearer;
import java.util.List;
import java.util.Optional;

/** What is said to those who only ask. Nothing is decided here, and nothing written down. */
public record Inquiry<S, M, V>(Match<S, M, V> match) {

  private static final String ALONE_ONLY = "T-10";

  /** What the referee says to a move that somebody only thinks of, and what would come of it. */
  public ToClient.Ruled ruled(FromClient.Why why, List<Seat> seats) {
    Hearer to = new Eyes(Viewer.player(why.seat()), seats).hearer(match);
    return switch (Proposal.of(match, why.seat(), why.text())) {
      case Proposal.Refused<M>(Objection objection) ->
          new ToClient.Ruled(why.id(), new Ruling.Refused(objection), Optional.empty(), to);
      case Proposal.Allowed<M>(M move) ->
          new ToClient.Ruled(
              why.id(),
              new Ruling.Allowed(),
              match.game().ahead(match.state(), why.seat(), move),
              to);
    };
  }

  /** Why a seat gets no advice now, if so. */
  public Optional<Decision.No> noAdvice(Seat seat) {
    if (match.phase() != Phase.PLAYING
        || match.moves(seat).stream().allMatch(match.game()::isSetting)) {
      return Optional.of(
          Decision.wrong(
              "seat", "there is nothing for it to play now", "elle n’a rien à jouer maintenant"));
    }
    return match.isBetweenPeople()
        ? Optional.of(
            new Decision.Refuse(
                new Objection(
                    ALONE_ONLY,
                    new Words(
                        "Advice is for those who play alone against bots.",
                        "Les conseils sont pour qui joue seul contre des robots."))))
        : Optional.empty();
  }
}

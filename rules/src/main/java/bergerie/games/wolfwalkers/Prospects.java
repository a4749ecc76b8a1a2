package bergerie.games.wolfwalkers;

import bergerie.games.wolfwalkers.cards.Twist;
import bergerie.games.wolfwalkers.scoring.Score;
import bergerie.games.wolfwalkers.scoring.Scoring;
import bergerie.games.wolfwalkers.tale.FinalCount;
import bergerie.games.wolfwalkers.tale.Move;
import bergerie.games.wolfwalkers.tale.Phase;
import bergerie.games.wolfwalkers.tale.Tale;
import bergerie.games.wolfwalkers.text.MoveText;
import bergerie.games.wolfwalkers.view.TaleView;
import bergerie.rules.Seat;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** What a player's moves would bring at once, as far as the player can know it. */
final class Prospects {

  private final Scoring scoring;

  Prospects(Scoring scoring) {
    this.scoring = scoring;
  }

  /**
   * Only moves whose effect the player can see beforehand, in the order of {@code moves}.
   *
   * @param play the table after a move
   */
  List<TaleView.Prospect> of(Tale tale, Seat seat, List<Move> moves, Function<Move, Tale> play) {
    if (moves.isEmpty()) {
      return List.of();
    }
    List<TaleView.Prospect> prospects = new ArrayList<>();
    Score before = score(tale, seat);
    for (Move move : moves) {
      if (isOpen(tale, move)) {
        Score after = score(play.apply(move), seat);
        prospects.add(
            new TaleView.Prospect(
                MoveText.write(move), after.total() - before.total(), changes(before, after)));
      }
    }
    return prospects;
  }

  private Score score(Tale tale, Seat seat) {
    return FinalCount.scores(scoring, tale).get(seat.index());
  }

  /** WW-2: what lies on the other side of a card is not foreseen. */
  static boolean isOpen(Tale tale, Move move) {
    return switch (move) {
      case Move.Take _ ->
          !(tale.phase() instanceof Phase.Playing playing && playing.has(new Twist.FlipTaken()));
      case Move.Swap _,
          Move.Shift _,
          Move.Ink _,
          Move.Pick _,
          Move.Barter _,
          Move.Bargain _,
          Move.Keep _ ->
          true;
      case Move.Use _,
          Move.Flip _,
          Move.Reserve _,
          Move.Name _,
          Move.Forbid _,
          Move.Order _,
          Move.Pass _,
          Move.Dealt _ ->
          false;
    };
  }

  private static List<TaleView.Change> changes(Score before, Score after) {
    return Reckoning.changes(before, after).stream()
        .map(change -> new TaleView.Change(change.card(), change.points()))
        .toList();
  }
}

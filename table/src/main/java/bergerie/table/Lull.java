package bergerie.table;

import bergerie.rules.Seat;
import bergerie.rules.Turn;
import bergerie.table.match.Match;

/**
 * When a window has nothing more to wait for. Between people it lasts as long as its sand, for how
 * long it lasts would tell what they hold; a person alone among bots has nobody to hide it from.
 */
final class Lull {

  private Lull() {}

  static boolean in(Match<?, ?, ?> match, Presence presence) {
    return match.turn() instanceof Turn.Act act
        && act.isWindow()
        && isPrivate(match, presence)
        && act.free().stream().allMatch(seat -> isSilent(match, seat));
  }

  /** Whether nobody is here from whom a person would hide something. */
  private static boolean isPrivate(Match<?, ?, ?> match, Presence presence) {
    return match.isAmongBots()
        || (!match.isBetweenPeople()
            && presence.visitors().stream().noneMatch(visitor -> visitor.seats().isEmpty()));
  }

  /** A bot that has not answered yet is about to; a person is asked only where something fits. */
  private static <S, M> boolean isSilent(Match<S, M, ?> match, Seat seat) {
    return match.chair(seat).bot().isPresent()
        ? match.moves(seat).stream().allMatch(match.game()::isSetting)
        : match.moves(seat).stream().allMatch(move -> match.game().silent(match.state(), move));
  }
}

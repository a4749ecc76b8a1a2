package bergerie.bots.daily;

import bergerie.games.pavillon.Pavillon;
import bergerie.games.pavillon.cards.ShortList;
import bergerie.games.pavillon.player.Player;
import bergerie.games.pavillon.table.Combat;
import bergerie.games.pavillon.table.Lodge;
import bergerie.games.pavillon.table.Move;
import bergerie.games.pavillon.table.Task;
import bergerie.rules.Actor;
import bergerie.rules.Seat;
import bergerie.rules.Turn;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Sees whether a player can force the win of a combat in which nobody holds a spell: looks through
 * all that can happen, where the others do whatever is worst.
 */
final class Seer {

  private static final int MOST = 2_000;

  private final Pavillon game;
  private final Seat own;
  private final Map<Standing, Boolean> known = new HashMap<>();
  private boolean sure = true;

  Seer(Pavillon game, Seat own) {
    this.game = game;
    this.own = own;
  }

  /** All that matters of a lodge in a combat: not how many turns it has lasted. */
  private record Standing(ShortList<Player> players, ShortList<Task> agenda, Combat combat) {

    static Standing of(Lodge lodge) {
      Combat now = lodge.combat();
      return new Standing(
          lodge.players(),
          lodge.agenda(),
          new Combat(
              now.active(),
              1,
              now.passes(),
              now.cast(),
              now.steps(),
              now.declared(),
              now.extras(),
              now.fallen()));
    }
  }

  /** Whether the win can be forced; no answer counts once it {@link #isSure is not sure}. */
  boolean wins(Lodge lodge) {
    if (isOver(lodge)) {
      return lodge.ranking().getFirst().equals(own);
    }
    Standing standing = Standing.of(lodge);
    Boolean before = known.get(standing);
    if (before != null) {
      return before;
    }
    List<Move> moves = moves(lodge);
    sure &= !moves.isEmpty() && known.size() < MOST;
    boolean wins =
        sure
            && (isOwn(lodge)
                ? moves.stream().anyMatch(move -> wins(after(lodge, move)))
                : moves.stream().allMatch(move -> wins(after(lodge, move))));
    known.put(standing, wins);
    return wins;
  }

  /** Whether it was not too much to look through, and chance had no say. */
  boolean isSure() {
    return sure;
  }

  /** Outside of combats no turn is counted. */
  static boolean isOver(Lodge lodge) {
    return lodge.turn() == 0;
  }

  /** Who is to move; nobody where chance is waited for. */
  Optional<Seat> mover(Lodge lodge) {
    return game.turn(lodge) instanceof Turn.Act act
        ? act.awaited().stream().findFirst()
        : Optional.empty();
  }

  boolean isOwn(Lodge lodge) {
    return mover(lodge).filter(own::equals).isPresent();
  }

  List<Move> moves(Lodge lodge) {
    return mover(lodge).map(seat -> game.moves(lodge, seat)).orElse(List.of());
  }

  Lodge after(Lodge lodge, Move move) {
    return game.play(lodge, Actor.player(mover(lodge).orElseThrow()), move);
  }
}

package bergerie.bots.daily;

import bergerie.games.pavillon.Pavillon;
import bergerie.games.pavillon.cards.ShortList;
import bergerie.games.pavillon.player.Player;
import bergerie.games.pavillon.table.Combat;
import bergerie.games.pavillon.table.Move;
import bergerie.games.pavillon.table.Table;
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

  /** All that matters of a table in a combat: not how many turns it has lasted. */
  private record Standing(ShortList<Player> players, ShortList<Task> agenda, Combat combat) {

    static Standing of(Table table) {
      Combat now = table.combat();
      return new Standing(
          table.players(),
          table.agenda(),
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
  boolean wins(Table table) {
    if (isOver(table)) {
      return table.ranking().getFirst().equals(own);
    }
    Standing standing = Standing.of(table);
    Boolean before = known.get(standing);
    if (before != null) {
      return before;
    }
    List<Move> moves = moves(table);
    sure &= !moves.isEmpty() && known.size() < MOST;
    boolean wins =
        sure
            && (isOwn(table)
                ? moves.stream().anyMatch(move -> wins(after(table, move)))
                : moves.stream().allMatch(move -> wins(after(table, move))));
    known.put(standing, wins);
    return wins;
  }

  /** Whether it was not too much to look through, and chance had no say. */
  boolean isSure() {
    return sure;
  }

  /** Outside of combats no turn is counted. */
  static boolean isOver(Table table) {
    return table.turn() == 0;
  }

  /** Who is to move; nobody where chance is waited for. */
  Optional<Seat> mover(Table table) {
    return game.turn(table) instanceof Turn.Act act
        ? act.awaited().stream().findFirst()
        : Optional.empty();
  }

  boolean isOwn(Table table) {
    return mover(table).filter(own::equals).isPresent();
  }

  List<Move> moves(Table table) {
    return mover(table).map(seat -> game.moves(table, seat)).orElse(List.of());
  }

  Table after(Table table, Move move) {
    return game.play(table, Actor.player(mover(table).orElseThrow()), move);
  }
}

package bergerie.bots.daily;

import bergerie.bots.daily.TaskText.Step;
import bergerie.games.pavillon.Pavillon;
import bergerie.games.pavillon.table.Move;
import bergerie.games.pavillon.table.Table;
import bergerie.rules.Actor;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** How a win is forced, and how it is spoilt. */
record Forcing(Pavillon game, Seer seer) {

  private static final int FEWEST_MOVES = 4;

  /**
   * A moment at which one move wins.
   *
   * @param then what the others answer to it, so that the next one comes
   */
  record Decision(Table table, Move right, List<Step> then) {}

  /** What the others may do until it is one’s own turn, or the combat is over. */
  record Reply(Table table, List<Step> steps) {}

  /** One such moment after the other: as many as the others can bring about. */
  List<Decision> line(Table table) {
    Optional<Move> right = only(table);
    if (right.isEmpty()) {
      return List.of();
    }
    List<Decision> rest = List.of();
    List<Step> then = List.of();
    for (Reply reply : replies(seer.after(table, right.get()))) {
      List<Decision> next = Seer.isOver(reply.table()) ? List.of() : line(reply.table());
      if (then.isEmpty() || next.size() > rest.size()) {
        rest = next;
        then = reply.steps();
      }
    }
    List<Decision> line = new ArrayList<>(List.of(new Decision(table, right.get(), then)));
    line.addAll(rest);
    return line;
  }

  /** The move that wins, where it is a strike and all others lose. */
  private Optional<Move> only(Table table) {
    List<Move> moves = seer.moves(table);
    List<Move> winning =
        moves.stream().filter(move -> seer.wins(seer.after(table, move))).limit(2).toList();
    return moves.size() >= FEWEST_MOVES
            && winning.size() == 1
            && winning.getFirst() instanceof Move.Attack
        ? Optional.of(winning.getFirst())
        : Optional.empty();
  }

  private List<Reply> replies(Table table) {
    if (Seer.isOver(table) || seer.isOwn(table)) {
      return List.of(new Reply(table, List.of()));
    }
    List<Reply> replies = new ArrayList<>();
    for (Move move : seer.moves(table)) {
      for (Reply rest : replies(seer.after(table, move))) {
        replies.add(
            new Reply(
                rest.table(),
                Stream.concat(Stream.of(step(table, move)), rest.steps().stream()).toList()));
      }
    }
    return replies;
  }

  private Step step(Table table, Move move) {
    return new Step(
        Actor.player(seer.mover(table).orElseThrow()), game.notation().write(table, move));
  }

  /** What the others do so that the win is gone: rather by a strike than by waiting. */
  Reply refutation(Table table) {
    List<Reply> refuting =
        replies(table).stream().filter(reply -> !seer.wins(reply.table())).toList();
    return refuting.stream()
        .filter(reply -> strike(table, reply).isPresent())
        .findFirst()
        .orElseGet(refuting::getFirst);
  }

  /** The strike that an answer begins with, if it does. */
  Optional<Move> strike(Table table, Reply reply) {
    return reply.steps().stream()
        .findFirst()
        .map(step -> game.notation().read(table, step.move()).orThrow())
        .filter(Move.Attack.class::isInstance);
  }
}

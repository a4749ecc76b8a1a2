package bergerie.bots.daily;

import bergerie.bots.daily.TaskText.Step;
import bergerie.games.pavillon.Pavillon;
import bergerie.games.pavillon.table.Lodge;
import bergerie.games.pavillon.table.Move;
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
  record Decision(Lodge lodge, Move right, List<Step> then) {}

  /** What the others may do until it is one’s own turn, or the combat is over. */
  record Reply(Lodge lodge, List<Step> steps) {}

  /** One such moment after the other: as many as the others can bring about. */
  List<Decision> line(Lodge lodge) {
    Optional<Move> right = only(lodge);
    if (right.isEmpty()) {
      return List.of();
    }
    List<Decision> rest = List.of();
    List<Step> then = List.of();
    for (Reply reply : replies(seer.after(lodge, right.get()))) {
      List<Decision> next = Seer.isOver(reply.lodge()) ? List.of() : line(reply.lodge());
      if (then.isEmpty() || next.size() > rest.size()) {
        rest = next;
        then = reply.steps();
      }
    }
    List<Decision> line = new ArrayList<>(List.of(new Decision(lodge, right.get(), then)));
    line.addAll(rest);
    return line;
  }

  /** The move that wins, where it is a strike and all others lose. */
  private Optional<Move> only(Lodge lodge) {
    List<Move> moves = seer.moves(lodge);
    List<Move> winning =
        moves.stream().filter(move -> seer.wins(seer.after(lodge, move))).limit(2).toList();
    return moves.size() >= FEWEST_MOVES
            && winning.size() == 1
            && winning.getFirst() instanceof Move.Attack
        ? Optional.of(winning.getFirst())
        : Optional.empty();
  }

  private List<Reply> replies(Lodge lodge) {
    if (Seer.isOver(lodge) || seer.isOwn(lodge)) {
      return List.of(new Reply(lodge, List.of()));
    }
    List<Reply> replies = new ArrayList<>();
    for (Move move : seer.moves(lodge)) {
      for (Reply rest : replies(seer.after(lodge, move))) {
        replies.add(
            new Reply(
                rest.lodge(),
                Stream.concat(Stream.of(step(lodge, move)), rest.steps().stream()).toList()));
      }
    }
    return replies;
  }

  private Step step(Lodge lodge, Move move) {
    return new Step(
        Actor.player(seer.mover(lodge).orElseThrow()), game.notation().write(lodge, move));
  }

  /** What the others do so that the win is gone: rather by a strike than by waiting. */
  Reply refutation(Lodge lodge) {
    List<Reply> refuting =
        replies(lodge).stream().filter(reply -> !seer.wins(reply.lodge())).toList();
    return refuting.stream()
        .filter(reply -> strike(lodge, reply).isPresent())
        .findFirst()
        .orElseGet(refuting::getFirst);
  }

  /** The strike that an answer begins with, if it does. */
  Optional<Move> strike(Lodge lodge, Reply reply) {
    return reply.steps().stream()
        .findFirst()
        .map(step -> game.notation().read(lodge, step.move()).orThrow())
        .filter(Move.Attack.class::isInstance);
  }
}

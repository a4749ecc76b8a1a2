package bergerie.rules.hunt;

import bergerie.rules.Objection;
import bergerie.rules.Words;
import bergerie.rules.board.Board;
import bergerie.rules.board.Jump;
import bergerie.rules.board.Point;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;

/** What HG-1 to HG-3 and HG-6 have against a move, in any hunt. */
public final class HuntObjections {

  private HuntObjections() {}

  // HG-1: a piece moves along a line to a neighbouring empty point.
  public static Optional<Objection> toStep(
      Board board, HuntPosition position, Point from, Point to) {
    if (!stands(position, position.toMove(), from)) {
      return objection("HG-1", notYours(position.toMove()), from);
    }
    if (!board.linked(from, to)) {
      return objection(
          "HG-1",
          new Words("No line joins {0} and {1}.", "Aucun chemin ne relie {0} à {1}."),
          from,
          to);
    }
    if (position.top(to).isPresent()) {
      return objection("HG-1", new Words("{0} is not empty.", "{0} n’est pas libre."), to);
    }
    return Optional.empty();
  }

  // HG-2: a wolf jumps over a sheep on a linked neighbour to the empty point behind.
  public static Optional<Objection> toJump(
      Board board, HuntPosition position, Point from, Point to) {
    if (position.toMove() == Side.SHEEP) {
      return objection(
          "HG-2", new Words("Sheep never capture.", "Les moutons ne capturent jamais."));
    }
    if (!stands(position, Side.WOLVES, from)) {
      return objection("HG-2", notYours(Side.WOLVES), from);
    }
    Optional<Jump> jump = board.jump(from, to);
    if (jump.isEmpty()) {
      return objection(
          "HG-2",
          new Words(
              "{1} is not straight behind a neighbour of {0}.",
              "{1} n’est pas juste derrière un voisin de {0}."),
          from,
          to);
    }
    Point over = jump.get().over();
    if (!stands(position, Side.SHEEP, over)) {
      return objection(
          "HG-2",
          new Words("No sheep on {0} to jump over.", "Aucun mouton à sauter en {0}."),
          over);
    }
    if (position.top(to).isPresent()) {
      return objection("HG-2", new Words("{0} is not empty.", "{0} n’est pas libre."), to);
    }
    return Optional.empty();
  }

  /**
   * What stands against a chain of captures that is not legal: what every hunt has against one of
   * its jumps, or else the game.
   *
   * @param position how the board lies in the midst of a chain
   * @param own what the game has against a jump
   */
  public static <J extends Jumper<J>> Objection toChain(
      Board board,
      J start,
      HuntMove.Capture capture,
      Jumped jumped,
      Function<J, HuntPosition> position,
      BiFunction<J, Jump, Optional<Objection>> own) {
    Leap<J> now = Leap.from(start, jumped);
    for (int i = 1; i < capture.path().size(); i++) {
      Point from = capture.path().get(i - 1);
      Point to = capture.path().get(i);
      HuntPosition here = position.apply(now.position());
      Optional<Objection> common =
          toStanding(board, now, from, to).or(() -> toJump(board, here, from, to));
      if (common.isPresent()) {
        return common.get();
      }
      if (here.won()) {
        return chainWon();
      }
      Jump jump = board.jump(from, to).orElseThrow();
      Optional<Objection> objection = own.apply(now.position(), jump);
      if (objection.isPresent()) {
        return objection.get();
      }
      now = now.jumped(jump);
    }
    throw new IllegalArgumentException("nothing against " + capture);
  }

  // HG-6: a sheep that was jumped may still stand in the way.
  private static Optional<Objection> toStanding(Board board, Leap<?> now, Point from, Point to) {
    return board
        .jump(from, to)
        .filter(now::isBlocked)
        .flatMap(
            _ ->
                objection(
                    "HG-6",
                    new Words(
                        "The sheep captured on {0} stays there until the chain ends.",
                        "Le mouton capturé en {0} y reste jusqu’à la fin de la suite."),
                    to));
  }

  public static Objection because(String rule, String en, String fr) {
    return new Objection(rule, new Words(en, fr));
  }

  private static Objection chainWon() {
    return because(
        "HG-3",
        "The winning capture ends the chain.",
        "La capture qui gagne la partie met fin à la suite.");
  }

  static Objection thirdTime(String rule) {
    return because(
        rule,
        "The sheep may not bring the same position about a third time.",
        "Les moutons ne peuvent pas provoquer une troisième fois la même position.");
  }

  static Objection nothingNew(String rule) {
    return because(
        rule,
        "No move may bring an earlier position back.",
        "Aucun coup ne peut ramener une position déjà vue.");
  }

  private static boolean stands(HuntPosition position, Side side, Point point) {
    return position.top(point).filter(piece -> piece.side() == side).isPresent();
  }

  private static Words notYours(Side side) {
    return switch (side) {
      case WOLVES -> new Words("No wolf stands on {0}.", "Il n’y a pas de loup en {0}.");
      case SHEEP -> new Words("No sheep stands on {0}.", "Il n’y a pas de mouton en {0}.");
    };
  }

  private static Optional<Objection> objection(String rule, Words why, Object... parts) {
    return Optional.of(new Objection(rule, why.with(parts)));
  }
}

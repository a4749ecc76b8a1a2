package bergerie.games.foxandgeese;

import static bergerie.games.foxandgeese.Cross.BOARD;

import bergerie.rules.Objection;
import bergerie.rules.Words;
import bergerie.rules.board.Jump;
import bergerie.rules.board.Point;
import java.util.List;
import java.util.Optional;

/** Which rule forbids a move, and what is missing. */
final class Objections {

  private Objections() {}

  static Objection toStep(Chase chase, Point from, Point to) {
    boolean own = chase.foxMoves() ? chase.fox().equals(from) : chase.goose(from);
    if (!own) {
      return because("FG-2", nobody(chase), from);
    }
    if ((BOARD.neighbours(from) & Cross.bit(to)) == 0) {
      return because(
          "FG-2",
          new Words("No line joins {0} and {1}.", "Aucun chemin ne relie {0} à {1}."),
          from,
          to);
    }
    return chase.empty(to)
        ? because("FG-3", new Words("Geese never go back.", "Les oies ne reculent jamais."))
        : taken("FG-2", to);
  }

  private static Words nobody(Chase chase) {
    return chase.foxMoves()
        ? new Words("The fox does not stand on {0}.", "Le renard n’est pas en {0}.")
        : new Words("No goose stands on {0}.", "Il n’y a pas d’oie en {0}.");
  }

  static Objection toCapture(Chase chase, Run.Capture capture) {
    if (!chase.foxMoves()) {
      return because("FG-4", new Words("Geese never capture.", "Les oies ne prennent jamais."));
    }
    List<Point> path = capture.path();
    Chase now = chase;
    for (int i = 1; i < path.size(); i++) {
      Point from = path.get(i - 1);
      Point to = path.get(i);
      Optional<Jump> jump = BOARD.jump(from, to);
      if (!now.fox().equals(from)) {
        return because("FG-4", nobody(chase), from);
      }
      if (jump.isEmpty()) {
        return because(
            "FG-4",
            new Words(
                "{1} is not straight behind a neighbour of {0}.",
                "{1} n’est pas juste derrière un voisin de {0}."),
            from,
            to);
      }
      if (!now.canJump(jump.get())) {
        return toJump(now, jump.get());
      }
      now = now.jumped(jump.get());
    }
    throw new IllegalArgumentException("nothing against " + capture);
  }

  private static Objection toJump(Chase chase, Jump jump) {
    if (!chase.goose(jump.over())) {
      return because(
          "FG-4",
          new Words("No goose on {0} to jump over.", "Aucune oie à sauter en {0}."),
          jump.over());
    }
    return chase.empty(jump.to())
        ? because(
            "FG-5",
            new Words(
                "The winning capture ends the chain.",
                "La prise qui gagne la partie met fin à la suite."))
        : taken("FG-4", jump.to());
  }

  private static Objection taken(String rule, Point point) {
    return because(rule, new Words("{0} is not empty.", "{0} n’est pas libre."), point);
  }

  private static Objection because(String rule, Words why, Object... parts) {
    return new Objection(rule, why.with(parts));
  }
}

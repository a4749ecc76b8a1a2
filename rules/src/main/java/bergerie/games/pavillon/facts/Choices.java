package bergerie.games.pavillon.facts;

import bergerie.games.pavillon.cards.Ability;
import bergerie.games.pavillon.cards.Target;
import bergerie.games.pavillon.table.Move;
import bergerie.games.pavillon.table.Situation;
import bergerie.games.pavillon.table.Task;
import java.util.ArrayList;
import java.util.List;

/** What the owner of a card may choose when its effect takes place. */
final class Choices {

  private Choices() {}

  /** How many there are to choose from; 0 where there is nothing to choose. */
  static int candidates(Situation s, Task.Apply apply) {
    Ability.Clause clause = s.clause(apply);
    if (clause.target().choice() != Target.Choice.THEN) {
      return 0;
    }
    return switch (clause.target().sort()) {
      case PET -> Targets.pets(s, clause, apply.source(), apply.matter()).size();
      case PLAYER -> Targets.players(s, clause, apply.source(), apply.matter()).size();
      case NONE -> 0;
    };
  }

  static List<Move> moves(Situation s, Task.Apply apply) {
    Ability.Clause clause = s.clause(apply);
    List<Move> moves = new ArrayList<>();
    Targets.pets(s, clause, apply.source(), apply.matter())
        .forEach(ref -> moves.add(new Move.ChoosePet(ref)));
    Targets.players(s, clause, apply.source(), apply.matter())
        .forEach(seat -> moves.add(new Move.ChoosePlayer(seat)));
    return moves;
  }
}

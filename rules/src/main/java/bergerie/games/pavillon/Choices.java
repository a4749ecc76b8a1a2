package bergerie.games.pavillon;

import java.util.ArrayList;
import java.util.List;

/** What the owner of a card may choose when its effect takes place. */
final class Choices {

  private Choices() {}

  /** How many there are to choose from; 0 where there is nothing to choose. */
  static int candidates(Situation s, Task.Apply apply) {
    Ability.Clause clause = clause(s, apply);
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
    Ability.Clause clause = clause(s, apply);
    List<Move> moves = new ArrayList<>();
    Targets.pets(s, clause, apply.source(), apply.matter())
        .forEach(ref -> moves.add(new Move.ChoosePet(ref)));
    Targets.players(s, clause, apply.source(), apply.matter())
        .forEach(seat -> moves.add(new Move.ChoosePlayer(seat)));
    return moves;
  }

  static Ability.Clause clause(Situation s, Task.Apply apply) {
    return ability(s, apply.source(), apply.ability()).clauses().get(apply.clause());
  }

  static Ability ability(Situation s, Source source, int number) {
    return powers(s, source).all().get(number);
  }

  static Powers powers(Situation s, Source source) {
    return switch (source) {
      case Source.OfPet(PetRef ref) -> s.surely(ref).species().powers();
      case Source.OfWeapon(var seat) -> s.player(seat).weapon().powers();
      case Source.OfAspect(var seat) -> s.player(seat).aspect().orElseThrow().powers();
      case Source.OfSpell(_, Spell spell) -> spell.powers();
    };
  }

  static Card card(Situation s, Source source) {
    return switch (source) {
      case Source.OfPet(PetRef ref) -> s.surely(ref).species();
      case Source.OfWeapon(var seat) -> s.player(seat).weapon();
      case Source.OfAspect(var seat) -> s.player(seat).aspect().orElseThrow();
      case Source.OfSpell(_, Spell spell) -> spell;
    };
  }
}

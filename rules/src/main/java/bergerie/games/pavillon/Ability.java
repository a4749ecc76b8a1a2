package bergerie.games.pavillon;

import java.util.List;

/**
 * One thing a card does: when, how often in a combat, under which condition, and what.
 *
 * @param limit how many times in a combat; {@link #UNLIMITED} for always
 */
public record Ability(Trigger trigger, int limit, Condition condition, List<Clause> clauses) {

  static final int UNLIMITED = 0;

  public Ability {
    clauses = List.copyOf(clauses);
  }

  /** An effect and whom it touches. */
  public record Clause(Effect effect, Target target) {}

  boolean at(Trigger.Moment moment) {
    return trigger == moment;
  }

  boolean passive() {
    return trigger == Trigger.Moment.PASSIVE;
  }
}

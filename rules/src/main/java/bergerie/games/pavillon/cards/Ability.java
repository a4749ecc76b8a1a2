package bergerie.games.pavillon.cards;

/**
 * One thing a card does: when, how often in a combat, under which condition, and what.
 *
 * @param limit how many times in a combat; {@link #UNLIMITED} for always
 */
public record Ability(Trigger trigger, int limit, Condition condition, ShortList<Clause> clauses) {

  public static final int UNLIMITED = 0;

  /** An effect and whom it touches. */
  public record Clause(Effect effect, Target target) {}

  public boolean at(Trigger.Moment moment) {
    return trigger == moment;
  }

  boolean passive() {
    return trigger == Trigger.Moment.PASSIVE;
  }

  /** Whether it changes what a strike takes, and is looked up there only. */
  boolean shapes() {
    for (Clause clause : clauses) {
      if (clause.effect() instanceof Effect.Shaping) {
        return true;
      }
    }
    return false;
  }

  /** Whether it is aimed at a declared strike. */
  boolean cancels() {
    return clauses.stream().anyMatch(clause -> clause.effect() instanceof Effect.CancelStrike);
  }
}

package bergerie.games.pavillon.player;

import bergerie.games.pavillon.cards.Effect.Ending;

/** What a pet suffers for some turns of its owner, or for a combat. */
public sealed interface Affliction {

  /** It can't strike; {@code after} is the damage when that ends. */
  record Stunned(int turns, Ending ending, int after) implements Affliction {
    public Stunned turnPassed() {
      return new Stunned(turns - 1, ending, after);
    }
  }

  /** What gives it more Attack all the time does not, for the rest of the combat. */
  record Calmed() implements Affliction {}

  /** It loses {@code amount} at the start of each turn. */
  record Poisoned(int amount, int turns) implements Affliction {
    public Poisoned turnPassed() {
      return new Poisoned(amount, turns - 1);
    }
  }
}

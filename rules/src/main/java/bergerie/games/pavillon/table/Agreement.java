package bergerie.games.pavillon.table;

import bergerie.rules.Named;
import bergerie.rules.Setup;

/**
 * What the players have agreed on.
 *
 * @param window how long a window lasts, in seconds; 0: until everyone has answered
 * @param consolation coins for the last of a combat (PT-42)
 */
public record Agreement(
    int window, int consolation, Rate spells, Wearing aspects, Order actions, Draft draft) {

  /** How many spells a player may cast (PT-35). */
  public enum Rate implements Named {
    /** One in each turn of anybody. */
    TURN,
    /** One from one own turn to the next. */
    LAP,
    /** One in each combat. */
    COMBAT,
    /** As many as one likes. */
    FREE
  }

  /** Who may have an aspect in play (PT-40). */
  public enum Wearing implements Named {
    EACH,
    /** Only who cast one last. */
    ONE
  }

  /** How the three actions of a preparation are done (PT-20). */
  public enum Order implements Named {
    ROW,
    /** One in each of three laps. */
    LAPS
  }

  /** Whether a spell of the draft may be left (PT-39). */
  public enum Draft implements Named {
    TAKE,
    DECLINE
  }

  static Agreement of(Setup setup) {
    return new Agreement(
        setup.whole("window"),
        setup.option("coin").equals("yes") ? 1 : 0,
        setup.option("spells", Rate.values()),
        setup.option("aspects", Wearing.values()),
        setup.option("actions", Order.values()),
        setup.option("draft", Draft.values()));
  }
}

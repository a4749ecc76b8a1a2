package bergerie.games.pavillon;

import bergerie.rules.Setup;
import java.util.Locale;

/**
 * What the players have agreed on; options name these values in small letters.
 *
 * @param window how long a window lasts, in seconds; 0: until everyone has answered
 * @param consolation coins for the last of a combat (PT-42)
 */
record Agreement(
    int window, int consolation, Rate spells, Wearing aspects, Order actions, Draft draft) {

  /** How many spells a player may cast (PT-35). */
  enum Rate {
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
  enum Wearing {
    EACH,
    /** Only who cast one last. */
    ONE
  }

  /** How the three actions of a preparation are done (PT-20). */
  enum Order {
    ROW,
    /** One in each of three laps. */
    LAPS
  }

  /** Whether a spell of the draft may be left (PT-39). */
  enum Draft {
    TAKE,
    DECLINE
  }

  static Agreement of(Setup setup) {
    return new Agreement(
        setup.whole("window"),
        setup.option("coin").equals("yes") ? 1 : 0,
        Rate.valueOf(named(setup, "spells")),
        Wearing.valueOf(named(setup, "aspects")),
        Order.valueOf(named(setup, "actions")),
        Draft.valueOf(named(setup, "draft")));
  }

  private static String named(Setup setup, String option) {
    return setup.option(option).toUpperCase(Locale.ROOT);
  }
}

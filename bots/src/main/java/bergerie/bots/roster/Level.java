package bergerie.bots.roster;

import java.util.Locale;

/**
 * How well a bot plays, as people choose it, the weakest first. {@link Bots} says which game has
 * which.
 */
public enum Level {
  RANDOM,
  GREEDY,
  BEST_GROUP,
  LAMB,
  DOG,
  WOLF,
  ALPHA;

  public String id() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}

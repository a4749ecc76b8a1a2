package bergerie.bots.roster;

import bergerie.rules.Named;

/**
 * How well a bot plays, as people choose it, the weakest first. {@link Bots} says which game has
 * which.
 */
public enum Level implements Named {
  RANDOM,
  GREEDY,
  BEST_GROUP,
  LAMB,
  DOG,
  WOLF,
  ALPHA;
}

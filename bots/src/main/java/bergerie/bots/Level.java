package bergerie.bots;

import java.util.Locale;

/** How well a bot plays, as people choose it. */
public enum Level {
  RANDOM,
  GREEDY;

  public String id() {
    return name().toLowerCase(Locale.ROOT);
  }
}

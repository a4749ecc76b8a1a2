package bergerie.rules;

import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;

/** What is agreed before a game starts. Made and checked by {@link GameInfo#setup}. */
public record Setup(int players, Map<String, String> options) {
  public Setup {
    options = Collections.unmodifiableMap(new TreeMap<>(options));
  }

  public String option(String name) {
    String value = options.get(name);
    if (value == null) {
      throw new IllegalArgumentException("no option " + name);
    }
    return value;
  }

  /** The value of an option whose values these are. */
  public <N extends Named> N option(String name, N[] values) {
    return Named.find(values, option(name)).orElseThrow();
  }

  /** Whether a rule is carried out as it was before it was mended. */
  public boolean isBefore(String mended) {
    return option(mended).equals(Option.Mended.BEFORE);
  }

  public int whole(String name) {
    return Integer.parseInt(option(name));
  }
}

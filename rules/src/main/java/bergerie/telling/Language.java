package bergerie.telling;

import java.util.Locale;

/** The languages every text of the house is written in. */
public enum Language {
  EN,
  FR;

  public String code() {
    return name().toLowerCase(Locale.ROOT);
  }
}

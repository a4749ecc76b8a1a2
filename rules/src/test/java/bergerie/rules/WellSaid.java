package bergerie.rules;

import static org.junit.jupiter.api.Assertions.assertFalse;

/** What people are told in both languages, with the signs that each of them writes. */
public final class WellSaid {

  private WellSaid() {}

  public static void check(Words said) {
    assertFalse(said.en().isBlank() || said.fr().isBlank(), said::toString);
    assertFalse(said.en().equals(said.fr()), said::toString);
    assertFalse(said.en().contains("'") || said.fr().contains("'"), said::toString);
    assertFalse(said.fr().matches(".*\\S[;!?].*|.*[^ ]: .*"), said::toString);
  }
}

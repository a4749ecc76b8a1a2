package bergerie.telling;

/** What a thing is called: one of it and several, in both languages, without an article. */
public record Noun(Forms en, Forms fr, Gender gender) {

  /** One of a thing, and several. */
  public record Forms(String one, String several) {

    String of(Amount amount) {
      return switch (amount) {
        case ONE -> one;
        case SEVERAL -> several;
      };
    }
  }

  public static Noun masculine(Forms en, Forms fr) {
    return new Noun(en, fr, Gender.MASCULINE);
  }

  public static Noun feminine(Forms en, Forms fr) {
    return new Noun(en, fr, Gender.FEMININE);
  }

  /** What there is one of, such as the title of a card. */
  public static Noun only(String en, String fr, Gender gender) {
    return new Noun(new Forms(en, en), new Forms(fr, fr), gender);
  }

  public static Forms forms(String one, String several) {
    return new Forms(one, several);
  }
}

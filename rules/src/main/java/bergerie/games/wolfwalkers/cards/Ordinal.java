package bergerie.games.wolfwalkers.cards;

import bergerie.rules.Words;
import java.util.List;

/** Which of several, from 1: “second”. A market has at most eight places of a side. */
public final class Ordinal {

  private static final List<Words> FURTHER =
      List.of(
          new Words("second", "deuxième"),
          new Words("third", "troisième"),
          new Words("fourth", "quatrième"),
          new Words("fifth", "cinquième"),
          new Words("sixth", "sixième"),
          new Words("seventh", "septième"),
          new Words("eighth", "huitième"));

  private Ordinal() {}

  public static Words masculine(int number) {
    return number == 1 ? new Words("first", "premier") : FURTHER.get(number - 2);
  }

  public static Words feminine(int number) {
    return number == 1 ? new Words("first", "première") : FURTHER.get(number - 2);
  }
}

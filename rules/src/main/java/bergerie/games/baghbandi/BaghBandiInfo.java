package bergerie.games.baghbandi;

import bergerie.rules.GameInfo;
import bergerie.rules.Option.Choice;
import bergerie.rules.Option.Value;
import bergerie.rules.Words;
import bergerie.rules.content.RuleBook;
import bergerie.rules.hunt.HuntOptions;
import bergerie.rules.hunt.HuntRules;
import java.util.List;

final class BaghBandiInfo {

  private BaghBandiInfo() {}

  static GameInfo info() {
    return new GameInfo(
        "bagh-bandi",
        1,
        Words.same("Bagh Bandi"),
        new Words(
            "The tiger game of Bengal. Twenty sheep wait in four stacks and pour out one by one"
                + " around two wolves, who may capture in chains. Five captures win for the"
                + " wolves; two blocked wolves win for the sheep.",
            "Le jeu du tigre du Bengale. Vingt moutons attendent en quatre piles et se déploient un"
                + " à un autour de deux loups, qui peuvent enchaîner les captures. Cinq captures et"
                + " les loups gagnent ; les deux loups bloqués, et ce sont les moutons."),
        List.of(2),
        HuntRules.SEATS,
        List.of(
            new Choice(
                "start",
                new Words("The wolves start on", "Départ des loups"),
                List.of(
                    new Value("C2C4", new Words("C2 and C4", "C2 et C4")),
                    new Value("C1C5", new Words("C1 and C5", "C1 et C5")),
                    new Value("C3C5", new Words("C3 and C5", "C3 et C5")))),
            new Choice(
                "rejump",
                new Words(
                    "A point may be jumped again in one turn",
                    "Un point peut être sauté deux fois dans un tour"),
                List.of(
                    new Value("no", new Words("no", "non")),
                    new Value("yes", new Words("yes", "oui")))),
            HuntOptions.jumped(),
            HuntOptions.repetition(),
            HuntOptions.quiet(),
            HuntOptions.rams(0, 3, 4),
            HuntOptions.places(
                3,
                List.of(
                    stack("1", "B3", "B2"),
                    stack("2", "D3", "D2"),
                    stack("3", "B5", "B4"),
                    stack("4", "D5", "D4")),
                List.of(),
                "3",
                "4"),
            HuntOptions.red(
                List.of(
                    new Value(
                        "first",
                        new Words(
                            "the first-named, on C2, C1 or C3",
                            "le premier nommé, en C2, C1 ou C3")),
                    new Value(
                        "other", new Words("the other, on C4 or C5", "l’autre, en C4 ou C5"))),
                "3",
                "4")),
        HuntRules.with(RuleBook.of(BaghBandiInfo.class)),
        GameInfo.Secrecy.OPEN,
        25,
        3);
  }

  /** A stack by its number, and where it stands (BB-1). */
  private static Value stack(String number, String high, String low) {
    return new Value(number, new Words("{0} (or {1})", "{0} (ou {1})").with(high, low));
  }
}

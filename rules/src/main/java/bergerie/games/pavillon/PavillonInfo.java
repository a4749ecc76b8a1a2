package bergerie.games.pavillon;

import bergerie.rules.GameInfo;
import bergerie.rules.Option.Choice;
import bergerie.rules.Option.Value;
import bergerie.rules.Option.Whole;
import bergerie.rules.SeatName;
import bergerie.rules.Words;
import bergerie.rules.content.RuleBook;
import java.util.List;
import java.util.stream.IntStream;

final class PavillonInfo {

  static final String ID = "pavillon";

  private PavillonInfo() {}

  static GameInfo info() {
    return new GameInfo(
        ID,
        2,
        Words.same("Au Pavillon du Traqueur"),
        new Words(
            "Hunters meet at the lodge. Tame pets, choose a weapon, hold your spells for the right"
                + " moment, and send your pets to fight. Whoever wins a combat strikes the"
                + " neighbours; the last one alive wins.",
            "Des chasseurs se retrouvent au pavillon. Domptez des familiers, choisissez une arme,"
                + " gardez vos sorts pour le bon moment et lancez vos familiers au combat. Qui"
                + " gagne une manche frappe ses voisins ; le dernier en vie l’emporte."),
        List.of(4, 3),
        IntStream.rangeClosed(1, 4).mapToObj(SeatName::place).toList(),
        List.of(
            new Whole(
                "window",
                new Words(
                    "Seconds to answer with a spell; 0: no sand, everyone answers",
                    "Secondes pour répondre par un sort ; 0 : sans sablier, tous répondent"),
                6,
                0,
                30,
                0),
            new Choice(
                    "coin",
                    new Words(
                        "The last of a combat gains 1 coin",
                        "Le dernier d’un combat reçoit 1 Pièce"),
                    List.of(
                        new Value("yes", new Words("yes", "oui")),
                        new Value("no", new Words("no", "non"))))
                .byTheBook("no"),
            spells(),
            aspects(),
            actions(),
            draft()),
        RuleBook.of(PavillonInfo.class),
        GameInfo.Secrecy.HIDDEN,
        60,
        5);
  }

  // PT-35
  private static Choice spells() {
    return new Choice(
            "spells",
            new Words("Spells each player may cast", "Sorts que chacun peut lancer"),
            List.of(
                new Value(
                    "turn",
                    new Words(
                        "one in every turn, whoever’s it is",
                        "un pendant chaque tour, le sien ou celui d’un autre")),
                new Value(
                    "lap",
                    new Words(
                        "one per lap, from one own turn to the next",
                        "un par tour de table, d’un de ses tours au suivant")),
                new Value("combat", new Words("one in each combat", "un par combat")),
                new Value("free", new Words("as many as one likes", "autant qu’on veut"))))
        .byTheBook("lap")
        .since("turn");
  }

  // PT-40
  private static Choice aspects() {
    return new Choice(
            "aspects",
            new Words("Aspects in play", "Aspects en jeu"),
            List.of(
                new Value("each", new Words("one for each player", "un par joueur")),
                new Value(
                    "one",
                    new Words(
                        "one for the whole table, worn by whoever cast it last",
                        "un seul pour toute la table, à qui l’a lancé en dernier"))))
        .byTheBook("one")
        .since("each");
  }

  // PT-20
  private static Choice actions() {
    return new Choice(
            "actions",
            new Words("Three actions to prepare", "Trois actions de préparation"),
            List.of(
                new Value("row", new Words("three in a row", "trois de suite")),
                new Value(
                    "laps",
                    new Words(
                        "one each, three times round", "une chacun, en trois tours de table"))))
        .byTheBook("laps")
        .since("row");
  }

  // PT-39
  private static Choice draft() {
    return new Choice(
            "draft",
            new Words("Spells after a combat", "Sorts après un combat"),
            List.of(
                new Value("take", new Words("everyone takes one", "chacun en prend un")),
                new Value("decline", new Words("one may decline", "on peut refuser"))))
        .byTheBook("decline")
        .since("take");
  }
}

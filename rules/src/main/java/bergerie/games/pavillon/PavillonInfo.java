package bergerie.games.pavillon;

import bergerie.rules.GameInfo;
import bergerie.rules.Option.Choice;
import bergerie.rules.Option.Value;
import bergerie.rules.Option.Whole;
import bergerie.rules.SeatName;
import bergerie.rules.Words;
import bergerie.rules.content.RuleBook;
import java.util.List;

final class PavillonInfo {

  static final String ID = "pavillon";

  private PavillonInfo() {}

  static GameInfo info() {
    return new GameInfo(
        ID,
        1,
        Words.same("Au Pavillon du Traqueur"),
        new Words(
            "Hunters meet at the lodge. Tame pets, choose a weapon, hold your spells for the right"
                + " moment, and send your pets to fight. Whoever wins a combat strikes the"
                + " neighbours; the last one alive wins.",
            "Des chasseurs se retrouvent au pavillon. Domptez des familiers, choisissez une arme,"
                + " gardez vos sorts pour le bon moment et lancez vos familiers au combat. Qui"
                + " gagne une manche frappe ses voisins ; le dernier en vie l’emporte."),
        List.of(4, 3),
        List.of(seat(1), seat(2), seat(3), seat(4)),
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
                new Words("The last of a combat gains 1 coin", "Le dernier reçoit 1 Pièce"),
                List.of(
                    new Value("yes", new Words("yes", "oui")),
                    new Value("no", new Words("no", "non"))))),
        RuleBook.of(PavillonInfo.class),
        GameInfo.Secrecy.HIDDEN,
        60,
        5);
  }

  private static SeatName seat(int number) {
    return new SeatName("P" + number, new Words("Player " + number, "Joueur " + number));
  }
}

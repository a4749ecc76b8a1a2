package bergerie.games.kukuli;

import bergerie.rules.GameInfo;
import bergerie.rules.Option.Choice;
import bergerie.rules.Option.Value;
import bergerie.rules.Words;
import bergerie.rules.content.RuleBook;
import bergerie.rules.hunt.HuntOptions;
import bergerie.rules.hunt.HuntRules;
import java.util.List;

final class KukuliInfo {

  /** Where the sheep start: at both ends of the third row, where rams usually are, and below. */
  static final List<String> ENDS = List.of("A3", "E3");

  static final List<String> ROWS =
      List.of("A1", "B1", "C1", "D1", "E1", "A2", "B2", "C2", "D2", "E2");

  private KukuliInfo() {}

  static GameInfo info() {
    return new GameInfo(
        "kukuli",
        1,
        Words.same("Kukuli"),
        new Words(
            "A hunt from the Andes. One wolf roams and must eat eight of twelve sheep; the sheep"
                + " never step back, and win by hemming it in or by filling its den. Whoever"
                + " thinks one step further wins.",
            "Une chasse venue des Andes. Un seul loup doit dévorer huit des douze moutons ; eux ne"
                + " reculent jamais et gagnent en l’encerclant ou en remplissant son antre. À qui"
                + " verra un coup plus loin."),
        List.of(2),
        HuntRules.LONE_WOLF,
        List.of(
            new Choice(
                "wolf",
                new Words("The wolf starts on", "Départ du loup"),
                List.of(
                    new Value("C6", new Words("C6, in its den", "C6, dans son antre")),
                    new Value("C3", new Words("C3, the centre", "C3, le centre")),
                    new Value("C5", new Words("C5, the doorstep", "C5, le seuil")),
                    new Value("C7", new Words("C7, the back wall", "C7, le fond de l’antre")))),
            new Choice(
                "first",
                new Words("First to move", "Premier à jouer"),
                List.of(
                    new Value("wolf", new Words("the wolf", "le loup")),
                    new Value("sheep", new Words("the sheep", "les moutons")))),
            HuntOptions.jumped(),
            HuntOptions.rams(0, 1, 2),
            HuntOptions.places(1, points(ENDS), points(ROWS), "1", "2")),
        HuntRules.with(RuleBook.of(KukuliInfo.class)),
        GameInfo.Secrecy.OPEN,
        15,
        2);
  }

  private static List<Value> points(List<String> names) {
    return names.stream().map(name -> new Value(name, Words.same(name))).toList();
  }
}

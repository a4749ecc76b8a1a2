package bergerie.games.foxandgeese;

import bergerie.rules.GameInfo;
import bergerie.rules.Option;
import bergerie.rules.SeatName;
import bergerie.rules.Words;
import bergerie.rules.content.RuleBook;
import java.util.List;
import java.util.stream.Stream;

final class FoxAndGeeseInfo {

  private FoxAndGeeseInfo() {}

  static GameInfo info() {
    return new GameInfo(
        "fox-and-geese",
        1,
        new Words("Fox and Geese", "Le renard et les oies"),
        new Words(
            "A hunt on a cross, played in Europe since the Middle Ages. The geese never go back"
                + " and hem the fox in; it jumps over whoever leaves a gap behind.",
            "Une chasse sur une croix, jouée en Europe depuis le Moyen Âge. Les oies ne reculent"
                + " jamais et enferment le renard ; lui saute par-dessus celles qui laissent un"
                + " vide derrière elles."),
        List.of(2),
        List.of(
            new SeatName("fox", new Words("Fox", "Renard")),
            new SeatName("geese", new Words("Geese", "Oies"))),
        List.of(
            new Option.Choice(
                "geese",
                new Words("Geese", "Oies"),
                Stream.of("13", "15", "17")
                    .map(count -> new Option.Value(count, Words.same(count)))
                    .toList())),
        RuleBook.of(FoxAndGeeseInfo.class),
        GameInfo.Secrecy.OPEN,
        20,
        2);
  }
}

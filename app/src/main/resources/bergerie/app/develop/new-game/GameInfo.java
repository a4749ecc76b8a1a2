package bergerie.games.@PACKAGE@;

import bergerie.rules.GameInfo;
import bergerie.rules.Option;
import bergerie.rules.SeatName;
import bergerie.rules.Words;
import bergerie.rules.content.RuleBook;
import java.util.List;

final class @TYPE@Info {

  private @TYPE@Info() {}

  static GameInfo info() {
    return new GameInfo(
        "@ID@",
        1,
        Words.same("@TITLE@"),
        new Words(
            "Two shepherds drive sheep into the fold. Whoever brings the last one home wins.",
            "Deux bergers rentrent les moutons. Qui ramène le dernier a gagné."),
        List.of(2),
        List.of(
            new SeatName("first", new Words("First", "Premier")),
            new SeatName("second", new Words("Second", "Second"))),
        List.of(
            new Option.Choice(
                "sheep",
                new Words("Sheep", "Moutons"),
                List.of(
                    new Option.Value("12", Words.same("12")),
                    new Option.Value("21", Words.same("21"))))),
        RuleBook.of(@TYPE@Info.class),
        GameInfo.Secrecy.OPEN,
        5,
        1);
  }
}

package bergerie.games.sheepsheep;

import bergerie.rules.GameInfo;
import bergerie.rules.Option;
import bergerie.rules.Option.Choice;
import bergerie.rules.Option.Value;
import bergerie.rules.Option.Whole;
import bergerie.rules.SeatName;
import bergerie.rules.Words;
import bergerie.rules.content.RuleBook;
import java.util.ArrayList;
import java.util.List;

final class SheepSheepInfo {

  static final String ID = "sheep-sheep";

  // SS-1
  private static final int MOST_PLAYERS = 4;

  private SheepSheepInfo() {}

  static GameInfo info() {
    return new GameInfo(
        ID,
        1,
        Words.same("Sheep Sheep"),
        new Words(
            "Shepherds against the sand. Every card shows one sheep and hides another: exchange"
                + " yours for those of the meadow, and gather as many of one family as you can"
                + " before the glass is empty. Quick eyes win, and a secret favourite counts"
                + " twice.",
            "Des bergers contre le sablier. Chaque carte montre un mouton et en cache un autre :"
                + " échangez les vôtres contre celles du pré et rassemblez le plus possible d’une"
                + " même famille avant la fin du sable. L’œil vif l’emporte, et votre fétiche"
                + " secret compte double."),
        List.of(2, 3, 4),
        seats(),
        options(),
        RuleBook.of(SheepSheepInfo.class),
        GameInfo.Secrecy.HIDDEN,
        20,
        2);
  }

  private static List<SeatName> seats() {
    List<SeatName> seats = new ArrayList<>();
    for (int number = 1; number <= MOST_PLAYERS; number++) {
      seats.add(new SeatName("P" + number, new Words("Player {0}", "Joueur {0}").with(number)));
    }
    return seats;
  }

  private static List<Option> options() {
    List<Option> options = new ArrayList<>();
    options.add(
        new Choice(
            "timer",
            new Words("A turn lasts", "Un tour dure"),
            List.of(
                new Value("sand", new Words("while the sand runs", "le temps du sablier")),
                new Value("exchanges", new Words("three exchanges", "trois échanges")))));
    // SS-19
    options.add(new Whole("sand", new Words("Seconds of sand", "Secondes de sable"), 90, 5, 300));
    for (int number = 1; number <= MOST_PLAYERS; number++) {
      options.add(
          new Whole(
              "sand" + number,
              new Words(
                      "Seconds for player {0} (0: as everybody)",
                      "Secondes du joueur {0} (0 : comme les autres)")
                  .with(number),
              0,
              0,
              300));
    }
    return options;
  }
}

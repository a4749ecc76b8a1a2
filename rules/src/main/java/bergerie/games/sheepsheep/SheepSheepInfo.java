package bergerie.games.sheepsheep;

import bergerie.games.sheepsheep.meadow.Agreement;
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
  private static final String TIMER = "timer";
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
                + " même famille avant que le sablier soit vide. L’œil vif l’emporte, et votre"
                + " fétiche secret compte double."),
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
      seats.add(SeatName.place(number));
    }
    return seats;
  }

  private static List<Option> options() {
    List<Option> options = new ArrayList<>();
    options.add(
        new Choice(
            TIMER,
            new Words("A turn lasts", "Un tour dure"),
            List.of(
                new Value("sand", new Words("while the sand runs", "le temps du sablier")),
                new Value("exchanges", new Words("three exchanges", "trois échanges")))));
    // SS-19
    options.add(
        new Whole(
                "sand", new Words("Seconds of sand", "Durée du sablier, en secondes"), 90, 30, 300)
            .by(5)
            .formerly(5, 300)
            .where(TIMER, "sand"));
    for (int number = 1; number <= MOST_PLAYERS; number++) {
      options.add(ownSand(number));
    }
    options.add(versos());
    options.add(first());
    // SS-18
    options.add(
        new Whole(
                "barren",
                new Words(
                    "Rounds in a row without a group that end the game",
                    "Tours de table sans groupe qui mettent fin à la partie"),
                6,
                Agreement.LEAN,
                20)
            .since(Integer.toString(Agreement.FORMERLY_BARREN)));
    return options;
  }

  // SS-19: only the players at the table have one.
  private static Option ownSand(int number) {
    return new Whole(
            "sand" + number,
            new Words(
                    "Seconds of sand for player {0} (0: as for everybody)",
                    "Durée du sablier du joueur {0}, en secondes (0 : comme pour tous)")
                .with(number),
            0,
            30,
            300)
        .by(5)
        .orZero()
        .formerly(0, 300)
        .from(number)
        .where(TIMER, "sand");
  }

  // SS-20
  private static Option versos() {
    return new Choice(
            "versos",
            new Words("Undersides of the meadow", "Le dessous des cartes du pré"),
            List.of(
                new Value(
                    "open",
                    new Words(
                        "open: all may look under every card", "visible : tous peuvent le voir")),
                new Value(
                    "hidden",
                    new Words(
                        "hidden: known only of cards that were in a hand",
                        "caché : connu seulement des cartes passées en main"))))
        .byTheBook("hidden");
  }

  // SS-21
  private static Option first() {
    List<Value> values = new ArrayList<>();
    values.add(new Value("drawn", new Words("whoever is drawn by lot", "le hasard décide")));
    for (SeatName seat : seats()) {
      values.add(new Value(seat.id(), seat.label()).from(values.size()));
    }
    return new Choice("first", new Words("Who begins", "Qui commence"), values);
  }
}

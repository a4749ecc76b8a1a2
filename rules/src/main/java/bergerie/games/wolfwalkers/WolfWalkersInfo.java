package bergerie.games.wolfwalkers;

import bergerie.games.wolfwalkers.cards.Box;
import bergerie.games.wolfwalkers.tale.Opening;
import bergerie.rules.GameInfo;
import bergerie.rules.Option;
import bergerie.rules.Option.Choice;
import bergerie.rules.Option.Mended;
import bergerie.rules.Option.Selection;
import bergerie.rules.Option.Value;
import bergerie.rules.SeatName;
import bergerie.rules.Words;
import bergerie.rules.content.RuleBook;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

final class WolfWalkersInfo {

  private static final String VARIANT = "variant";

  private static final Value DRAWN =
      new Value(Opening.RANDOM, new Words("drawn at random", "tiré au sort"));

  private WolfWalkersInfo() {}

  static GameInfo info(Box box) {
    return new GameInfo(
        Box.GAME,
        1,
        Words.same("WolfWalkers – My Story"),
        new Words(
            "Tell your own story of the film in 25 cards. Every card has two sides: a moment of the"
                + " story or an aim that it should fulfil. Take, place, and see your rival take"
                + " what you were hoping for.",
            "Racontez votre propre histoire du film en 25 cartes. Chaque carte a deux faces : un"
                + " moment de l’histoire, ou un objectif à remplir. Prenez, placez, et voyez"
                + " l’autre emporter ce que vous espériez."),
        List.of(2, 3, 4),
        IntStream.rangeClosed(1, 4).mapToObj(SeatName::place).toList(),
        options(box),
        RuleBook.of(WolfWalkersInfo.class),
        GameInfo.Secrecy.AT_TIMES,
        40,
        2);
  }

  /** A card of the variant to choose, with its text in both languages. */
  private static Value card(int id, Words title, Words text) {
    return new Value(String.valueOf(id), title, text.en() + " | " + text.fr());
  }

  private static List<Option> options(Box box) {
    List<Value> permanents = new ArrayList<>(List.of(DRAWN));
    box.permanents().forEach(c -> permanents.add(card(c.id(), c.title(), c.text())));
    List<Value> powers = new ArrayList<>(List.of(DRAWN));
    box.powers().forEach(c -> powers.add(card(c.id(), c.title(), c.text())));
    return List.of(
        new Choice(
            VARIANT,
            new Words("Thrilling stories", "Histoires palpitantes"),
            List.of(
                new Value("base", new Words("no: the base game", "non : le jeu de base")),
                new Value("light", new Words("light: one Permanent", "légère : un Permanent")),
                new Value(
                    "advanced",
                    new Words(
                        "advanced: a Permanent and three Powers",
                        "avancée : un Permanent et trois Pouvoirs")))),
        new Choice(
                "permanent", new Words("Permanent (variant)", "Permanent (variante)"), permanents)
            .where(VARIANT, "light", "advanced"),
        new Selection(
                "powers",
                new Words("Powers (advanced variant)", "Pouvoirs (variante avancée)"),
                Opening.RANDOM,
                powers,
                1,
                Box.POWERS_IN_PLAY)
            .where(VARIANT, "advanced"),
        new Choice(
            "first",
            new Words("First player", "Premier joueur"),
            List.of(DRAWN, new Value("P1", new Words("player 1", "le joueur 1")))),
        new Mended(
            Opening.FORESIGHT,
            new Words(
                "Powers 17, 18 and 25 heed who will have a turn",
                "Les Pouvoirs 17, 18 et 25 tiennent compte de qui jouera encore")));
  }
}

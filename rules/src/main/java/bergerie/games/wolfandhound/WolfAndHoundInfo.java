package bergerie.games.wolfandhound;

import bergerie.games.wolfandhound.box.Box;
import bergerie.games.wolfandhound.box.Combo;
import bergerie.games.wolfandhound.round.Name;
import bergerie.rules.GameInfo;
import bergerie.rules.Option;
import bergerie.rules.Option.Choice;
import bergerie.rules.Option.Mended;
import bergerie.rules.Option.Selection;
import bergerie.rules.Option.Value;
import bergerie.rules.SeatName;
import bergerie.rules.Words;
import bergerie.rules.content.RuleBook;
import java.util.List;

final class WolfAndHoundInfo {

  private WolfAndHoundInfo() {}

  static GameInfo of(Box box) {
    return new GameInfo(
        Box.GAME,
        1,
        Words.same("Wolf & Hound"),
        new Words(
            "Two teams of shepherds face each other across the Alps. Every card sends the wolf or"
                + " the hound some meadows further: wolves scatter sheep, hounds bring them back,"
                + " tornadoes and metamorphs upset every plan. The first shepherd without sheep"
                + " loses, and the partner too.",
            "Deux équipes de bergers se font face dans les Alpes. Chaque carte envoie le loup ou le"
                + " chien quelques prés plus loin : les loups dispersent les moutons, les chiens"
                + " les ramènent, tornades et métamorphes bousculent tous les plans. Le premier"
                + " berger sans moutons perd, et son partenaire avec lui."),
        List.of(4, 3, 2),
        Name.ALL.stream().map(name -> SeatName.place(name.ordinal() + 1)).toList(),
        options(box),
        RuleBook.of(WolfAndHoundInfo.class),
        GameInfo.Secrecy.HIDDEN,
        15,
        2);
  }

  private static List<Option> options(Box box) {
    return List.of(
        new Selection(
            "combo",
            new Words("Animals", "Animaux"),
            box.combos().getFirst().text(),
            box.animals().stream()
                .map(animal -> new Value(animal.id(), animal.label(), animal.mark()))
                .toList(),
            1,
            Combo.MOST,
            box.combos().stream()
                .map(combo -> new Value(combo.text(), combo.level().label()))
                .toList()),
        new Choice(
                "sheep",
                new Words("Sheep each", "Moutons par joueur"),
                List.of(
                    new Value(
                        "auto",
                        new Words(
                            "3; 4 with two wolves or an expert combination",
                            "3 ; 4 avec deux loups ou une combinaison d’experts")),
                    new Value("wolves", new Words("3; 4 with two wolves", "3 ; 4 avec deux loups")),
                    new Value("3", Words.same("3")),
                    new Value("4", Words.same("4"))))
            .byTheBook("wolves"),
        new Choice(
                "final",
                new Words("When the cards run out", "Quand les cartes s’épuisent"),
                List.of(
                    new Value(
                        "check",
                        new Words(
                            "who has no sheep loses, else sheep are counted",
                            "qui n’a plus de moutons perd, sinon on les compte")),
                    new Value(
                        "count", new Words("sheep are counted at once", "on compte aussitôt"))))
            .byTheBook("count"),
        new Choice(
                "seats",
                new Words("Teams and first player", "Équipes et premier joueur"),
                List.of(
                    new Value("drawn", new Words("drawn at random", "tirés au sort")),
                    new Value(
                        "chosen",
                        new Words(
                            "as the seats are: 1 with 3, 2 with 4, player 1 starts",
                            "selon les places : 1 avec 3, 2 avec 4, le joueur 1 commence"))))
            .since("chosen"),
        new Choice(
                "lone",
                new Words("Of three, who plays alone", "À trois, qui joue seul"),
                List.of(
                    new Value(
                        "seats",
                        new Words(
                            "as the seats fall; player 2 where they are chosen",
                            "selon les places ; le joueur 2 si elles sont choisies")),
                    new Value("P1", new Words("player 1", "le joueur 1")),
                    new Value("P2", new Words("player 2", "le joueur 2")),
                    new Value("P3", new Words("player 3", "le joueur 3"))))
            .among(3),
        new Choice(
            "rounds",
            new Words("Rounds", "Manches"),
            List.of(
                new Value("1", new Words("a single round", "une seule manche")),
                new Value("5", new Words("a match of five", "cinq manches")))),
        new Mended(
            "order",
            new Words(
                "Nobody is asked which of several animals of one colour acts first",
                "On ne demande pas lequel de plusieurs animaux de même couleur agit d’abord")));
  }
}

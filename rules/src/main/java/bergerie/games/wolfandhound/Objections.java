package bergerie.games.wolfandhound;

import bergerie.games.wolfandhound.box.Animal;
import bergerie.games.wolfandhound.box.Card;
import bergerie.games.wolfandhound.round.Move;
import bergerie.games.wolfandhound.round.Phase;
import bergerie.games.wolfandhound.round.WolfAndHoundState;
import bergerie.rules.Objection;
import bergerie.rules.Referee;
import bergerie.rules.Words;

/** Why the player who is asked may not make a move. */
final class Objections {

  private Objections() {}

  static Objection to(WolfAndHoundState state, Move move) {
    return switch (move) {
      case Move.Play(Card card) -> toPlay(state, card);
      case Move.Pass _ ->
          because(
              "WH-31",
              "Only who is under the tornado with nothing but 3s passes.",
              "Seul passe celui qui, sous la tornade, n’a que des 3.");
      case Move.Act(Animal animal) -> toAct(state, animal);
      case Move.Flip(Animal animal) -> toFlip(state, animal);
      case Move.Keep _, Move.Swap _ ->
          because(
              "WH-44",
              "There is no card of a ghost to keep or exchange now.",
              "Il n’y a pas de carte de fantôme à garder ou à échanger maintenant.");
      case Move.Sit _, Move.Draw _, Move.TurnUp _, Move.NextRound _ ->
          because(
              Referee.NOT_DRAWN,
              "Seats and cards are drawn and rounds begun by the table.",
              "C’est la table qui tire les places et les cartes, et ouvre les manches.");
    };
  }

  private static Objection toPlay(WolfAndHoundState state, Card card) {
    return switch (state.phase()) {
      case Phase.Playing _ when !state.held().cards().has(card) ->
          new Objection(
              "WH-24", new Words("You hold no {0}.", "Vous n’avez pas de {0}.").with(card.label()));
      case Phase.Playing _ ->
          because(
              "WH-31",
              "The tornado forbids 3s this turn.",
              "La tornade interdit les 3 pendant ce tour.");
      case Phase.Activating _ ->
          because(
              "WH-20",
              "The animals before you act first: choose their order.",
              "Les animaux devant vous agissent d’abord : choisissez leur ordre.");
      case Phase.Parting _ ->
          because(
              "WH-33",
              "Flip one of the two metamorphs first.",
              "Retournez d’abord l’un des deux métamorphes.");
      case Phase.Calling _ ->
          because(
              "WH-43",
              "This is the ghost’s turn: it plays no card from your hand.",
              "C’est le tour du fantôme : il ne joue pas de carte de votre main.");
      case Phase.Sitting _,
          Phase.Dealing _,
          Phase.TurningUp _,
          Phase.Swapping _,
          Phase.Flipping _,
          Phase.Drawing _,
          Phase.Decided _ ->
          throw new IllegalStateException("nobody is asked now");
    };
  }

  private static Objection toAct(WolfAndHoundState state, Animal animal) {
    if (!(state.phase() instanceof Phase.Activating(int waiting))) {
      return because(
          "WH-20",
          "Animals act at the beginning of a turn only.",
          "Les animaux n’agissent qu’au début d’un tour.");
    }
    int number = state.pack().number(animal);
    return number >= 0 && (waiting >> number & 1) != 0
        ? because(
            "WH-20",
            "Tornadoes act first, then wolves, then hounds.",
            "Les tornades agissent d’abord, puis les loups, puis les chiens.")
        : new Objection(
            "WH-20",
            new Words(
                    "{0} does not lie before the active player, or has acted.",
                    "{0} n’est pas devant le joueur actif, ou a déjà agi.")
                .with(animal.label()));
  }

  private static Objection toFlip(WolfAndHoundState state, Animal animal) {
    if (state.phase() instanceof Phase.Parting(Animal one, Animal other)) {
      return new Objection(
          "WH-33",
          new Words("Flip {0} or {1}, not {2}.", "Retournez {0} ou {1}, pas {2}.")
              .with(one.label(), other.label(), animal.label()));
    }
    return because(
        "WH-33",
        "A player flips a metamorph only to part two of one colour.",
        "On ne retourne un métamorphe que pour en séparer deux de même couleur.");
  }

  private static Objection because(String rule, String en, String fr) {
    return new Objection(rule, new Words(en, fr));
  }
}

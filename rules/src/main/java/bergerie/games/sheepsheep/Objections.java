package bergerie.games.sheepsheep;

import bergerie.games.sheepsheep.meadow.Agreement;
import bergerie.games.sheepsheep.meadow.Card;
import bergerie.games.sheepsheep.meadow.Cell;
import bergerie.games.sheepsheep.meadow.Family;
import bergerie.games.sheepsheep.meadow.Pasture;
import bergerie.games.sheepsheep.meadow.SheepSheepMove;
import bergerie.games.sheepsheep.meadow.Stage;
import bergerie.rules.Objection;
import bergerie.rules.Referee;
import bergerie.rules.Words;

/** Why a move is refused to the player whose turn it is. */
final class Objections {

  private Objections() {}

  static Objection to(Pasture state, SheepSheepMove move) {
    return switch (move) {
      case SheepSheepMove.First _,
          SheepSheepMove.Fetish _,
          SheepSheepMove.Give _,
          SheepSheepMove.Lay _,
          SheepSheepMove.TurnOver _,
          SheepSheepMove.Draw _ ->
          because(
              Referee.NOT_DRAWN,
              new Words(
                  "Cards are dealt by the table, not by a player.",
                  "C’est la table qui distribue, pas un joueur."));
      case SheepSheepMove.Exchange(Card card, Cell cell) ->
          state.stage() == Stage.REFILLING ? gapsFirst() : toExchange(state, card, cell);
      case SheepSheepMove.Win _ -> state.stage() == Stage.REFILLING ? gapsFirst() : noGroup();
      case SheepSheepMove.Done _ -> state.stage() == Stage.REFILLING ? gapsFirst() : groupStands();
      case SheepSheepMove.Place(Cell cell, Family up) -> toPlace(state, cell, up);
    };
  }

  private static Objection toExchange(Pasture state, Card card, Cell cell) {
    if (!SheepSheep.mayExchange(state)) {
      String rule =
          switch (state.agreed().pace()) {
            case Agreement.Pace.Timed _ -> "SS-22";
            case Agreement.Pace.Counted _ -> "SS-17";
          };
      return because(
          rule,
          new Words("You have made your {0} exchanges.", "Vous avez déjà fait vos {0} échanges.")
              .with(state.agreed().pace().exchanges()));
    }
    if (!state.shepherd(state.mover()).cards().contains(card)) {
      return because(
          "SS-9",
          new Words("You have no {0}-and-{1} card.", "Vous n’avez pas de carte {0} et {1}.")
              .with(card.one().label(), card.other().label()));
    }
    return because(
        "SS-9",
        new Words(
                "The sheep {0} is {1}: the card you lay there must hide a face of that colour.",
                "La carte {0} montre une face {1} : celle que vous y posez doit en cacher une.")
            .with(cell.where(), state.meadow().card(cell).up().label()));
  }

  private static Objection toPlace(Pasture state, Cell cell, Family up) {
    if (state.drawn().isEmpty()) {
      return because(
          "SS-12",
          new Words(
              "There is no gap to fill: exchange one of your cards.",
              "Aucune place à remplir : échangez une de vos cartes."));
    }
    if (!state.meadow().isEmpty(cell)) {
      return because(
          "SS-12",
          new Words("There is a sheep {0} already.", "Il y a déjà un mouton {0}.")
              .with(cell.where()));
    }
    return because(
        "SS-12",
        new Words("The drawn card has no {0} face.", "La carte piochée n’a pas de face {0}.")
            .with(up.label()));
  }

  private static Objection gapsFirst() {
    return because(
        "SS-12",
        new Words(
            "First fill the gap with the card you drew.",
            "Remplissez d’abord la place libre avec la carte piochée."));
  }

  private static Objection noGroup() {
    return because(
        "SS-10",
        new Words(
            "These cells are not a whole group of three or more of one family.",
            "Ces places ne forment pas un groupe entier d’au moins trois moutons d’une famille."));
  }

  private static Objection groupStands() {
    return because(
        "SS-10",
        new Words(
            "A group of three or more stands in the meadow: win it.",
            "Un groupe d’au moins trois moutons est formé : remportez-le."));
  }

  private static Objection because(String rule, Words why) {
    return new Objection(rule, why);
  }
}

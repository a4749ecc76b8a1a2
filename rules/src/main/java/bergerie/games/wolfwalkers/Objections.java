package bergerie.games.wolfwalkers;

import bergerie.games.wolfwalkers.cards.PowerEffect;
import bergerie.games.wolfwalkers.cards.Series;
import bergerie.games.wolfwalkers.cards.Side;
import bergerie.games.wolfwalkers.cards.Twist;
import bergerie.games.wolfwalkers.grid.Cell;
import bergerie.games.wolfwalkers.grid.Frame;
import bergerie.games.wolfwalkers.grid.Grid;
import bergerie.games.wolfwalkers.grid.Placed;
import bergerie.games.wolfwalkers.tale.Cast;
import bergerie.games.wolfwalkers.tale.Choices;
import bergerie.games.wolfwalkers.tale.Market;
import bergerie.games.wolfwalkers.tale.Move;
import bergerie.games.wolfwalkers.tale.Phase;
import bergerie.games.wolfwalkers.tale.Takes;
import bergerie.games.wolfwalkers.tale.Tale;
import bergerie.games.wolfwalkers.tale.Teller;
import bergerie.rules.Objection;
import bergerie.rules.Words;
import java.util.Optional;

/** Why a move is refused. */
final class Objections {

  private Objections() {}

  static Objection to(Tale tale, Move move) {
    return switch (move) {
      case Move.Dealt _ ->
          because(
              "WW-2", "Only the pile brings cards up.", "Seule la pioche fait venir des cartes.");
      case Move.Take take when playing(tale).isPresent() ->
          toTake(tale, playing(tale).orElseThrow(), take);
      case Move.Use(int power) when playing(tale).isPresent() ->
          toUse(tale, playing(tale).orElseThrow(), power);
      case Move.Keep _ -> toKeep(tale);
      case Move.Pass _ ->
          because(
              "WW-5",
              "A turn can’t be passed: take a card and place it.",
              "On ne passe pas son tour : prenez une carte et placez-la.");
      case Move.Swap _ when tale.phase() instanceof Phase.Retouching ->
          because(
              "WW-21",
              "The last touch swaps two different cards that lie side by side.",
              "La retouche échange deux cartes différentes posées côte à côte.");
      case Move.Take _,
          Move.Use _,
          Move.Swap _,
          Move.Shift _,
          Move.Flip _,
          Move.Ink _,
          Move.Pick _,
          Move.Reserve _,
          Move.Name _,
          Move.Forbid _,
          Move.Barter _,
          Move.Bargain _,
          Move.Order _ ->
          toChoice(tale);
    };
  }

  private static Optional<Phase.Playing> playing(Tale tale) {
    return tale.phase() instanceof Phase.Playing playing ? Optional.of(playing) : Optional.empty();
  }

  private static Objection toTake(Tale tale, Phase.Playing playing, Move.Take take) {
    if (!playing.pending().isEmpty()) {
      return unfinished(playing);
    }
    return Takes.origins(tale, playing).contains(take.from())
        ? toCell(tale, playing, take.cell())
        : toOrigin(tale, playing, take.from());
  }

  private static Objection toOrigin(Tale tale, Phase.Playing playing, Move.Origin from) {
    if (playing.paths() > 0) {
      return because(
          "WW-21",
          "This Power takes one of the cards you have looked at.",
          "Ce Pouvoir fait prendre une des cartes regardées.");
    }
    if (playing.has(new Twist.TakeTop())) {
      return because(
          "WW-21",
          "This Power takes the Story on top of the pile.",
          "Ce Pouvoir fait prendre l’Histoire au sommet de la pioche.");
    }
    Teller teller = tale.teller(playing.seat());
    return switch (from) {
      case Move.Origin.Path _ ->
          because(
              "WW-5",
              "Only cards of the market may be taken.",
              "Seules les cartes du marché peuvent être prises.");
      case Move.Origin.Top _ when teller.banned().isPresent() || !teller.named().isEmpty() ->
          bound(tale.market(), teller);
      case Move.Origin.Top _ ->
          because(
              "WW-5",
              "The top of the pile can’t be taken, only a card of the market.",
              "Le sommet de la pioche ne se prend pas, seulement une carte du marché.");
      case Move.Origin.Place(int number)
          when !tale.market().has(number) || tale.market().place(number).card().isEmpty() ->
          because(
              "WW-3",
              "There is no card in this place of the market.",
              "Il n’y a pas de carte à cette place du marché.");
      case Move.Origin.Place _ when Takes.reservedAgainst(tale, playing.seat(), from) ->
          because(
              "WW-21",
              "This card is reserved for another player.",
              "Cette carte est réservée à un autre joueur.");
      case Move.Origin.Place _ -> bound(tale.market(), teller);
    };
  }

  private static Objection bound(Market market, Teller teller) {
    return teller.banned().isPresent()
        ? new Objection(
            "WW-21",
            new Words(
                    "A Power forbids you to take this side this turn: {0}.",
                    "Un Pouvoir vous interdit cette face ce tour-ci : {0}.")
                .with(teller.banned().get().label()))
        : new Objection(
            "WW-21",
            new Words(
                    "A Power leaves you only {0} of the market.",
                    "Un Pouvoir ne vous laisse que {0} du marché.")
                .with(Series.of(teller.named().stream().map(market::called).toList())));
  }

  // WW-6
  private static Objection toCell(Tale tale, Phase.Playing playing, Cell cell) {
    Grid grid = tale.grid(playing.seat());
    if (playing.has(new Twist.Rewrite())) {
      return because(
          "WW-21",
          "This Power places the card on one of your cards.",
          "Ce Pouvoir place la carte sur une de vos cartes.");
    }
    if (grid.cards().isEmpty()) {
      return because(
          "WW-6",
          "Lay your first card in the middle: the frame grows around it.",
          "Posez votre première carte au milieu : le cadre grandit autour d’elle.");
    }
    if (grid.at(cell).isPresent()) {
      return because(
          "WW-6",
          "There is a card in this cell already: choose an empty one.",
          "Il y a déjà une carte dans cette case : choisissez-en une vide.");
    }
    if (!Frame.of(grid.placed(Placed.fresh(cell, 1, Side.STORY))).fits()) {
      return because(
          "WW-6",
          "The grid may not spread over more than 5 rows or 5 columns.",
          "La grille ne peut pas dépasser 5 rangées ni 5 colonnes.");
    }
    return because(
        "WW-6",
        "A card must lie beside a card of your grid; a corner is not enough.",
        "Une carte doit toucher une carte de votre grille par un côté ; un coin ne suffit pas.");
  }

  private static Objection toUse(Tale tale, Phase.Playing playing, int power) {
    Optional<Cast.InPlay> inPlay = tale.cast().power(power);
    if (inPlay.isEmpty()) {
      return because("WW-20", "This Power is not in play.", "Ce Pouvoir n’est pas en jeu.");
    }
    if (inPlay.get().used(playing.seat())) {
      return because(
          "WW-21", "You have used this Power already.", "Vous avez déjà utilisé ce Pouvoir.");
    }
    if (playing.used().isPresent()) {
      return because("WW-21", "One Power a turn is enough.", "Un seul Pouvoir par tour.");
    }
    if (inPlay.get().power().effects().getFirst() instanceof PowerEffect.Bargain
        && Choices.isLastTurn(tale, playing.seat())) {
      return because(
          "WW-21",
          "Nobody bargains on a last turn: the other player could not answer.",
          "On ne marchande pas à son dernier tour : l’autre ne pourrait pas répondre.");
    }
    return new Objection(
        "WW-21",
        new Words(
                "This Power can’t be carried out now: {0}",
                "Ce Pouvoir est impossible maintenant : {0}")
            .with(inPlay.get().power().effects().getFirst().words()));
  }

  private static Objection toKeep(Tale tale) {
    return tale.phase() instanceof Phase.Chapter
        ? because(
            "WW-21",
            "Keep one of the Objectives in your hand.",
            "Gardez un des Objectifs de votre main.")
        : because(
            "WW-21",
            "Only a Permanent lets you choose a first card.",
            "Seul un Permanent laisse choisir une première carte.");
  }

  private static Objection toChoice(Tale tale) {
    return switch (tale.phase()) {
      case Phase.Playing playing when !playing.pending().isEmpty() -> unfinished(playing);
      case Phase.Chapter _ ->
          because(
              "WW-21", "First choose your first card.", "Choisissez d’abord votre première carte.");
      case Phase.Retouching _ ->
          because(
              "WW-21",
              "All cards are placed: swap two adjacent ones, or pass.",
              "Toutes les cartes sont posées : échangez deux voisines, ou passez.");
      case Phase.Playing _, Phase.Seating _, Phase.Casting _, Phase.Fate _, Phase.Ended _ ->
          because(
              "WW-21",
              "Only a Power does this; use it first.",
              "Seul un Pouvoir permet cela ; utilisez-le d’abord.");
    };
  }

  private static Objection unfinished(Phase.Playing playing) {
    return new Objection(
        "WW-21",
        new Words(
                "The Power asks for another choice: {0}", "Le Pouvoir demande un autre choix : {0}")
            .with(playing.pending().getFirst().words()));
  }

  private static Objection because(String rule, String en, String fr) {
    return new Objection(rule, new Words(en, fr));
  }
}

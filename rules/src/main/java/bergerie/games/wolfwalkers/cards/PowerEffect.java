package bergerie.games.wolfwalkers.cards;

import bergerie.rules.Words;

/**
 * What a Power does, once for each player (WW-21). A Power does one or several, in turn. Some
 * change how the card of the turn is taken, some mark an Objective; the others are here.
 */
public sealed interface PowerEffect
    permits Twist,
        Marking,
        PowerEffect.TwoTurns,
        PowerEffect.SwapOwn,
        PowerEffect.MoveOwn,
        PowerEffect.MoveLast,
        PowerEffect.Renew,
        PowerEffect.Look,
        PowerEffect.Reserve,
        PowerEffect.FlipOwn,
        PowerEffect.AddIcon,
        PowerEffect.EraseIcon,
        PowerEffect.Barter,
        PowerEffect.Press,
        PowerEffect.Forbid,
        PowerEffect.Bargain {

  /** As the content file writes it. */
  String text();

  Words words();

  record TwoTurns() implements PowerEffect {
    @Override
    public String text() {
      return "two-turns";
    }

    @Override
    public Words words() {
      return new Words(
          "Play two turns, then skip your next one.", "Jouez deux tours, puis passez le suivant.");
    }
  }

  record SwapOwn() implements PowerEffect {
    @Override
    public String text() {
      return "swap-own";
    }

    @Override
    public Words words() {
      return new Words("Swap two of your cards.", "Échangez deux de vos cartes.");
    }
  }

  record MoveOwn() implements PowerEffect {
    @Override
    public String text() {
      return "move-own";
    }

    @Override
    public Words words() {
      return new Words(
          "Move one of your cards to a legal empty cell.",
          "Déplacez une de vos cartes vers une case vide permise.");
    }
  }

  record MoveLast() implements PowerEffect {
    @Override
    public String text() {
      return "move-last";
    }

    @Override
    public Words words() {
      return new Words(
          "Put your last card elsewhere, then play.",
          "Remettez votre dernière carte ailleurs, puis jouez.");
    }
  }

  record Renew(Side side) implements PowerEffect {
    @Override
    public String text() {
      return "renew " + side.id();
    }

    @Override
    public Words words() {
      return side == Side.STORY
          ? new Words("Renew the market’s Stories.", "Renouvelez les Histoires du marché.")
          : new Words("Renew the market’s Objectives.", "Renouvelez les Objectifs du marché.");
    }
  }

  record Look(int cards) implements PowerEffect {
    @Override
    public String text() {
      return "look " + cards;
    }

    @Override
    public Words words() {
      return new Words(
              "See both sides of the top {0} cards of the pile and put them back in any order.",
              "Voyez les deux faces des {0} cartes du dessus de la pioche et remettez-les dans"
                  + " l’ordre voulu.")
          .with(cards);
    }
  }

  record Reserve() implements PowerEffect {
    @Override
    public String text() {
      return "reserve";
    }

    @Override
    public Words words() {
      return new Words(
          "Reserve a market card until your next turn.",
          "Réservez une carte du marché jusqu’à votre prochain tour.");
    }
  }

  record FlipOwn() implements PowerEffect {
    @Override
    public String text() {
      return "flip-own";
    }

    @Override
    public Words words() {
      return new Words("Flip one of your placed cards.", "Retournez une de vos cartes placées.");
    }
  }

  record AddIcon() implements PowerEffect {
    @Override
    public String text() {
      return "add-icon";
    }

    @Override
    public Words words() {
      return new Words(
          "One of your Stories gains an icon.", "Une de vos Histoires gagne une icône.");
    }
  }

  record EraseIcon() implements PowerEffect {
    @Override
    public String text() {
      return "erase-icon";
    }

    @Override
    public Words words() {
      return new Words(
          "One of your Stories loses an icon.", "Une de vos Histoires perd une icône.");
    }
  }

  record Barter() implements PowerEffect {
    @Override
    public String text() {
      return "barter";
    }

    @Override
    public Words words() {
      return new Words(
          "Swap one of your cards with a market card of the same side.",
          "Échangez une de vos cartes avec une carte du marché du même côté.");
    }
  }

  record Press(int cards) implements PowerEffect {
    @Override
    public String text() {
      return "press " + cards;
    }

    @Override
    public Words words() {
      return new Words(
              "Name {0} places of the market: the next player must take from these.",
              "Désignez {0} places du marché : le joueur suivant doit prendre parmi elles.")
          .with(cards);
    }
  }

  record Forbid() implements PowerEffect {
    @Override
    public String text() {
      return "forbid";
    }

    @Override
    public Words words() {
      return new Words(
          "The next player can’t take one side next turn, if possible.",
          "Le joueur suivant ne peut pas prendre l’une des faces à son tour, si possible.");
    }
  }

  record Bargain(int points) implements PowerEffect {
    @Override
    public String text() {
      return "bargain " + points;
    }

    @Override
    public Words words() {
      return new Words(
              "Swap an Objective with an opponent, who gains {0} points.",
              "Échangez un Objectif avec un adversaire, qui gagne {0} points.")
          .with(points);
    }
  }
}

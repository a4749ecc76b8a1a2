package bergerie.games.wolfwalkers;

import bergerie.rules.Words;

/** What a Power does, once for each player (WW-21). A Power does one or several, in turn. */
public sealed interface PowerEffect {

  /** As the content file writes it. */
  String text();

  Words words();

  /** Changes how the card of this turn is taken or placed. */
  sealed interface Twist extends PowerEffect {}

  /** Gives an Objective of the own grid a mark. */
  sealed interface Marking extends PowerEffect {
    Mark mark();

    boolean suits(Objective objective);
  }

  record FlipTaken() implements Twist {
    @Override
    public String text() {
      return "flip-taken";
    }

    @Override
    public Words words() {
      return new Words("Flip the card you take.", "Retournez la carte que vous prenez.");
    }
  }

  record Leap() implements Twist {
    @Override
    public String text() {
      return "leap";
    }

    @Override
    public Words words() {
      return new Words(
          "You may place diagonally this turn.", "Vous pouvez placer en diagonale ce tour-ci.");
    }
  }

  record TakeTop() implements Twist {
    @Override
    public String text() {
      return "take-top";
    }

    @Override
    public Words words() {
      return new Words(
          "Take the Story on top of the pile.", "Prenez l’Histoire au sommet de la pioche.");
    }
  }

  record Paths(int cards) implements Twist {
    @Override
    public String text() {
      return "paths " + cards;
    }

    @Override
    public Words words() {
      return new Words(
              "Look at the top {0} cards of the pile and take one on either side; the rest go under"
                  + " the pile.",
              "Regardez les {0} cartes du dessus de la pioche et prenez-en une, du côté voulu ; le"
                  + " reste va sous la pioche.")
          .with(cards);
    }
  }

  record Rewrite() implements Twist {
    @Override
    public String text() {
      return "rewrite";
    }

    @Override
    public Words words() {
      return new Words(
          "Place the card you take on one of your cards, which goes under the pile; then play"
              + " again.",
          "Placez la carte prise sur une de vos cartes, qui va sous la pioche ; puis rejouez.");
    }
  }

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

  record AnyStory() implements Marking {
    @Override
    public String text() {
      return "any-story";
    }

    @Override
    public Words words() {
      return new Words(
          "One of your shape Objectives accepts any Story in one cell, once.",
          "Un de vos Objectifs de forme accepte toute Histoire dans une case, une fois.");
    }

    @Override
    public Mark mark() {
      return new Mark.AnyStory();
    }

    @Override
    public boolean suits(Objective objective) {
      return objective.kind() == Objective.Kind.SHAPE;
    }
  }

  record Stake(int plus, int minus) implements Marking {
    @Override
    public String text() {
      return "stake " + plus + " " + minus;
    }

    @Override
    public Words words() {
      return minus == 0
          ? new Words(
                  "+{0} if an Objective of your choice scores.",
                  "+{0} si un Objectif de votre choix marque.")
              .with(plus)
          : new Words(
                  "An Objective of your choice: +{0} if it scores, else −{1}.",
                  "Un Objectif de votre choix : +{0} s’il marque, sinon −{1}.")
              .with(plus, minus);
    }

    @Override
    public Mark mark() {
      return new Mark.Stake(plus, minus);
    }

    @Override
    public boolean suits(Objective objective) {
      return true;
    }
  }

  record Tolerate(int difference) implements Marking {
    @Override
    public String text() {
      return "tolerate " + difference;
    }

    @Override
    public Words words() {
      return new Words(
              "One of your balance Objectives tolerates a difference of {0}.",
              "Un de vos Objectifs d’équilibre tolère un écart de {0}.")
          .with(difference);
    }

    @Override
    public Mark mark() {
      return new Mark.Tolerance(difference);
    }

    @Override
    public boolean suits(Objective objective) {
      return objective.kind() == Objective.Kind.BALANCE;
    }
  }

  record Spyglass() implements Marking {
    @Override
    public String text() {
      return "spyglass";
    }

    @Override
    public Words words() {
      return new Words(
          "One of your arrow Objectives also counts its 4 diagonal neighbours.",
          "Un de vos Objectifs à flèche compte aussi ses 4 voisines en diagonale.");
    }

    @Override
    public Mark mark() {
      return new Mark.Diagonals();
    }

    @Override
    public boolean suits(Objective objective) {
      return objective.kind() == Objective.Kind.ARROW;
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

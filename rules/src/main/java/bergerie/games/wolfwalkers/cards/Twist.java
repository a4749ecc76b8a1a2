package bergerie.games.wolfwalkers.cards;

import bergerie.rules.Words;

/** Changes how the card of this turn is taken or placed. */
public sealed interface Twist extends PowerEffect {

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
}

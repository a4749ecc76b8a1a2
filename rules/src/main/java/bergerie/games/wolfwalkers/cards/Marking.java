package bergerie.games.wolfwalkers.cards;

import bergerie.rules.Words;

/** Gives an Objective of the own grid a mark. */
public sealed interface Marking extends PowerEffect {

  CardMark mark();

  boolean suits(Objective objective);

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
    public CardMark mark() {
      return new CardMark.AnyStory();
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
    public CardMark mark() {
      return new CardMark.Stake(plus, minus);
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
    public CardMark mark() {
      return new CardMark.Tolerance(difference);
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
    public CardMark mark() {
      return new CardMark.Diagonals();
    }

    @Override
    public boolean suits(Objective objective) {
      return objective.kind() == Objective.Kind.ARROW;
    }
  }
}

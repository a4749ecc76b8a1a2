package bergerie.games.wolfwalkers.cards;

import bergerie.rules.Words;

/** What a Power has left on an Objective. */
public sealed interface CardMark {

  Words label();

  /** In a shape, one cell of one copy may hold any Story. */
  record AnyStory() implements CardMark {
    @Override
    public Words label() {
      return new Words("any Story in one cell, once", "toute Histoire dans une case, une fois");
    }
  }

  /** So many points more if it scores, so many fewer if not. */
  record Stake(int plus, int minus) implements CardMark {
    @Override
    public Words label() {
      return minus == 0
          ? new Words("+{0} if it scores", "+{0} s’il marque").with(plus)
          : new Words("+{0} if it scores, else −{1}", "+{0} s’il marque, sinon −{1}")
              .with(plus, minus);
    }
  }

  /** A balance may be off by so many icons. */
  record Tolerance(int difference) implements CardMark {
    @Override
    public Words label() {
      return new Words("tolerates a difference of {0}", "tolère un écart de {0}").with(difference);
    }
  }

  /** An arrow also sees its diagonal neighbours. */
  record Diagonals() implements CardMark {
    @Override
    public Words label() {
      return new Words(
          "also counts its diagonal neighbours", "compte aussi ses voisines en diagonale");
    }
  }
}

package bergerie.rules.match;

import bergerie.rules.Game;
import bergerie.rules.dice.Chance;
import bergerie.rules.dice.Dice;
import bergerie.rules.dice.SealedDice;
import java.util.ArrayList;
import java.util.List;

/** Draws the cards of a match with its sealed dice, and keeps what the dice were asked. */
public record Dealer(String seed, List<String> nonces) {

  /** The first draw of a match. The number never goes back, also not when moves are taken back. */
  public static final long FIRST = 1;

  /**
   * Before the first: what deals anew that which was hidden in a position taken from another match,
   * and settles what a rematch leaves to chance.
   */
  public static final long ANEW = 0;

  public Dealer {
    nonces = List.copyOf(nonces);
  }

  public record Dealt<M>(M move, List<Drawn> drawn) {
    public Dealt {
      drawn = List.copyOf(drawn);
    }
  }

  public <S, M> Dealt<M> deal(Game<S, M, ?> game, S state, long draw) {
    Chance<M> chance = game.chance(state);
    Noted dice = new Noted(new SealedDice(seed, nonces, draw));
    M move = chance.sample(dice);
    return new Dealt<>(move, dice.drawn);
  }

  /** Dice that note down what they gave. */
  private static final class Noted implements Dice {
    private final Dice dice;
    private final List<Drawn> drawn = new ArrayList<>();

    Noted(Dice dice) {
      this.dice = dice;
    }

    @Override
    public int bits() {
      int bits = dice.bits();
      drawn.add(new Drawn(Drawn.RAW, Integer.toUnsignedLong(bits)));
      return bits;
    }

    @Override
    public int below(int bound) {
      int value = dice.below(bound);
      drawn.add(new Drawn(bound, value));
      return value;
    }
  }
}

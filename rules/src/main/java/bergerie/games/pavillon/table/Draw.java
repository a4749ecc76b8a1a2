package bergerie.games.pavillon.table;

import bergerie.rules.dice.Chance;
import bergerie.rules.dice.Dice;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * One of these cards, each equally likely. Equal cards lie side by side.
 *
 * @param move what it means to draw a card
 */
public record Draw<C, M>(List<C> cards, Function<C, M> move) implements Chance<M> {

  public static <C, M> Chance<M> of(List<C> cards, Function<C, M> move) {
    return new Draw<>(cards, move);
  }

  @Override
  public M sample(Dice dice) {
    return move.apply(dice.pick(cards));
  }

  @Override
  public boolean possible(M drawn) {
    for (C card : cards) {
      if (move.apply(card).equals(drawn)) {
        return true;
      }
    }
    return false;
  }

  @Override
  public Optional<List<Weighted<M>>> outcomes() {
    List<Weighted<M>> outcomes = new ArrayList<>();
    int from = 0;
    for (int i = 1; i <= cards.size(); i++) {
      if (i == cards.size() || !cards.get(i).equals(cards.get(from))) {
        outcomes.add(new Weighted<>(move.apply(cards.get(from)), i - from));
        from = i;
      }
    }
    return Optional.of(outcomes);
  }
}

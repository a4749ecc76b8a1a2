package bergerie.rules.dice;

import java.util.List;
import java.util.Optional;

/** What the dice may bring when a card is drawn. */
public interface Chance<M> {

  M sample(Dice dice);

  boolean possible(M move);

  /** Every outcome with its weight, where they can be listed. */
  Optional<List<Weighted<M>>> outcomes();

  record Weighted<M>(M move, int weight) {}

  /** One of the listed outcomes, each as often as its weight says. */
  static <M> Chance<M> of(List<Weighted<M>> listed) {
    List<Weighted<M>> outcomes = List.copyOf(listed);
    int total = outcomes.stream().mapToInt(Weighted::weight).sum();
    return new Chance<>() {
      @Override
      public M sample(Dice dice) {
        int rest = dice.below(total);
        for (Weighted<M> outcome : outcomes) {
          rest -= outcome.weight();
          if (rest < 0) {
            return outcome.move();
          }
        }
        throw new IllegalStateException("weights add up to " + total);
      }

      @Override
      public boolean possible(M move) {
        return outcomes.stream().anyMatch(o -> o.weight() > 0 && o.move().equals(move));
      }

      @Override
      public Optional<List<Weighted<M>>> outcomes() {
        return Optional.of(outcomes);
      }
    };
  }
}

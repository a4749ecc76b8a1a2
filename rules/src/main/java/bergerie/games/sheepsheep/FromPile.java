package bergerie.games.sheepsheep;

import bergerie.games.sheepsheep.meadow.Bag;
import bergerie.games.sheepsheep.meadow.Card;
import bergerie.games.sheepsheep.meadow.SheepSheepMove;
import bergerie.rules.dice.Chance;
import bergerie.rules.dice.Dice;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * The next card of the pile, each copy as likely as any other. Outcomes are listed only when asked
 * for: dealing goes through here some forty times a game.
 *
 * @param ways the moves that bring a card, equally likely: one for every face that may be up
 */
record FromPile(Bag pile, Function<Card, List<SheepSheepMove>> ways)
    implements Chance<SheepSheepMove> {

  @Override
  public SheepSheepMove sample(Dice dice) {
    int rest = dice.below(pile.size());
    for (Card card : Card.ALL) {
      rest -= pile.count(card);
      if (rest < 0) {
        return dice.pick(ways.apply(card));
      }
    }
    throw new IllegalStateException("the pile has fewer cards than it counts");
  }

  @Override
  public boolean possible(SheepSheepMove move) {
    for (Card card : Card.ALL) {
      if (pile.count(card) > 0 && ways.apply(card).contains(move)) {
        return true;
      }
    }
    return false;
  }

  @Override
  public Optional<List<Weighted<SheepSheepMove>>> outcomes() {
    List<Weighted<SheepSheepMove>> listed = new ArrayList<>();
    for (Card card : Card.ALL) {
      int count = pile.count(card);
      if (count > 0) {
        ways.apply(card).forEach(move -> listed.add(new Weighted<>(move, count)));
      }
    }
    return Optional.of(List.copyOf(listed));
  }
}

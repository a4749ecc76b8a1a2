package bergerie.games.wolfandhound;

import bergerie.games.wolfandhound.box.Card;
import bergerie.games.wolfandhound.box.Cards;
import bergerie.games.wolfandhound.round.Circle;
import bergerie.games.wolfandhound.round.Move;
import bergerie.rules.dice.Chance;
import bergerie.rules.dice.Dice;
import java.util.List;
import java.util.Optional;

/** The steps of the table: seats, a card out of the unseen ones, or what can't be otherwise. */
sealed interface Draws extends Chance<Move> {

  /**
   * Any unseen card, as often as there are copies of it.
   *
   * @param moves what drawing each card is, in the order of {@link Card}
   */
  record OneOf(Cards unseen, List<Move> moves) implements Draws {

    @Override
    public Move sample(Dice dice) {
      return moves.get(unseen.pick(dice).ordinal());
    }

    @Override
    public boolean possible(Move move) {
      int index = moves.indexOf(move);
      return index >= 0 && unseen.has(Card.ALL.get(index));
    }

    @Override
    public Optional<List<Weighted<Move>>> outcomes() {
      return Optional.of(
          Card.ALL.stream()
              .filter(unseen::has)
              .map(card -> new Weighted<>(moves.get(card.ordinal()), unseen.count(card)))
              .toList());
    }
  }

  /** Any way to sit, each as likely as the others. */
  record Seats(List<Circle> circles) implements Draws {
    public Seats {
      circles = List.copyOf(circles);
    }

    @Override
    public Move sample(Dice dice) {
      return new Move.Sit(dice.pick(circles));
    }

    @Override
    public boolean possible(Move move) {
      return move instanceof Move.Sit(Circle circle) && circles.contains(circle);
    }

    @Override
    public Optional<List<Weighted<Move>>> outcomes() {
      return Optional.of(
          circles.stream().map(circle -> new Weighted<Move>(new Move.Sit(circle), 1)).toList());
    }
  }

  record Certain(Move move) implements Draws {

    @Override
    public Move sample(Dice dice) {
      return move;
    }

    @Override
    public boolean possible(Move other) {
      return move.equals(other);
    }

    @Override
    public Optional<List<Weighted<Move>>> outcomes() {
      return Optional.of(List.of(new Weighted<>(move, 1)));
    }
  }
}

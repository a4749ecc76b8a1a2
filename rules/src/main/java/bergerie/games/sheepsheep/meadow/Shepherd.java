package bergerie.games.sheepsheep.meadow;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What a player has.
 *
 * @param fetish the secret family; none before it is dealt
 * @param cards open before the player
 * @param won under the fetish card, as they lay, oldest first
 */
public record Shepherd(Optional<Family> fetish, List<Card> cards, List<Won> won) {

  static final Shepherd NEW = new Shepherd(Optional.empty(), List.of(), List.of());

  public Shepherd {
    cards = List.copyOf(cards);
    won = List.copyOf(won);
  }

  Shepherd fetished(Family family) {
    return new Shepherd(Optional.of(family), cards, won);
  }

  Shepherd given(Card card) {
    List<Card> more = new ArrayList<>(cards);
    more.add(card);
    return new Shepherd(fetish, more, won);
  }

  /** The card taken lies where the card put was. */
  Shepherd exchanged(Card put, Card taken) {
    List<Card> changed = new ArrayList<>(cards);
    changed.set(changed.indexOf(put), taken);
    return new Shepherd(fetish, changed, won);
  }

  Shepherd rewarded(List<Won> group) {
    List<Won> more = new ArrayList<>(won);
    more.addAll(group);
    return new Shepherd(fetish, cards, more);
  }

  /** How many sheep of a family were won. */
  public int sheep(Family family) {
    int sheep = 0;
    for (Won card : won) {
      sheep += card.laid().up() == family ? 1 : 0;
    }
    return sheep;
  }

  // SS-15: 1 for every sheep won, 2 if it is of one's fetish family.
  public int points() {
    return won.size() + fetishSheep();
  }

  public int fetishSheep() {
    return fetish.map(this::sheep).orElse(0);
  }

  /** The most sheep of any one family. */
  public int bestFamily() {
    int most = 0;
    for (Family family : Family.ALL) {
      most = Math.max(most, sheep(family));
    }
    return most;
  }
}

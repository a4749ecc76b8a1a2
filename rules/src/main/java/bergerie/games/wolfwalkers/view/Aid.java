package bergerie.games.wolfwalkers.view;

import bergerie.games.wolfwalkers.cards.Card;
import bergerie.games.wolfwalkers.cards.Deck;
import bergerie.games.wolfwalkers.cards.Icon;
import bergerie.games.wolfwalkers.cards.Objective;
import bergerie.games.wolfwalkers.tale.Opening;
import bergerie.games.wolfwalkers.tale.Tale;
import bergerie.rules.Seat;
import bergerie.rules.Viewer;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** The aid card: how often icons and Objectives are in the box, and how often still to come. */
final class Aid {

  private final Deck deck;

  Aid(Deck deck) {
    this.deck = deck;
  }

  TaleView.Aid of(Tale tale, Viewer viewer) {
    int[] seen = seen(tale, viewer);
    int copies = Opening.copies(tale.players());
    return new TaleView.Aid(
        Icon.all().stream()
            .map(
                icon -> {
                  Predicate<Card> shows = card -> (card.icons() & icon.bit()) != 0;
                  int all = copies * count(shows);
                  return new TaleView.IconCount(icon, all, all - lying(seen, shows));
                })
            .toList(),
        Stream.of(Objective.Kind.values())
            .map(
                kind -> {
                  Predicate<Card> asks = card -> card.objective().kind() == kind;
                  int all = copies * count(asks);
                  return new TaleView.KindCount(kind, all, all - lying(seen, asks));
                })
            .toList());
  }

  private int count(Predicate<Card> wanted) {
    return (int) deck.cards().stream().filter(wanted).count();
  }

  private int lying(int[] seen, Predicate<Card> wanted) {
    return deck.cards().stream().filter(wanted).mapToInt(card -> seen[card.id()]).sum();
  }

  /** How many copies of each card the viewer sees lying, on whichever side. */
  private int[] seen(Tale tale, Viewer viewer) {
    int[] seen = new int[deck.cards().size() + 1];
    tale.market().places().forEach(place -> place.card().ifPresent(card -> seen[card]++));
    tale.tellers().forEach(t -> t.grid().cards().forEach(placed -> seen[placed.card()]++));
    tale.destiny().ifPresent(card -> seen[card]++);
    if (viewer instanceof Viewer.Player(Seat seat)) {
      tale.teller(seat).hand().forEach(card -> seen[card]++);
    }
    return seen;
  }
}

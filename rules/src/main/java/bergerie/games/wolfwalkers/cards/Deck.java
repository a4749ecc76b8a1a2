package bergerie.games.wolfwalkers.cards;

import bergerie.rules.Reading;
import bergerie.rules.Words;
import bergerie.rules.content.ContentFile;
import bergerie.rules.content.SourceLine;
import java.util.ArrayList;
import java.util.List;

/** The 55 two-sided cards (WW-1), in the order of their numbers from 1. */
public record Deck(List<Card> cards) {

  public static final int SIZE = 55;

  public Deck {
    cards = List.copyOf(cards);
  }

  public boolean has(int id) {
    return id >= 1 && id <= cards.size();
  }

  public Card card(int id) {
    return cards.get(id - 1);
  }

  static Reading<Deck> read(ContentFile source) {
    List<Card> cards = new ArrayList<>();
    for (SourceLine line : source.lines()) {
      switch (CardLine.read(line)) {
        case Reading.Garbled<Card>(Words why) -> {
          return Reading.garbled(why);
        }
        case Reading.Understood<Card>(Card card) -> {
          if (card.id() != cards.size() + 1) {
            return line.expected(
                "card " + (cards.size() + 1) + " of " + SIZE,
                "la carte " + (cards.size() + 1) + " sur " + SIZE,
                String.valueOf(card.id()));
          }
          cards.add(card);
        }
      }
    }
    return cards.size() == SIZE
        ? Reading.of(new Deck(cards))
        : Reading.garbled(
            new Words("{0}: expected {1} cards, found {2}", "{0} : attendu {1} cartes, trouvé {2}")
                .with(source.file(), SIZE, cards.size()));
  }
}

package bergerie.games.wolfandhound.box;

import bergerie.rules.Reading;
import bergerie.rules.Words;
import bergerie.rules.content.ContentFile;
import bergerie.rules.content.SourceLine;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/** Reads {@code cards.txt}: {@code card | copies}. */
final class CardFile {

  // WH-2: 32 number cards of eight kinds.
  private static final int CARDS = 32;

  private CardFile() {}

  static Reading<Cards> read(ContentFile source) {
    Cards deck = Cards.NONE;
    for (SourceLine line : source.lines()) {
      List<String> fields = line.fields();
      if (fields.size() != 2) {
        return line.expected("“card | copies”", "« carte | exemplaires »", line.text());
      }
      Optional<Card> card = Card.find(fields.get(0));
      if (card.isEmpty()) {
        return line.expected("b1 to b4 or w1 to w4", "b1 à b4 ou w1 à w4", fields.get(0));
      }
      if (deck.has(card.get())) {
        return line.expected("every card once", "chaque carte une fois", fields.get(0));
      }
      if (!fields.get(1).matches("[1-9]|1[0-9]|2[0-5]")) {
        return line.expected(
            "a number of copies, at least 1", "un nombre d’exemplaires, au moins 1", fields.get(1));
      }
      deck = deck.and(Cards.of(Collections.nCopies(Integer.parseInt(fields.get(1)), card.get())));
      if (deck.size() > CARDS) {
        return line.expected(
            CARDS + " cards in all", CARDS + " cartes en tout", Integer.toString(deck.size()));
      }
    }
    int kinds = Integer.bitCount(deck.kinds());
    if (kinds != Card.ALL.size()) {
      return ContentFiles.wrongTotal(
          source, new Words("kinds of cards", "sortes de cartes"), Card.ALL.size(), kinds);
    }
    return deck.size() == CARDS
        ? Reading.of(deck)
        : ContentFiles.wrongTotal(source, new Words("cards", "cartes"), CARDS, deck.size());
  }
}

package bergerie.games.sheepsheep.meadow;

import bergerie.rules.Named;
import bergerie.rules.Reading;
import bergerie.rules.Words;
import bergerie.rules.content.ContentFile;
import bergerie.rules.content.SourceLine;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * SS-2: the sheep cards of the box.
 *
 * @param plain used in every game
 * @param all with those marked 3+
 */
public record Deck(Bag plain, Bag all) {

  public static final String FILE = "deck.txt";

  /** Enough for the hands, the meadow and a first group to be won and replaced. */
  private static final int LEAST_WITH_TWO = 2 * Pasture.HAND + 9 + Group.LEAST;

  private static final int LEAST_WITH_FOUR = 4 * Pasture.HAND + 9 + Group.LEAST;

  // SS-3: with two players, the cards marked 3+ are taken out.
  public Bag pile(int players) {
    return players == 2 ? plain : all;
  }

  /** One word that tells this deck from any other. */
  public String version() {
    return Long.toString(plain.packed(), 36) + "-" + Long.toString(all.packed(), 36);
  }

  /** Lines of two families, the number of plain copies and the number of copies marked 3+. */
  public static Reading<Deck> read(ContentFile source) {
    Deck deck = new Deck(Bag.EMPTY, Bag.EMPTY);
    Set<Card> known = new HashSet<>();
    for (SourceLine line : source.lines()) {
      switch (entry(line, known)) {
        case Reading.Garbled<Entry>(Words why) -> {
          return Reading.garbled(why);
        }
        case Reading.Understood<Entry>(Entry entry) -> {
          known.add(entry.card());
          deck = deck.with(entry);
        }
      }
    }
    return deck.checked(source.file());
  }

  private record Entry(Card card, int plain, int marked) {}

  private Deck with(Entry entry) {
    return new Deck(
        plain.with(entry.card(), entry.plain()),
        all.with(entry.card(), entry.plain() + entry.marked()));
  }

  private static Reading<Entry> entry(SourceLine line, Set<Card> known) {
    List<String> fields = line.fields();
    if (fields.size() != 4) {
      return line.expected(
          "family | family | plain copies | copies marked 3+",
          "famille | famille | exemplaires simples | exemplaires marqués 3+",
          line.text());
    }
    return family(line, fields.get(0))
        .then(a -> family(line, fields.get(1)).then(b -> card(line, a, b, known)))
        .then(
            card ->
                copies(line, fields.get(2))
                    .then(
                        plain ->
                            copies(line, fields.get(3))
                                .then(marked -> entry(line, card, plain, marked))));
  }

  private static Reading<Family> family(SourceLine line, String name) {
    Optional<Family> family = Named.find(Family.ALL, name);
    return family.isPresent()
        ? Reading.of(family.get())
        : line.expected(
            "one of red, orange, yellow, green, blue, violet, pink",
            "red, orange, yellow, green, blue, violet ou pink",
            name);
  }

  private static Reading<Card> card(SourceLine line, Family a, Family b, Set<Card> known) {
    if (a == b) {
      return line.expected("two different families", "deux familles différentes", b.id());
    }
    Card card = Card.of(a, b);
    return known.contains(card)
        ? line.expected("every pair once", "chaque paire une seule fois", line.text())
        : Reading.of(card);
  }

  private static Reading<Integer> copies(SourceLine line, String number) {
    return number.matches("[0-" + Bag.MOST + "]")
        ? Reading.of(Integer.parseInt(number))
        : line.expected("a number from 0 to " + Bag.MOST, "un nombre de 0 à " + Bag.MOST, number);
  }

  private static Reading<Entry> entry(SourceLine line, Card card, int plain, int marked) {
    return plain + marked <= Bag.MOST
        ? Reading.of(new Entry(card, plain, marked))
        : line.expected(
            "at most " + Bag.MOST + " copies in all",
            "au plus " + Bag.MOST + " exemplaires en tout",
            plain + " + " + marked);
  }

  /** The two families of a line that can be read. */
  public static Words pair(SourceLine line) {
    return new Words("{0}/{1}", "{0}/{1}")
        .with(
            Named.find(Family.ALL, line.fields().get(0)).orElseThrow().label(),
            Named.find(Family.ALL, line.fields().get(1)).orElseThrow().label());
  }

  private Reading<Deck> checked(String file) {
    if (plain.size() < LEAST_WITH_TWO || all.size() < LEAST_WITH_FOUR) {
      return Reading.garbled(
          new Words(
                  "{0}: expected at least {1} plain cards and {2} in all, found {3} and {4}",
                  "{0} : attendu au moins {1} cartes simples et {2} en tout, trouvé {3} et {4}")
              .with(file, LEAST_WITH_TWO, LEAST_WITH_FOUR, plain.size(), all.size()));
    }
    return Reading.of(this);
  }
}

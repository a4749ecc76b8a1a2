package bergerie.games.sheepsheep;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bergerie.games.sheepsheep.meadow.Bag;
import bergerie.games.sheepsheep.meadow.Card;
import bergerie.games.sheepsheep.meadow.Deck;
import bergerie.games.sheepsheep.meadow.Family;
import bergerie.rules.Reading;
import bergerie.rules.Words;
import bergerie.rules.content.ContentFile;
import bergerie.rules.content.Library;
import org.junit.jupiter.api.Test;

/** The deck of the box, and what is said of decks that can't be played with. */
class DeckTest {

  private static final ContentFile BOX = Library.builtIn().open("sheep-sheep", Deck.FILE);

  private final Deck deck = Deck.read(BOX).orThrow();

  @Test
  void everyPairThreeTimesAndTwiceWithTwoPlayers() {
    for (Card card : Card.ALL) {
      assertEquals(2, deck.pile(2).count(card));
      assertEquals(3, deck.pile(3).count(card));
      assertEquals(3, deck.pile(4).count(card));
    }
    assertEquals(42, deck.pile(2).size());
    assertEquals(63, deck.pile(3).size());
  }

  @Test
  void everyFamilyHasEighteenFacesAndTwelveWithTwoPlayers() {
    for (Family family : Family.ALL) {
      assertEquals(18, faces(deck.pile(4), family));
      assertEquals(12, faces(deck.pile(2), family));
    }
  }

  @Test
  void anotherDeckHasAnotherVersion() {
    Deck other =
        Deck.read(ContentFile.of("deck.txt", text("red | orange | 2 | 1", "red|orange|1|2")))
            .orThrow();
    assertNotEquals(deck.version(), other.version());
  }

  @Test
  void badLinesAreNamed() {
    assertWrong(
        "red | orange | 2",
        "deck.txt:4: expected family | family | plain copies | copies marked 3+,"
            + " found “red | orange | 2”");
    assertWrong(
        "red | white | 2 | 1",
        "deck.txt:4: expected one of red, orange, yellow, green, blue, violet, pink,"
            + " found “white”");
    assertWrong("red | red | 2 | 1", "deck.txt:4: expected two different families, found “red”");
    assertWrong(
        "violet | pink | 2 | 1",
        "deck.txt:24: expected every pair once, found “violet | pink | 2 | 1”");
    assertWrong("red | orange | two | 1", "deck.txt:4: expected a number from 0 to 7, found “two”");
    assertWrong(
        "red | orange | 5 | 3", "deck.txt:4: expected at most 7 copies in all, found “5 + 3”");
  }

  @Test
  void aDeckMustBeLargeEnough() {
    assertEquals(
        new Words(
            "deck.txt: expected at least 20 plain cards and 28 in all, found 7 and 14",
            "deck.txt : attendu au moins 20 cartes simples et 28 en tout, trouvé 7 et 14"),
        why(ContentFile.of("deck.txt", "red | orange | 7 | 0\nred | pink | 0 | 7")));
  }

  /** The box's file with another first line. */
  private static String text(String first, String instead) {
    StringBuilder text = new StringBuilder("# \n\n\n");
    BOX.lines().forEach(line -> text.append(line.text()).append('\n'));
    assertTrue(text.indexOf(first) > 0);
    return text.toString().replace(first, instead);
  }

  private static void assertWrong(String line, String expected) {
    assertEquals(
        expected, why(ContentFile.of("deck.txt", text("red | orange | 2 | 1", line))).en());
  }

  private static Words why(ContentFile source) {
    return assertInstanceOf(Reading.Garbled.class, Deck.read(source)).why();
  }

  private static int faces(Bag pile, Family family) {
    return Card.ALL.stream().filter(card -> card.carries(family)).mapToInt(pile::count).sum();
  }
}

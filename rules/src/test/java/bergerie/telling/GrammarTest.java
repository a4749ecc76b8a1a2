package bergerie.telling;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Corners of both grammars, and of sentences within sentences. */
class GrammarTest {

  private static final Part BOB = new Part.Who(0);
  private static final Part ANNA = new Part.Who(1);

  private final Part.Thing axe =
      new Part.Thing(
          "axe", Noun.feminine(Noun.forms("axe", "axes"), Noun.forms("hache", "haches")));
  private final Part.Thing owl =
      new Part.Thing(
          "owl", Noun.masculine(Noun.forms("owl", "owls"), Noun.forms("hibou", "hiboux")));
  private final Hearer all =
      Hearer.anybody(
          List.of(new Hearer.Name.Person("bob", "bob"), new Hearer.Name.Person("Anna", "Anna")));

  @Test
  void everyVowelHasItsArticle() {
    assertSaid("An axe", "Une hache", Sentence.of("{a 0}", "{un 0}", axe));
    assertSaid("An owl", "Un hibou", Sentence.of("{a 0}", "{un 0}", owl));
    assertSaid("Of the axe", "De la hache", Sentence.of("Of {the 0}", "{du 0}", axe));
  }

  @Test
  void queElidesBeforeNamesAsDeDoes() {
    assertSaid(
        "than Anna, than bob",
        "plus qu’Anna, plus que bob",
        Sentence.of("than {0}, than {1}", "plus {que 0}, plus {que 1}", ANNA, BOB));
  }

  @Test
  void sidesKeepTheirArticleInBothLanguages() {
    Hearer sides =
        Hearer.anybody(
            List.of(
                new Hearer.Name.Side(owl.noun(), Amount.SEVERAL),
                new Hearer.Name.Side(axe.noun(), Amount.ONE)));
    assertSaid(
        "turn of the owls",
        "tour des hiboux",
        Sentence.of("turn of {the 0}", "tour {de 0}", BOB),
        sides);
    // Where a text has no third form, the second stands for it.
    assertSaid(
        "The owls: their turn",
        "Les hiboux : leur tour",
        Sentence.of("{0}: {0:your|their} turn", "{0} : {0:votre|leur} tour", BOB),
        sides);
  }

  @Test
  void strangersAreNumberedFromOne() {
    Sentence wins = Sentence.of("{0} wins.", "{0} gagne.", ANNA);
    assertSaid("Player 2 wins.", "Joueur 2 gagne.", wins, Hearer.strangers(2));
  }

  @Test
  void aPlainSentenceIsSaidAsItStands() {
    Sentence plain = Sentence.plain("{0} wins.", "{0} gagne.");
    assertSaid("{0} wins.", "{0} gagne.", plain);
    assertFalse(plain.isSilent());
    assertTrue(Sentence.NONE.isSilent());
    assertSaid("", "", Sentence.NONE);
  }

  @Test
  void aSentenceThatOpensAnotherHasACapitalUnlessANameDoes() {
    assertSaid("Some of bob: yes", "Un peu de bob : oui", opening("some of {0}", "un peu {de 0}"));
    assertSaid("bob: yes", "bob : oui", opening("{0}", "{0}"));
    assertSaid(
        ": yes", ": oui", Sentence.of("{0}: yes", "{0}: oui", new Part.Inner(Sentence.NONE)));
  }

  private static Sentence opening(String en, String fr) {
    return Sentence.of("{0}: yes", "{0} : oui", new Part.Inner(Sentence.of(en, fr, BOB)));
  }

  @Test
  void nothingAgreesWithPlacesAndSentences() {
    for (Part part :
        List.of(
            new Part.Place("A1", "there", "là"),
            new Part.Inner(Sentence.NONE),
            new Part.Said("", ""))) {
      Sentence sentence = Sentence.of("{0:a|b}", "", part);
      assertThrows(IllegalArgumentException.class, () -> sentence.to(all));
    }
    Sentence ofBob = Sentence.of("{of 0}", "", BOB);
    assertThrows(IllegalArgumentException.class, () -> ofBob.to(all));
    Sentence chezBob = Sentence.of("", "{chez 0}", BOB);
    assertThrows(IllegalArgumentException.class, () -> chezBob.to(all));
  }

  @Test
  void aBeatIsPutTogetherWordByWord() {
    assertEquals(
        new Beat(
            "lay",
            "K-1",
            Optional.of(2),
            List.of("axe", "owl"),
            Optional.of("hand"),
            Optional.of("A1"),
            Optional.of(3)),
        Beat.of("lay", "K-1").by(2).with("axe", "owl").from("hand").to("A1").counting(3));
  }

  @Test
  void languagesGoByTheirCodes() {
    assertEquals("en", Language.EN.code());
    assertEquals("fr", Language.FR.code());
  }

  private void assertSaid(String en, String fr, Sentence sentence) {
    assertSaid(en, fr, sentence, all);
  }

  private static void assertSaid(String en, String fr, Sentence sentence, Hearer hearer) {
    Spoken spoken = sentence.to(hearer);
    assertEquals(List.of(en, fr), List.of(spoken.en().text(), spoken.fr().text()));
  }
}

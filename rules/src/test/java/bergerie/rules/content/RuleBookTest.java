package bergerie.rules.content;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import bergerie.rules.Provenance;
import bergerie.rules.Rule;
import bergerie.rules.Words;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RuleBookTest {

  private static final String RULES =
      """
      XX-1
      en Sheep graze.
      fr Les moutons paissent.
      from book | Le pré | les moutons y paissent tout le jour
      from ours | at night they sleep. | la nuit, ils dorment.

      XX-2
      en Wolves wait.
      fr Les loups attendent.
      from published | A review, 2017. | Une critique, 2017.
      """;

  @Test
  void aRuleHasOneSourceOrSeveral() {
    assertEquals(
        List.of(
            new Rule(
                "XX-1",
                new Words("Sheep graze.", "Les moutons paissent."),
                List.of(
                    new Provenance.Book("Le pré", "les moutons y paissent tout le jour"),
                    new Provenance.Ours(
                        new Words("at night they sleep.", "la nuit, ils dorment.")))),
            new Rule(
                "XX-2",
                new Words("Wolves wait.", "Les loups attendent."),
                List.of(
                    new Provenance.Published(
                        new Words("A review, 2017.", "Une critique, 2017."))))),
        RuleBook.read("rules.txt", RULES));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      textBlock =
          """
          from published | A review, 2017. | Une critique, 2017. ; '' ; 10: expected “from …”, found “”
          from published ; from hearsay ; 10: expected book, published or ours, found “hearsay”
          | la nuit, ils dorment. ; '' ; 5: expected ours | English | French, found “ours | at night they sleep. ”
          | Le pré | ; | ; 4: expected book | chapter | quotation, found “book | les moutons y paissent tout le jour”
          | A review, 2017. | ; | | ; 10: expected published | English | French, found “published | | Une critique, 2017.”
          fr Les loups attendent. ; de Wölfe warten. ; 9: expected “fr …”, found “de Wölfe warten.”
          XX-2 ; And then ; 7: expected the id of a rule, found “And then”
          """)
  void whatIsWrongIsSaidByFileAndLine(String written, String instead, String why) {
    String wrong = RULES.replace(written, instead);
    assertEquals(
        "rules.txt:" + why,
        assertThrows(IllegalStateException.class, () -> RuleBook.read("rules.txt", wrong))
            .getMessage());
  }

  @Test
  void aSourceIsToldInBothLanguages() {
    assertEquals(
        new Words(
            "rulebook, Le pré: « les moutons y paissent tout le jour »",
            "livret, Le pré : « les moutons y paissent tout le jour »"),
        Provenance.read("book | Le pré | les moutons y paissent tout le jour").orThrow().words());
    assertEquals(
        new Words("our choice – so be it.", "notre choix – ainsi soit-il."),
        Provenance.read("ours | so be it. | ainsi soit-il.").orThrow().words());
    assertEquals(
        new Words("published – here.", "publié – ici."),
        Provenance.read("published | here. | ici.").orThrow().words());
  }
}

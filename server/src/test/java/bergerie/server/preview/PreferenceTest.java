package bergerie.server.preview;

import static org.junit.jupiter.api.Assertions.assertEquals;

import bergerie.telling.Language;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PreferenceTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          fr                              | FR
          fr-CA,fr;q=0.9,en;q=0.8         | FR
          en-GB,en;q=0.9,fr;q=0.8         | EN
          de,en;q=0.5,fr;q=0.7            | FR
          EN ; q = 0.2 , FR-fr ; q = 0.3  | FR
          fr;q=0,en;q=0.1                 | EN
          fr;q=0                          | EN
          fr;q=much                       | EN
          frisian, fra                    | EN
          de, *                           | EN
          ,;,q=                           | EN
          """)
  void theOneOfOursThatIsWishedForMost(String header, Language expected) {
    assertEquals(expected, Preference.language(header));
  }

  @Test
  void englishWhereNothingOrTooMuchIsSaid() {
    assertEquals(Language.EN, Preference.language(null));
    assertEquals(Language.EN, Preference.language(""));
    assertEquals(Language.EN, Preference.language("fr," + "x".repeat(200)));
  }
}

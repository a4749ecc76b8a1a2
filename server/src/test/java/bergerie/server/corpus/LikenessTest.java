package bergerie.server.corpus;

import static org.junit.jupiter.api.Assertions.assertEquals;

import bergerie.server.TestServer;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What counts as the same answer. */
class LikenessTest {

  private final Likeness likeness = new Likeness(new Masks());

  private Optional<String> difference(String written, String got) {
    return likeness.difference(TestServer.JSON.readTree(written), TestServer.JSON.readTree(got));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      quoteCharacter = '`',
      value = {
        "{\"a\":1}; {\"b\":2,\"a\":1}",
        "{\"a\":[{\"b\":1}]}; {\"a\":[{\"b\":1,\"c\":null}]}",
        "{\"at\":\"<time>\"}; {\"at\":17}",
        "{\"a\":\"<any>\"}; {\"a\":[]}",
        "{\"words\":{\"en\":\"a\",\"fr\":\"b\"}}; {\"words\":{\"en\":\"c\",\"fr\":\"d\"}}",
        "{\"choices\":\"<any>\",\"why\":{\"en\":\"a\",\"fr\":\"b\"},\"whyMarks\":{}}; {\"choices\":[],\"why\":{\"en\":\"c\",\"fr\":\"d\"},\"whyMarks\":{\"en\":[]}}",
        "{\"move\":1,\"notes\":[{\"en\":\"a\",\"fr\":\"b\"}]}; {\"move\":1,\"notes\":[{\"en\":\"c\",\"fr\":\"d\"}]}",
      })
  void answersMayGrow(String written, String got) {
    assertEquals(Optional.empty(), difference(written, got));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      quoteCharacter = '`',
      value = {
        "{\"a\":1}; {\"b\":1}; $.a: expected 1, got nothing",
        "{\"a\":{\"b\":[1,2]}}; {\"a\":{\"b\":[1,3]}}; $.a.b[1]: expected 2, got 3",
        "{\"a\":[1]}; {\"a\":[1,2]}; $.a: expected [1], got [1,2]",
        "{\"a\":\"1\"}; {\"a\":1}; $.a: expected \"1\", got 1",
        "{\"a\":null}; {}; $.a: expected null, got nothing",
        "{\"words\":{\"en\":\"a\"}}; {\"words\":{\"en\":\"a\"}}; $.words: expected words in both languages, got {\"en\":\"a\"}",
        "{\"move\":1,\"notes\":[]}; {\"move\":1,\"notes\":[1]}; $.notes: expected 0 notes, got [1]",
        "{\"why\":{\"en\":\"a\"}}; {\"why\":{\"en\":\"b\"}}; $.why.en: expected \"a\", got \"b\"",
        "{\"at\":\"<time>\"}; {\"at\":\"soon\"}; $.at: expected \"<time>\", got \"soon\"",
      })
  void nothingElseMayChange(String written, String got, String difference) {
    assertEquals(Optional.of(difference), difference(written, got));
  }

  @Test
  void aNameStandsForOneThing() {
    assertEquals(Optional.empty(), difference("[\"<token 1>\"]", "[\"abc\"]"));
    assertEquals(Optional.empty(), difference("[\"<token 1>\"]", "[\"abc\"]"));
    assertEquals(
        Optional.of("$[0]: expected \"abc\", got \"xyz\""),
        difference("[\"<token 1>\"]", "[\"xyz\"]"));
    assertEquals(
        Optional.of("$[0]: expected \"<token 2>\", got \"abc\""),
        difference("[\"<token 2>\"]", "[\"abc\"]"));
  }
}

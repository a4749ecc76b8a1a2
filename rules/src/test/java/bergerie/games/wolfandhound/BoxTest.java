package bergerie.games.wolfandhound;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bergerie.games.wolfandhound.box.Animal;
import bergerie.games.wolfandhound.box.Box;
import bergerie.games.wolfandhound.box.Card;
import bergerie.games.wolfandhound.box.Colour;
import bergerie.games.wolfandhound.box.Movement;
import bergerie.games.wolfandhound.box.Power;
import bergerie.games.wolfandhound.box.Target;
import bergerie.rules.Reading;
import bergerie.rules.Words;
import bergerie.rules.content.ContentFile;
import bergerie.rules.content.Library;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The content files: what comes with the program, and what is said of files that are wrong. */
class BoxTest {

  @Test
  void theBoxHasSixteenAnimalsAndThirtyTwoCards() {
    Box box = Box.read(Library.builtIn()).orThrow();
    assertEquals(16, box.animals().size());
    assertEquals(32, box.deck().size());
    assertEquals(10, box.combos().size());
    assertEquals(
        new Animal("W06", Colour.BLACK, Movement.HALF_BACK, List.of(Target.SELF), Power.CHASE),
        box.find("W06").orElseThrow());
  }

  @Test
  void anOwnerMayWriteOtherValues() {
    Box box =
        Box.read(
                with(
                    "animals.txt",
                    "W05 | black | +1   | self  |",
                    "W05 | black | -1/2 | left+right |"))
            .orThrow();
    assertEquals(
        new Animal(
            "W05",
            Colour.BLACK,
            Movement.HALF_BACK,
            List.of(Target.LEFT, Target.RIGHT),
            Power.CHASE),
        box.find("W05").orElseThrow());
    Box other = Box.read(with("cards.txt", "b1 | 4\nb2 | 4", "b1 | 5\nb2 | 3")).orThrow();
    assertEquals(5, other.deck().count(Card.B1));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      textBlock =
          """
          H01 | white ;        H01 ; animals.txt:12: expected “id | colour | movement | targets | power”, found “H01 | none | self  | +1”
          W01 ;                X01 ; animals.txt:20: expected an id such as H01, W01, T01 or M01, found “X01”
          W02 ;                W01 ; animals.txt:21: expected every animal once, found “W01”
          W03 | black ;        W03 | white ; animals.txt:24: expected black, found “white”
          M04 | white ;        M04 | blue ; animals.txt:40: expected black or white, found “blue”
          T02 | blue  | none ; T02 | blue | 2 ; animals.txt:31: expected none or +1 or -1 or 1/2 or -1/2 or x2, found “2”
          none | left  | +1 ;  none | front | +1 ; animals.txt:16: expected self, left, right, or several joined by +, found “front”
          none | left  | +1 ;  none | left+left | +1 ; animals.txt:16: expected self, left, right, or several joined by +, found “left+left”
          self  | pass ;       left | pass ; animals.txt:28: expected self, found “left”
          self  | no 3 ;       self | no 4 ; animals.txt:31: expected pass or no 3, found “no 4”
          M04 | white | -1   | self  | ±1 ; # nothing ; animals.txt:39: expected 16 animals in all, found 15
          """)
  void whatIsWrongWithAnimalsIsSaidByLine(String written, String instead, String why) {
    assertEquals("wolf-and-hound/" + why, garbled(with("animals.txt", written, instead)).en());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      textBlock =
          """
          b1 | 4 ; b1   ; cards.txt:7: expected “card | copies”, found “b1”
          b2 | 4 ; b5 | 4 ; cards.txt:8: expected b1 to b4 or w1 to w4, found “b5”
          b2 | 4 ; b1 | 4 ; cards.txt:8: expected every card once, found “b1”
          w4 | 4 ; w4 | 0 ; cards.txt:14: expected a number of copies, at least 1, found “0”
          w4 | 4 ; w4 | four ; cards.txt:14: expected a number of copies, at least 1, found “four”
          w4 | 4 ; w4 | 5 ; cards.txt:14: expected 32 cards in all, found “33”
          w4 | 4 ; w4 | 3 ; cards.txt:14: expected 32 cards in all, found 31
          w4 | 4 ; # none ; cards.txt:13: expected 8 kinds of cards in all, found 7
          """)
  void whatIsWrongWithCardsIsSaidByLine(String written, String instead, String why) {
    assertEquals("wolf-and-hound/" + why, garbled(with("cards.txt", written, instead)).en());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      textBlock =
          """
          first       | ; first ;  combos.txt:8: expected “level | animals”, found “first H01+W01”
          first       | ; easy | ; combos.txt:8: expected first, beginner, experienced or expert, found “easy”
          H01+W01+W02 ; H01+W09 ; combos.txt:10: expected animals of animals.txt, found “W09”
          H01+W01+W02 ; H01+H01 ; combos.txt:10: expected 1 to 5 different animals joined by +, found “H01+H01”
          """)
  void whatIsWrongWithCombosIsSaidByLine(String written, String instead, String why) {
    assertEquals("wolf-and-hound/" + why, garbled(with("combos.txt", written, instead)).en());
  }

  @Test
  void threeTornadoesAreTheMost() {
    String three =
        changed(
            "animals.txt", "H02 | white | none | right | +1", "T03 | blue | none | self | pass");
    assertTrue(Box.read(replacing("animals.txt", three)).orThrow().find("T03").isPresent());
    String four =
        three.replace("H03 | white | none | left  | +1", "T04 | blue | none | self | pass");
    assertEquals(
        "wolf-and-hound/animals.txt:31: expected at most 3 tornadoes, found “T02”",
        garbled(replacing("animals.txt", four)).en());
  }

  @Test
  void errorsAreTranslated() {
    assertEquals(
        "wolf-and-hound/animals.txt:20 : attendu un code comme H01, W01, T01 ou M01, trouvé « X01 »",
        garbled(with("animals.txt", "W01 ", "X01 ")).fr());
  }

  private static Library with(String file, String written, String instead) {
    return replacing(file, changed(file, written, instead));
  }

  private static String changed(String file, String written, String instead) {
    String text = builtIn(file);
    assertTrue(text.contains(written), written);
    return text.replaceFirst(Pattern.quote(written), instead);
  }

  private static Library replacing(String file, String text) {
    return (game, name) ->
        ContentFile.of(game + "/" + name, name.equals(file) ? text : builtIn(name));
  }

  private static Words garbled(Library library) {
    return assertInstanceOf(Reading.Garbled.class, Box.read(library)).why();
  }

  private static String builtIn(String file) {
    try (InputStream in =
        Box.class.getResourceAsStream("/bergerie/content/wolf-and-hound/" + file)) {
      return new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}

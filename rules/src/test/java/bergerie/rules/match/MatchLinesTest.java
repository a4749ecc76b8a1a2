package bergerie.rules.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bergerie.lair.Lair;
import bergerie.rules.Reading;
import bergerie.rules.Seat;
import bergerie.rules.Setup;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Every line of a match file, as docs/match-file.md tells it. */
class MatchLinesTest {

  private static final Seat FIRST = Seat.of(0);
  private static final Seat SECOND = Seat.of(1);
  private static final String HEX = "0123456789abcdef".repeat(4);
  private static final String HEAD = "bergerie match 1\ngame lair\nversion 1\nplayers 2\n";

  private static final String WHOLE =
      """
      bergerie match 1
      game lair
      version 1
      content cards-2
      players 2
      option sand yes
      seat 0 Ana
      seat 1
      commitment HEX
      seed HEX
      nonce 0 a
      nonce 1 b c
      pledge 1 HEX
      origin continued table_1 12 anew
      start 1,2,3/4,5,6/0,0/0,0/7//1

      move p0 3
      deal 0:4 [14 3] [4294967296 0]
      deal 0:5
      glass up 0:1
      back 2
      resign p0
      flag p1
      draw agreed
      draw length
      draw absence
      draw share p1
      count agreed
      result p0+p1 LA-2 3 -1
      result nobody T-6 0 0
      """
          .replace("HEX", HEX);

  private static final MatchRecord RECORD =
      new MatchRecord(
          "lair",
          1,
          "cards-2",
          new Setup(2, Map.of("sand", "yes")),
          List.of("Ana", ""),
          Optional.of(new Seal(HEX, Optional.of(HEX), List.of("a", "b c"), Map.of(SECOND, HEX))),
          Origin.SOMEWHERE.next("table_1", 12, Origin.Hidden.ANEW),
          Optional.of("1,2,3/4,5,6/0,0/0,0/7//1"),
          List.of(
              new MatchLine.Move(FIRST, "3"),
              new MatchLine.Deal("0:4", List.of(new Drawn(14, 3), new Drawn(Drawn.RAW, 0))),
              new MatchLine.Deal("0:5", List.of()),
              new MatchLine.Glass("up 0:1"),
              new MatchLine.Back(2),
              new MatchLine.Resign(FIRST),
              new MatchLine.Flag(SECOND),
              new MatchLine.DrawAgreed(),
              new MatchLine.TooLong(),
              new MatchLine.CalledOff(),
              new MatchLine.Unshown(SECOND),
              new MatchLine.CountAgreed(),
              new MatchLine.Result(List.of(FIRST, SECOND), "LA-2", List.of(3, -1)),
              new MatchLine.Result(List.of(), "T-6", List.of(0, 0))));

  @Test
  void everyLineIsWrittenAndRead() {
    assertEquals(WHOLE, MatchFile.write(new Lair().info(), RECORD));
    assertEquals(RECORD, read(WHOLE).orThrow());
    assertEquals(
        Optional.of(new MatchLine.Result(List.of(FIRST, SECOND), "LA-2", List.of(3, -1))),
        RECORD.result());
    assertEquals(2, RECORD.deals().size());
  }

  @Test
  void whereItBeganIsSaidWhenItIsNotPlain() {
    MatchRecord fresh = read(HEAD).orThrow();
    assertEquals(Origin.FRESH, fresh.origin());
    assertEquals("1", fresh.content());
    assertEquals(Optional.empty(), fresh.seal());
    assertEquals(Origin.SOMEWHERE, read(HEAD + "start x\n").orThrow().origin());
    assertFalse(MatchFile.write(new Lair().info(), fresh).contains("origin"));
  }

  @Test
  void originsAreReadAsTheyAreWritten() {
    for (Origin origin :
        List.of(
            Origin.FRESH,
            Origin.IMPORTED,
            Origin.SOMEWHERE,
            Origin.rematch("abc"),
            Origin.FRESH.next("abc", 7, Origin.Hidden.NOTHING),
            Origin.FRESH.next("abc", 7, Origin.Hidden.KNOWN))) {
      assertEquals(origin, Origin.read(origin.text()).orThrow());
    }
    assertEquals("rematch abc", Origin.rematch("abc").text());
    assertEquals("continued abc 7 known", Origin.FRESH.next("abc", 7, Origin.Hidden.KNOWN).text());
    assertEquals(
        "imported abc 7 anew",
        Origin.IMPORTED.next("abc", 7, Origin.Hidden.ANEW).text(),
        "what goes on from a file stays one");
    assertInstanceOf(Reading.Garbled.class, Origin.read("stolen abc"));
  }

  @Test
  void wrongLinesOfTheHeadAreNamed() {
    assertGarbled("line 2: expected game NAME, got \"move p0 3\"", "bergerie match 1\nmove p0 3\n");
    assertGarbled("line 5: expected content VERSION, got \"a b\"", HEAD + "content a b\n");
    assertGarbled(
        "line 5: expected option NAME VALUE, got \"option sand\"", HEAD + "option sand\n");
    assertGarbled("line 5: expected seat 0..15 TEXT, got \"seat 16 X\"", HEAD + "seat 16 X\n");
    assertGarbled("line 5: expected nonce 0..15 TEXT, got \"nonce x\"", HEAD + "nonce x\n");
    assertGarbled("line 5: expected 1..1000000, got \"1000001\"", HEAD + "version 1000001\n");
    assertEquals(1_000_000, read(HEAD + "version 1000000\n").orThrow().version());
    assertGarbled("line 5: expected 1..16, got \"17\"", HEAD + "players 17\n");
    assertGarbled("line 5: expected 1..16, got \"\"", HEAD + "players\n");
    assertGarbled("a seat or nonce past the 2 players", HEAD + "seat 2 Cleo\n");
    assertGarbled("a seat or nonce past the 2 players", HEAD + "nonce 2 c\n");
    assertGarbled("2 nonces for 3 seats", HEAD + "players 3\nnonce 0 a\nnonce 1 b\n");
    assertGarbled("a seed without its commitment", HEAD + "seed " + HEX + "\n");
    assertGarbled("line 5: a control character", HEAD + "seat 0 A\u0007na\n");
    assertTrue(
        garbled(HEAD + "origin stolen\n").startsWith("line 5: expected fresh|rematch|continued"));
  }

  @Test
  void wrongLinesOfWhatHappenedAreNamed() {
    assertGarbled("line 5: expected move p0|p1|p2|p3 MOVE, got \"move p0\"", HEAD + "move p0\n");
    assertGarbled("line 5: expected glass WHAT, got \"glass\"", HEAD + "glass\n");
    assertGarbled("line 5: expected count agreed, got \"count x\"", HEAD + "count x\n");
    assertGarbled(
        "line 5: expected draw agreed|length|absence|share SEAT, got \"draw\"", HEAD + "draw\n");
    assertGarbled("line 5: expected resign p0|p1|p2|p3, got \"resign p9\"", HEAD + "resign p9\n");
    assertGarbled("line 5: expected flag p0|p1|p2|p3, got \"flag\"", HEAD + "flag\n");
    String result = "line 5: expected result nobody|p0|p1|p2|p3(+…) RULE SCORES…, got ";
    assertGarbled(result + "\"result p0\"", HEAD + "result p0\n");
    assertGarbled(result + "\"result p9 T-4 0 0\"", HEAD + "result p9 T-4 0 0\n");
    assertGarbled(result + "\"result p0 T-4 zero\"", HEAD + "result p0 T-4 zero\n");
    assertEquals(
        List.of(new MatchLine.Result(List.of(FIRST), "T-4", List.of())),
        read(HEAD + "result p0 T-4\n").orThrow().lines());
  }

  @Test
  void aDieGivesAValueBelowItsBound() {
    String wrong = "line 5: expected [BOUND VALUE] with a value below the bound, got ";
    assertGarbled(wrong + "\"deal x [0 0]\"", HEAD + "deal x [0 0]\n");
    assertGarbled(wrong + "\"deal x [3 3]\"", HEAD + "deal x [3 3]\n");
    assertGarbled(wrong + "\"deal x [4294967297 0]\"", HEAD + "deal x [4294967297 0]\n");
    assertEquals(
        List.of(
            new MatchLine.Deal("x", List.of(new Drawn(1, 0), new Drawn(4294967296L, 4294967295L)))),
        read(HEAD + "deal x [1 0] [4294967296 4294967295]\n").orThrow().lines());
    assertGarbled("line 5: expected deal WHAT [BOUND VALUE]…, got \"deal\"", HEAD + "deal\n");
  }

  @Test
  void whatIsQuotedIsCutBetweenLetters() {
    String eighty = "🐑".repeat(80);
    assertGarbled("line 1: expected bergerie match 1, got \"" + eighty + "\"", eighty);
    assertGarbled("line 1: expected bergerie match 1, got \"" + eighty + "…\"", eighty + "🐑");
  }

  @Test
  void aNonceIsOneShortLineWithoutOuterSpaces() {
    assertTrue(Seal.isNonce("a b"));
    assertTrue(Seal.isNonce("🐑".repeat(32)));
    assertFalse(Seal.isNonce("a".repeat(65)));
    assertFalse(Seal.isNonce(""));
    assertFalse(Seal.isNonce(" a"));
    assertFalse(Seal.isNonce("a\nb"));
  }

  @Test
  void aLineHoldsNoControlCharactersAndNoHalfLetters() {
    assertTrue(Seal.isLine("Bêê 🐑"));
    for (String wrong : List.of("\t", "a\u0000", "\u2028", "\u2029", "x\uD83D", "\uDC11x")) {
      assertFalse(Seal.isLine(wrong));
    }
    assertTrue(Seal.isWhole("a\tb 🐑\uD7FF\uE000"));
    for (String half : List.of("\uD800", "a\uDBFF", "\uDC00b", "\uDFFF")) {
      assertFalse(Seal.isWhole(half));
    }
  }

  private static Reading<MatchRecord> read(String file) {
    return MatchFile.read(
        file, id -> id.equals("lair") ? Optional.of(new Lair().info()) : Optional.empty());
  }

  private static String garbled(String file) {
    return assertInstanceOf(Reading.Garbled.class, read(file)).why().en();
  }

  private static void assertGarbled(String expected, String file) {
    assertEquals(expected, garbled(file));
  }
}

package bergerie.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What an option takes, what it took before, and how many have to sit down for it. */
class OptionTest {

  private static final Option.Whole SAND =
      new Option.Whole("sand", Words.same("sand"), 90, 30, 300).by(5).formerly(5, 300);
  private static final Option.Choice FIRST =
      new Option.Choice(
          "first",
          Words.same("first"),
          List.of(
              new Option.Value("lot", Words.same("lot")),
              new Option.Value("third", Words.same("third"), "3").from(3)));
  private static final Option.Selection CARDS =
      new Option.Selection(
          "cards",
          Words.same("cards"),
          "a+b",
          List.of(
              new Option.Value("a", Words.same("a")),
              new Option.Value("b", Words.same("b")),
              new Option.Value("c", Words.same("c")),
              new Option.Value("d", Words.same("d"))),
          2,
          3);

  @Test
  void aWholeNumberMayHaveSteps() {
    assertEquals("30..300 by 5", SAND.range());
    assertAccepts(SAND, "30", "35", "300");
    assertRefuses(SAND, "25", "31", "305", "0", "-30", "1000000000");
    assertEquals(30, SAND.least());
    assertEquals(300, SAND.most());
    assertEquals(90, SAND.initial());
  }

  @Test
  void stepsAreCountedFromTheLeast() {
    Option.Whole turns =
        new Option.Whole("turns", Words.same("turns"), 8, 3, 18).by(5).formerly(0, 20);
    assertEquals("3..18 by 5", turns.range());
    assertAccepts(turns, "3", "8", "13", "18");
    assertRefuses(turns, "2", "5", "7", "10", "15", "23");
    assertTrue(turns.reads("20"));
    assertEquals(3, new Option.Value("x", Words.same("x")).from(3).players());
  }

  @Test
  void aLogMayHaveWhatWasTakenBefore() {
    assertTrue(SAND.reads("5"));
    assertTrue(SAND.reads("31"));
    assertTrue(SAND.reads("90"));
    assertFalse(SAND.reads("4"));
    assertFalse(SAND.reads("301"));
    Option.Choice since = FIRST.since("eldest");
    assertTrue(since.reads("eldest"));
    assertTrue(since.reads("lot"));
    assertFalse(since.accepts("eldest"));
    assertFalse(since.reads("youngest"));
  }

  @Test
  void zeroMayMeanSomethingOfItsOwn() {
    Option.Whole orZero = SAND.orZero();
    assertAccepts(orZero, "0", "30");
    assertRefuses(orZero, "5", "29");
    assertEquals("0|30..300 by 5", orZero.range());
  }

  @Test
  void withTooFewPlayersThereIsNothingToChoose() {
    Option.Whole fromThree = SAND.from(3);
    assertEquals("90", fromThree.at(2).range());
    assertAccepts(fromThree.at(2), "90");
    assertRefuses(fromThree.at(2), "95", "85");
    assertAccepts(fromThree.at(3), "95");
    assertEquals("lot", FIRST.at(2).range());
    assertEquals("lot|third", FIRST.at(3).range());
    assertRefuses(FIRST.at(2), "third");
    assertAccepts(FIRST.at(3), "third");
    assertEquals(CARDS, CARDS.at(1));
  }

  @Test
  void aSelectionTakesSomeOfItsItemsEachOnce() {
    assertEquals("2 to 3 of a+b+c+d", CARDS.range());
    assertAccepts(CARDS, "a+b", "d+a", "b+c+d");
    assertRefuses(CARDS, "a", "a+b+c+d", "a+a", "a+e", "", "a+");
    assertEquals("a+b", CARDS.preset());
    assertFalse(CARDS.isDisputed());
    assertEquals(List.of(), CARDS.offers());
  }

  @Test
  void aRuleThatWasMendedIsNowOrBefore() {
    Option.Mended gate = new Option.Mended("gate", Words.same("gate"));
    assertEquals("now|before", gate.range());
    assertAccepts(gate, "now", "before");
    assertRefuses(gate, "later");
    assertFalse(gate.isAsked());
    assertTrue(SAND.isAsked());
  }

  @Test
  void whatIsDisputedHasAnAnswerOfTheBook() {
    assertFalse(SAND.isDisputed());
    Option.Whole disputed = SAND.byTheBook("60").since("30");
    assertTrue(disputed.isDisputed());
    assertEquals("60", disputed.usage().by(Option.Preset.BOOK));
    assertEquals("90", disputed.usage().by(Option.Preset.HOUSE));
    assertEquals("30", disputed.usage().before());
  }

  @Test
  void wishesThatCantBeGrantedAreNamed() {
    assertGarbled("players: expected 2|3, got 4", info().setup(4, Map.of()));
    assertGarbled(
        "unknown option fog; den has: sand, first, cards", info().setup(2, Map.of("fog", "yes")));
    assertGarbled("first: expected lot, got third", info().setup(2, Map.of("first", "third")));
    assertEquals("third", info().setup(3, Map.of("first", "third")).orThrow().option("first"));
    assertEquals(2, info().usual().players());
  }

  @Test
  void nobodyIsHurriedByWhatIsLeftOpen() {
    Map<String, String> patient = info().patient(Map.of("first", "lot"));
    assertEquals(Map.of("first", "lot", "sand", "300"), patient);
    assertEquals(Map.of("sand", "30"), info().patient(Map.of("sand", "30")));
  }

  @Test
  void seatsAndRulesAreFoundByTheirIds() {
    assertEquals(Optional.of(Seat.of(1)), info().seat("b"));
    assertEquals(Optional.empty(), info().seat("c"));
    assertEquals("b", info().name(Seat.of(1)).id());
    assertEquals("DE-1", info().rule("DE-1").orElseThrow().id());
    assertEquals(Optional.empty(), info().rule("DE-2"));
    assertEquals(Optional.empty(), info().option("fog"));
  }

  @Test
  void anOptionThatIsNotThereCantBeAskedFor() {
    Setup setup = info().usual();
    assertEquals(90, setup.whole("sand"));
    assertThrows(IllegalArgumentException.class, () -> setup.option("fog"));
  }

  private static GameInfo info() {
    return new GameInfo(
        "den",
        1,
        Words.same("Den"),
        Words.same("A game for this test"),
        List.of(2, 3),
        List.of(new SeatName("a", Words.same("A")), new SeatName("b", Words.same("B"))),
        List.of(
            new Option.Whole("sand", Words.same("sand"), 90, 30, 300, 300),
            FIRST,
            CARDS,
            new Option.Mended("gate", Words.same("gate"))),
        List.of(new Rule("DE-1", Words.same("A rule."), List.of())),
        GameInfo.Secrecy.OPEN,
        1,
        1);
  }

  private static void assertAccepts(Option option, String... values) {
    for (String value : values) {
      assertTrue(option.accepts(value), value);
    }
  }

  private static void assertRefuses(Option option, String... values) {
    for (String value : values) {
      assertFalse(option.accepts(value), value);
    }
  }

  private static void assertGarbled(String expected, Reading<?> reading) {
    assertEquals(expected, assertInstanceOf(Reading.Garbled.class, reading).why().en());
  }
}

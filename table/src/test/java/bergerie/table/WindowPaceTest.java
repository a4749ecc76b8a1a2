package bergerie.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bergerie.rules.Seat;
import bergerie.rules.Turn;
import bergerie.table.match.Clock;
import bergerie.table.match.Holder;
import bergerie.table.wire.FromClient;
import bergerie.table.wire.ToClient;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** PT-35: how long windows last, between people and against bots. */
class WindowPaceTest {

  private static final long WINDOW = 6_000;
  private static final Holder BOT = new Holder.Program("", "random");

  /** A spell that may be cast at any time, and one that answers a strike only. */
  private static final String FITS = "tir-des-arcanes";

  private static final String FITS_NOT = "piege-de-glace";

  private final Parlour parlour =
      new Parlour(
          new Manners(
              Duration.ofMillis(600), Duration.ofMillis(1200), Duration.ofSeconds(45), 10_000),
          Parlour::sha256);

  /** A turn of the first player begins; the second is a person with these cards. */
  private Guest window(Holder first, Holder third, String cards, String others) {
    return begin("turn P1", first, third, cards, others);
  }

  private Guest begin(String stage, Holder first, Holder third, String cards, String others) {
    parlour.begin(
        "pavillon",
        Map.of("window", "6"),
        new Clock.None(),
        Optional.of(
            "round 2 "
                + stage
                + " | P1 pets loup | P2 pets crabe "
                + cards
                + " | P3 pets ours "
                + others),
        first,
        parlour.person(1),
        third);
    return parlour.attach(1);
  }

  @Test
  void aPersonAmongBotsIsNotAskedWhenNothingFits() {
    window(BOT, BOT, "spells " + FITS_NOT, "");
    assertEquals(List.of("sand"), parlour.steps(), "no time has passed");
  }

  @Test
  void aPersonAmongBotsIsAskedWhenASpellFits() {
    Guest guest = window(BOT, BOT, "spells " + FITS, "");
    parlour.passAndRing(WINDOW - 1);
    assertEquals(List.of(), parlour.steps());
    parlour.say(guest, move(guest, "pass"));
    assertEquals(List.of("pass", "sand"), parlour.steps(), "and has answered");
  }

  @Test
  void aPersonAmongBotsHasAsLongAsTheSand() {
    window(BOT, BOT, "spells " + FITS, "");
    parlour.passAndRing(WINDOW);
    assertEquals(List.of("sand"), parlour.steps());
  }

  @Test
  void aPersonAmongBotsWhoPassesInAdvanceIsNotAsked() {
    window(BOT, BOT, "spells " + FITS + " stands this-combat", "");
    assertEquals(List.of("sand"), parlour.steps());
  }

  @Test
  void aBotAnswersAtOnceWhenNothingFits() {
    window(BOT, BOT, "", "spells " + FITS_NOT);
    assertEquals(List.of("pass", "sand"), parlour.steps(), "no time has passed");
  }

  @Test
  void aBotAnswersAtOnceWhenASpellFits() {
    window(BOT, BOT, "", "spells " + FITS);
    assertTrue(parlour.steps().getFirst().matches("pass|cast .*"), "no time has passed");
  }

  @ParameterizedTest
  @CsvSource({FITS + ", ask", FITS + ", this-combat", FITS_NOT + ", ask"})
  void betweenPeopleItLastsAsLongAsTheSand(String held, String standing) {
    window(parlour.person(0), BOT, "spells " + held + " stands " + standing, "");
    parlour.passAndRing(WINDOW - 1);
    assertEquals(List.of(), parlour.steps());
    parlour.passAndRing(1);
    assertEquals(List.of("sand"), parlour.steps());
  }

  @Test
  void betweenPeopleAnswersDoNotEndIt() {
    Guest guest = window(parlour.person(0), BOT, "spells " + FITS, "");
    parlour.say(guest, move(guest, "pass"));
    parlour.passAndRing(WINDOW - 1);
    assertEquals(List.of("pass"), parlour.steps());
  }

  @ParameterizedTest
  @ValueSource(strings = {FITS, FITS_NOT})
  void whoWatchesLearnsNothingFromHowLongItLasts(String held) {
    Guest guest = begin("strike P2", BOT, BOT, "spells " + held, "");
    parlour.post(
        new Letter.Attach(
            new Guest(9),
            new FromClient.Attach("watch", Parlour.TABLE, 0, List.of(), Optional.of("watch"))));
    parlour.read();
    parlour.say(guest, move(guest, "strike P2.crabe P1.loup"));
    parlour.passAndRing(WINDOW - 1);
    assertEquals(List.of("strike P2.crabe P1.loup"), parlour.steps());
  }

  @Test
  void aGameAgainstBotsIsNotSpentInWindows() {
    parlour.begin(
        "pavillon",
        Map.of("window", "6"),
        new Clock.None(),
        Optional.empty(),
        BOT,
        parlour.person(1),
        BOT);
    Guest guest = parlour.attach(1);
    long begun = parlour.now();
    long inWindows = 0;
    int windows = 0;
    while (!(parlour.lastState(guest).turn() instanceof Turn.Over)) {
      ToClient.State state = parlour.lastState(guest);
      Optional<String> chosen = choice(state);
      if (chosen.isPresent()) {
        parlour.say(guest, move(guest, chosen.get()));
      } else {
        inWindows += isWindow(state) ? 10 : 0;
        parlour.passAndRing(10);
      }
      windows += isWindow(state) ? 1 : 0;
    }
    long whole = parlour.now() - begun;
    assertTrue(windows > 0, "there were windows in which the person was asked");
    assertTrue(inWindows * 20 < whole, inWindows + " of " + whole + " ms in windows");
  }

  /** A person who passes all windows, and else does whatever comes first. */
  private static Optional<String> choice(ToClient.State state) {
    return isWindow(state)
        ? state.moves().stream().filter("pass"::equals).findFirst()
        : state.moves().stream().filter(move -> !move.startsWith("stand ")).findFirst();
  }

  private static boolean isWindow(ToClient.State state) {
    return state.turn() instanceof Turn.Act act && act.isWindow();
  }

  private FromClient.Move move(Guest guest, String text) {
    long seen = parlour.lastState(guest).seq();
    return new FromClient.Move("m" + parlour.log().size(), Parlour.TABLE, Seat.of(1), seen, text);
  }
}

package bergerie.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import bergerie.rules.Seat;
import bergerie.table.match.Clock;
import bergerie.table.match.Holder;
import bergerie.table.wire.FromClient;
import bergerie.table.wire.ToClient;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** While somebody watches, a bot that has made up its mind moves when a person would. */
class HumanPaceTest {

  private static final Duration PAUSE = Duration.ofMillis(600);
  private static final Holder RANDOM = new Holder.Program("", "random");
  private static final Seat SHEEP = Seat.of(1);

  @Test
  void aBotMovesAfterAPauseAndNotBefore() {
    Parlour parlour = parlour();
    parlour.begin("bagh-chal", Map.of(), new Clock.None(), Optional.empty(), RANDOM, RANDOM);
    parlour.post(
        new Letter.Attach(
            new Guest(9),
            new FromClient.Attach("watch", Parlour.TABLE, 0, List.of(), Optional.of("watch"))));
    parlour.read();
    assertEquals(List.of(), parlour.steps(), "it has thought, and waits");
    parlour.passAndRing(PAUSE.toMillis() - 1);
    assertEquals(0, parlour.steps().size());
    parlour.passAndRing(1);
    assertEquals(1, parlour.steps().size());
    parlour.passAndRing(PAUSE.toMillis());
    assertEquals(2, parlour.steps().size(), "and so does the other");
  }

  @Test
  void whoeverPlaysAloneMayHaveItMoveAtOnce() {
    Parlour parlour = parlour();
    parlour.begin(
        "kukuli", Map.of(), new Clock.None(), Optional.empty(), RANDOM, parlour.person(1));
    Guest ana = parlour.attach(1);
    assertEquals(List.of(), parlour.steps(), "it has thought, and waits");
    hurry(parlour, ana, SHEEP);
    assertEquals(1, parlour.steps().size());

    ToClient.State seen = parlour.lastState(ana);
    String reply = seen.moves().getFirst();
    parlour.say(ana, new FromClient.Move("move", Parlour.TABLE, SHEEP, seen.seq(), reply));
    assertEquals(2, parlour.steps().size(), "the next time it takes its time again");
    parlour.passAndRing(PAUSE.toMillis());
    assertEquals(3, parlour.steps().size());
  }

  @Test
  void aBotThatStillThinksMovesAsSoonAsItKnows() {
    Parlour parlour = parlour();
    parlour.begin(
        "kukuli", Map.of(), new Clock.None(), Optional.empty(), RANDOM, parlour.person(1));
    Guest ana = new Guest(1);
    parlour.post(
        new Letter.Attach(
            ana,
            new FromClient.Attach("sit", Parlour.TABLE, 0, List.of("token1"), Optional.empty())));
    parlour.post(new Letter.Said(ana, new FromClient.Hurry("hurry", Parlour.TABLE, SHEEP)));
    parlour.read();
    assertEquals(1, parlour.steps().size());
  }

  @Test
  void nobodyHurriesTheBotsOfOthers() {
    Parlour parlour = parlour();
    parlour.begin(
        "sheep-sheep",
        Map.of("timer", "exchanges", "first", "P1"),
        new Clock.None(),
        Optional.empty(),
        RANDOM,
        parlour.person(1),
        parlour.person(2));
    Guest ana = parlour.attach(1);
    int dealt = parlour.steps().size();
    hurry(parlour, ana, SHEEP);
    assertEquals(dealt, parlour.steps().size());
    parlour.passAndRing(PAUSE.toMillis());
    assertNotEquals(dealt, parlour.steps().size());
  }

  private static Parlour parlour() {
    return new Parlour(new Manners(PAUSE, PAUSE, Duration.ofSeconds(45), 10_000), Parlour::sha256);
  }

  private static void hurry(Parlour parlour, Guest guest, Seat seat) {
    parlour.say(guest, new FromClient.Hurry("hurry", Parlour.TABLE, seat));
  }
}

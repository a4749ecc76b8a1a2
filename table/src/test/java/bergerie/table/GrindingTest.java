package bergerie.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bergerie.games.Shelf;
import bergerie.lair.Lair;
import bergerie.rules.Seat;
import bergerie.rules.dice.Dice;
import bergerie.rules.dice.QuickDice;
import bergerie.rules.dice.SealedDice;
import bergerie.table.match.Clock;
import bergerie.table.match.Event;
import bergerie.table.wire.FromClient;
import java.time.Duration;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * A host and a player want a certain card to be drawn first. They know the seed, everything in the
 * log, and search for a nonce that deals it. The other player is honest. Lair draws one of fourteen
 * cards first.
 */
class GrindingTest {

  private static final int CARDS = 14;
  private static final int WANTED = 13;
  private static final int DEALS = 10_000;
  private static final int TRIES = 100;

  /** Of chi-squared with 13 degrees of freedom: more comes by chance once in ten thousand times. */
  private static final double LIMIT = 39.9;

  private static final Seat HONEST = Seat.of(0);
  private static final Seat CHEAT = Seat.of(1);
  private static final String T = Parlour.TABLE;

  private final Dice dice = new QuickDice(20_261_119);

  @Test
  void whoSeesAllOtherNoncesChoosesTheCard() {
    int wanted = 0;
    for (int deal = 0; deal < 200; deal++) {
      wanted += first(open(random())) == WANTED ? 1 : 0;
    }
    assertTrue(wanted > 190, "the attack is one: " + wanted + " of 200");
  }

  @Test
  void whoIsBoundBeforeTheyAreShownHasNoBetterThanChance() {
    int[] drawn = new int[CARDS];
    for (int deal = 0; deal < DEALS; deal++) {
      drawn[first(pledged(random()))]++;
    }
    double expected = (double) DEALS / CARDS;
    double chi = 0;
    for (int times : drawn) {
      chi += (times - expected) * (times - expected) / expected;
    }
    assertTrue(chi < LIMIT, "chi-squared " + chi);
  }

  /** The coalition can refuse to show its nonce: then nothing is dealt at all, and it is named. */
  @Test
  void whatItWinsIsToHaveTheMatchCalledOff() {
    int wanted = 0;
    int off = 0;
    for (int deal = 0; deal < 500; deal++) {
      String seed = random();
      Parlour parlour = begun(seed);
      String honest = random();
      String mine = random();
      pledge(parlour, seed, HONEST, honest);
      pledge(parlour, seed, CHEAT, mine);
      nonce(parlour, HONEST, honest);
      if (card(seed, honest, mine) == WANTED) {
        nonce(parlour, CHEAT, mine);
        assertEquals(WANTED, first(parlour));
        wanted++;
      } else {
        parlour.passAndRing(60_000);
        assertEquals(List.of(new Event.Unshown(CHEAT)), parlour.events(Event.Unshown.class));
        assertEquals(List.of(), parlour.steps());
        off++;
      }
    }
    assertTrue(off > 10 * wanted, "thirteen of fourteen times: " + off + " to " + wanted);
  }

  /** As it was before there were pledges: the cheat waits, and gives the best nonce. */
  private Parlour open(String seed) {
    Parlour parlour = begun(seed);
    String honest = random();
    nonce(parlour, HONEST, honest);
    nonce(parlour, CHEAT, ground(seed, honest, random()));
    return parlour;
  }

  /** The cheat has to be bound first, and then tries to give a better nonce all the same. */
  private Parlour pledged(String seed) {
    Parlour parlour = begun(seed);
    String honest = random();
    String mine = random();
    pledge(parlour, seed, HONEST, honest);
    pledge(parlour, seed, CHEAT, mine);
    nonce(parlour, HONEST, honest);
    String better = ground(seed, honest, mine);
    pledge(parlour, seed, CHEAT, better);
    nonce(parlour, CHEAT, better);
    nonce(parlour, CHEAT, mine);
    return parlour;
  }

  /** A nonce that deals the card, or after many tries any. */
  private String ground(String seed, String honest, String mine) {
    String tried = mine;
    for (int i = 0; i < TRIES && card(seed, honest, tried) != WANTED; i++) {
      tried = random();
    }
    return tried;
  }

  private static int card(String seed, String honest, String mine) {
    return new SealedDice(seed, List.of(honest, mine), 1).below(CARDS);
  }

  private static Parlour begun(String seed) {
    Manners manners = new Manners(Duration.ZERO, Duration.ZERO, Duration.ofSeconds(45), 10_000);
    Parlour parlour = new Parlour(manners, Parlour::sha256, new Shelf(List.of(new Lair())));
    parlour.seed(seed);
    parlour.beginOpen("lair", new Clock.None(), parlour.person(0), parlour.person(1));
    parlour.attach(HONEST.index());
    parlour.attach(CHEAT.index());
    return parlour;
  }

  private static void pledge(Parlour parlour, String seed, Seat seat, String nonce) {
    String bound = SealedDice.pledge(SealedDice.commitment(seed), seat.index(), nonce);
    parlour.say(new Guest(seat.index()), new FromClient.Pledge("p" + nonce, T, seat, bound));
  }

  private static void nonce(Parlour parlour, Seat seat, String nonce) {
    parlour.say(new Guest(seat.index()), new FromClient.Nonce("n" + nonce, T, seat, nonce));
  }

  private static int first(Parlour parlour) {
    Event.Dealt dealt = (Event.Dealt) parlour.events(Event.Dealt.class).getFirst();
    return (int) dealt.drawn().getFirst().value();
  }

  /** 32 bytes, of the same dice in every run. */
  private String random() {
    byte[] bytes = new byte[32];
    for (int i = 0; i < bytes.length; i++) {
      bytes[i] = (byte) dice.bits();
    }
    return HexFormat.of().formatHex(bytes);
  }
}

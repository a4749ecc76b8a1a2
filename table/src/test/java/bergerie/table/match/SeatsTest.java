package bergerie.table.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bergerie.games.Shelf;
import bergerie.lair.Lair;
import bergerie.rules.Seat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Who sits where, who plays there, and what they gave to the dice. */
class SeatsTest {

  private static final Seat FIRST = Seat.of(0);
  private static final Seat SECOND = Seat.of(1);
  private static final Seat THIRD = Seat.of(2);

  @Test
  void playBeginsWhenTheLastSeatIsTaken() {
    Diary<?, ?, ?> diary =
        table(Diary.person("Ana"), new Holder.Open("", "i"), new Holder.Program("", "lamb"));
    assertEquals(Phase.WAITING, diary.match().phase());
    assertTrue(diary.match().chair(SECOND).isOpen());
    assertFalse(diary.match().chair(FIRST).isOpen());
    assertEquals(List.of(FIRST), diary.match().persons());
    diary.at(1, new Event.Joined(SECOND, "Ben", "of Ben"));
    assertEquals(Phase.PLAYING, diary.match().phase());
    assertEquals(Diary.person("Ben"), diary.match().chair(SECOND).holder());
    assertEquals(List.of(FIRST, SECOND), diary.match().persons());
    assertEquals(3, diary.match().chairs().size());
  }

  @Test
  void aBotPlaysItsOwnSeatAndThoseOfPeopleWhoAreAway() {
    Diary<?, ?, ?> diary =
        table(Diary.person("Ana"), new Holder.Program("", "lamb"), new Holder.Past("Cleo"));
    assertEquals(Optional.empty(), diary.match().chair(FIRST).bot());
    assertEquals(Optional.of("lamb"), diary.match().chair(SECOND).bot());
    assertEquals(Optional.empty(), diary.match().chair(THIRD).bot(), "it has long been played");
    diary.at(1, new Event.TakenOver(FIRST));
    assertEquals(Optional.of("dog"), diary.match().chair(FIRST).bot());
    diary.at(2, new Event.Returned(FIRST));
    assertEquals(Optional.empty(), diary.match().chair(FIRST).bot());
  }

  /** T-10: a seat that is open or left may yet be a person’s. */
  @Test
  void aMatchIsBetweenPeopleUntilItIsOver() {
    Holder bot = new Holder.Program("", "lamb");
    assertFalse(table(Diary.person("Ana"), bot).match().isBetweenPeople());
    assertFalse(table(bot, bot).match().isBetweenPeople());
    assertTrue(table(Diary.person("Ana"), new Holder.Open("", "i")).match().isBetweenPeople());
    Diary<?, ?, ?> two = table(Diary.person("Ana"), Diary.person("Ben"));
    two.at(1, new Event.Left(SECOND));
    assertTrue(two.match().isBetweenPeople());
    two.at(2, new Event.Resigned(FIRST));
    assertFalse(two.match().isBetweenPeople());
  }

  @Test
  void botsAreAmongThemselvesWhenNoPersonCouldMove() {
    Holder bot = new Holder.Program("", "lamb");
    assertTrue(table(bot, bot).match().isAmongBots());
    Diary<?, ?, ?> one = table(Diary.person("Ana"), bot);
    assertFalse(one.match().isAmongBots());
    one.at(1, new Event.Left(FIRST));
    assertTrue(one.match().isAmongBots());
    one.at(2, new Event.TooLong());
    assertFalse(one.match().isAmongBots(), "nobody plays any more");
  }

  @Test
  void everySeatGivesToTheDiceAndABotForWhoDidNot() {
    Diary<?, ?, ?> diary =
        table(Diary.person("Ana"), new Holder.Program("", "lamb"), Diary.person("Cleo"));
    assertEquals(List.of("", "bot", ""), diary.match().shares().nonces());
    diary.at(1, new Event.Nonce(FIRST, "mine"), new Event.Left(FIRST), new Event.Left(THIRD));
    assertEquals(List.of("mine", "bot", "bot"), diary.match().shares().nonces());
  }

  @Test
  void whatSeatsSayBesideTheGameIsCounted() {
    Diary<?, ?, ?> diary = table(Diary.person("Ana"), Diary.person("Ben"));
    assertEquals(0, diary.match().said(FIRST));
    diary.at(
        1,
        new Event.Chatted(FIRST, "Hm."),
        new Event.Offered(FIRST, Offer.What.DRAW),
        new Event.Declined(SECOND, Offer.What.DRAW),
        new Event.Left(FIRST));
    assertEquals(3, diary.match().said(FIRST));
    assertEquals(1, diary.match().said(SECOND));
  }

  @Test
  void aMatchIsBoundToItsSeedBeforeItShowsIt() {
    assertEquals(
        Diary.COMMITMENT, table(Diary.person("Ana"), Diary.person("Ben")).match().commitment());
  }

  @Test
  void aMatchWithoutASeedIsBoundToNothing() {
    Event.Created sealed =
        Diary.ofPeople(Shelf.find("kukuli").orElseThrow(), 2, new Clock.None()).match().head();
    Event.Created unsealed =
        new Event.Created(
            sealed.game(),
            sealed.rules(),
            sealed.content(),
            sealed.setup(),
            sealed.holders(),
            sealed.clock(),
            "",
            "",
            Optional.empty(),
            sealed.origin());
    var game = Shelf.find("kukuli").orElseThrow();
    assertEquals("", new Diary<>(game, unsealed).match().commitment());
  }

  @Test
  void aMessageThatIsSentAgainIsKnownForAWhile() {
    Match<?, ?, ?> match = Diary.ofPeople(new Lair(), 2, new Clock.None()).match();
    for (int i = 2; i <= 34; i++) {
      match = match.after(new Logged(i, 0, "message " + i, new Event.Chatted(FIRST, "Hm.")));
      match = match.after(new Logged(i, 0, "", new Event.Chatted(FIRST, "By nobody.")));
    }
    assertEquals(Optional.empty(), match.done("message 1"), "never sent");
    assertEquals(Optional.empty(), match.done("message 2"), "too long ago");
    assertEquals(Optional.of(3L), match.done("message 3"));
    assertEquals(Optional.of(20L), match.done("message 20"));
    assertEquals(Optional.of(34L), match.done("message 34"));
  }

  private static Diary<?, ?, ?> table(Holder... holders) {
    Event.Created created =
        Diary.created(new Lair(), Map.of(), new Clock.None(), Optional.empty(), List.of(holders));
    return new Diary<>(new Lair(), created);
  }
}

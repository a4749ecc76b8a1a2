package bergerie.table.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import bergerie.games.Shelf;
import bergerie.lair.Lair;
import bergerie.lair.LairMove;
import bergerie.lair.LairState;
import bergerie.rules.Game;
import bergerie.rules.Outcome;
import bergerie.rules.Seat;
import bergerie.rules.Viewer;
import bergerie.rules.Words;
import bergerie.rules.match.Verified;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** How a match goes on: giving up, taking back, offering, and what follows by itself. */
class ConsequencesTest {

  private static final Seat FIRST = Seat.of(0);
  private static final Seat SECOND = Seat.of(1);
  private static final Seat THIRD = Seat.of(2);
  private static final Clock NONE = new Clock.None();

  /** One choice is left to each, and two to make in this round. */
  private static final String LAST_ROUND = "1,2,3/4,5,6/0,0/2,1/7,8/9,10/4";

  /** Lair where nobody may know that somebody has chosen. */
  private static final Lair QUIET =
      new Lair() {
        @Override
        public boolean silent(LairState state, LairMove move) {
          return move instanceof LairMove.Chosen;
        }
      };

  @Test
  void amongThreeABotPlaysForWhoGaveUpUntilOneIsLeft() {
    Diary<?, ?, ?> diary = Diary.ofPeople(new Lair(), 3, NONE);
    diary.at(1, new Event.Resigned(FIRST));
    assertEquals(Phase.PLAYING, diary.match().phase());
    assertEquals(Optional.of("dog"), diary.match().chair(FIRST).bot());
    assertEquals(Optional.empty(), diary.match().chair(SECOND).bot());
    diary.at(2, new Event.Flagged(THIRD));
    Outcome outcome = diary.match().ending().outcome().orElseThrow();
    assertEquals(List.of(SECOND), outcome.winners());
    assertEquals("T-5", outcome.rule());
    assertEquals("Cleo ran out of time.", why(diary, outcome));
  }

  @Test
  void whoResignsTwiceIsOneWhoResigned() {
    Diary<?, ?, ?> diary = Diary.ofPeople(new Lair(), 3, NONE);
    diary.at(1, new Event.Resigned(FIRST), new Event.Resigned(FIRST));
    assertEquals(Phase.PLAYING, diary.match().phase());
  }

  @Test
  void aStepTakenBackIsForgottenAndWithItWhatTheGameItselfHadEnded() {
    Diary<?, ?, ?> diary = beginning(new Lair(), LAST_ROUND);
    Object start = diary.match().state();
    diary.at(1, new Event.Moved(FIRST, "3"));
    Object chosen = diary.match().state();
    diary.at(2, new Event.Moved(SECOND, "6"));
    assertEquals("LA-2", diary.match().ending().outcome().orElseThrow().rule());
    diary.at(3, new Event.TakenBack(1));
    assertEquals(Optional.empty(), diary.match().ending().outcome());
    assertEquals(Phase.PLAYING, diary.match().phase());
    assertEquals(chosen, diary.match().state());
    assertEquals(List.of(SECOND), diary.match().timing().running());
    diary.at(4, new Event.TakenBack(1));
    assertEquals(start, diary.match().state());
  }

  @Test
  void whoHasResignedHasResignedWhateverIsTakenBack() {
    Diary<?, ?, ?> diary = beginning(new Lair(), LAST_ROUND);
    diary.at(1, new Event.Moved(FIRST, "3"), new Event.Resigned(FIRST), new Event.TakenBack(1));
    assertEquals("T-4", diary.match().ending().outcome().orElseThrow().rule());
    assertEquals(Phase.OVER, diary.match().phase());
  }

  @Test
  void aTakebackEndsWhatWasOffered() {
    Diary<?, ?, ?> diary = beginning(new Lair(), LAST_ROUND);
    diary.at(1, new Event.Moved(FIRST, "3"), new Event.Offered(FIRST, Offer.What.TAKEBACK));
    assertEquals(1, diary.match().offers().size());
    diary.at(2, new Event.TakenBack(1));
    assertEquals(List.of(), diary.match().offers());
  }

  @Test
  void aMatchBeginsOnceAndIsTakenBackOnlyWithItsPast() {
    Diary<?, ?, ?> diary = Diary.ofPeople(new Lair(), 2, NONE);
    Event.Created head = diary.match().head();
    assertRefused("created twice", diary, head);
    assertRefused("created twice", diary, new Event.Imported(head, ""));
    assertRefused("a takeback needs the past", diary, new Event.TakenBack(1));
  }

  /** Who offered a draw would otherwise learn that the other has chosen. */
  @Test
  void aSilentMoveIsOnlyCountedByItsMakerAndLetsOffersStand() {
    Diary<?, ?, ?> diary = beginning(QUIET, LAST_ROUND);
    diary.at(1, new Event.Offered(FIRST, Offer.What.DRAW), new Event.Moved(SECOND, "6"));
    assertEquals(List.of(Offer.What.DRAW), offers(diary.match()));
    assertEquals(2, diary.match().silences().counted(List.of(FIRST), 3));
    assertEquals(3, diary.match().silences().counted(List.of(SECOND), 3));
    assertEquals(0, diary.match().silences().heard(Viewer.player(FIRST), 1));
  }

  @Test
  void aMoveThatIsHeardEndsOffersAndIsCountedByAll() {
    Diary<?, ?, ?> diary = beginning(new Lair(), LAST_ROUND);
    diary.at(1, new Event.Offered(FIRST, Offer.What.DRAW), new Event.Moved(SECOND, "6"));
    assertEquals(List.of(), diary.match().offers());
    assertEquals(3, diary.match().silences().counted(List.of(FIRST), 3));
  }

  /** SS-18: to stop and count is about the whole game, a draw about one position. */
  @Test
  void onlyTheOfferToCountOutlivesAMove() {
    Diary<?, ?, ?> diary =
        beginning(
            Shelf.find("sheep-sheep").orElseThrow(),
            "herding; turns 6; barren 6; meadow ro yg bv / pr oy gb / vp ry ob;"
                + " P1 r: rv yv gp rb won rp ro rb; P2 b: og ob vp yp won yp yr yo yb");
    diary.at(
        1,
        new Event.Offered(SECOND, Offer.What.COUNT),
        new Event.Offered(SECOND, Offer.What.DRAW),
        new Event.Agreed(FIRST, Offer.What.DRAW));
    assertEquals(
        List.of(
            new Offer(Offer.What.COUNT, SECOND, Set.of()),
            new Offer(Offer.What.DRAW, SECOND, Set.of(FIRST))),
        diary.match().offers());
    diary.at(2, new Event.Moved(FIRST, "rv@A1"));
    assertEquals(List.of(Offer.What.COUNT), offers(diary.match()));
  }

  /** The check of match files deals every card again, by its number. */
  @Test
  void cardsFollowByThemselvesAsTheDiceGiveThem() {
    Diary<?, ?, ?> diary = Diary.ofPeople(new Lair(), 2, NONE);
    assertEquals(Optional.empty(), diary.match().consequence(), "nobody has given a nonce");
    diary.at(1, new Event.Nonce(FIRST, "a"), new Event.Nonce(SECOND, "b")).settle(1);
    while (diary.match().phase() == Phase.PLAYING) {
      Seat next = diary.match().timing().running().getFirst();
      diary.at(2, new Event.Moved(next, firstMove(diary.match(), next))).settle(2);
    }
    Event.Ended ended = (Event.Ended) diary.log().getLast().event();
    Verified verified = Verified.of(new Lair(), Records.write(diary.log())).orThrow();
    assertEquals(12, verified.draws());
    assertEquals(Optional.of(ended.outcome()), verified.outcome());
    assertEquals(Optional.empty(), diary.match().consequence(), "the end is told once");
  }

  /** A match by older rules may end as those of today would not. */
  @Test
  void theEndOfTheLogIsTheEnd() {
    Outcome other = new Outcome(List.of(FIRST), List.of(5, 0), "LA-9", Words.same("So it was."));
    Diary<?, ?, ?> diary = Diary.ofPeople(new Lair(), 2, NONE).at(1, new Event.Ended(other));
    assertEquals(Optional.of(other), diary.match().ending().outcome());
    diary = Diary.ofPeople(new Lair(), 2, NONE);
    diary.at(1, new Event.Resigned(FIRST), new Event.Ended(other));
    assertEquals(Optional.of(other), diary.match().ending().outcome());
  }

  @Test
  void aMatchCanBeSeenAsItStoodAfterAnyEvent() {
    Diary<LairState, LairMove, ?> diary = beginning(new Lair(), LAST_ROUND);
    diary.at(1, new Event.Moved(FIRST, "3"), new Event.Moved(SECOND, "6"));
    assertEquals(List.of(0, 0), sealed(diary, 0), "there is always a first event");
    assertEquals(List.of(0, 0), sealed(diary, 1));
    assertEquals(List.of(3, 0), sealed(diary, 2));
    assertNotEquals(sealed(diary, 2), sealed(diary, 3));
    assertEquals(3, Fold.until(new Lair(), diary.log(), 9).seq());
  }

  private static List<Integer> sealed(Diary<LairState, LairMove, ?> diary, long seq) {
    return Fold.until(new Lair(), diary.log(), seq).state().sealed();
  }

  private static <S, M, V> Diary<S, M, V> beginning(Game<S, M, V> game, String start) {
    List<Holder> holders = List.of(Diary.person("Ana"), Diary.person("Ben"));
    return new Diary<>(game, Diary.created(game, Map.of(), NONE, Optional.of(start), holders));
  }

  private static void assertRefused(String why, Diary<?, ?, ?> diary, Event event) {
    Match<?, ?, ?> match = diary.match();
    Logged logged = new Logged(2, 0, "", event);
    String said =
        assertThrows(IllegalArgumentException.class, () -> match.after(logged)).getMessage();
    assertEquals(why, said);
  }

  private static List<Offer.What> offers(Match<?, ?, ?> match) {
    return match.offers().stream().map(Offer::what).toList();
  }

  private static <S, M, V> String firstMove(Match<S, M, V> match, Seat seat) {
    return match.game().notation().write(match.state(), match.moves(seat).getFirst());
  }

  private static String why(Diary<?, ?, ?> diary, Outcome outcome) {
    Eyes eyes = Eyes.later(new Viewer.Spectator());
    return outcome.why().to(eyes.hearer(diary.match())).en().text();
  }
}

package bergerie.table.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import bergerie.games.Shelf;
import bergerie.lair.Lair;
import bergerie.lair.LairMove;
import bergerie.lair.LairState;
import bergerie.rules.Game;
import bergerie.rules.Seat;
import bergerie.table.steward.Attendance;
import bergerie.table.steward.Decision;
import bergerie.table.steward.Steward;
import bergerie.table.wire.FromClient;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** T-8: what may be taken back, by what others have learnt from it. */
class TakebackTest {

  private static final Seat FIRST = Seat.of(0);
  private static final Seat SECOND = Seat.of(1);
  private static final String SHOWN = "Something hidden was shown since: no takeback.";
  private static final String NO_MOVE = "You have not moved yet.";

  /** Lair where nobody hears that somebody has chosen, and offers stand. */
  private static final Lair QUIET =
      new Lair() {
        @Override
        public boolean silent(LairState state, LairMove move) {
          return true;
        }
      };

  @Test
  void whatWasChosenInSecretTellsNothing() {
    Diary<?, ?, ?> diary = lair(new Lair(), "no").at(1, new Event.Moved(FIRST, "1"));
    assertEquals(Decision.write(new Event.Offered(FIRST, Offer.What.TAKEBACK)), asks(diary, FIRST));
    assertEquals(NO_MOVE, refused(asks(diary, SECOND)));
  }

  @Test
  void whatShowsCardsCantBeTakenBackByAnybody() {
    Diary<?, ?, ?> diary =
        lair(new Lair(), "no").at(1, new Event.Moved(FIRST, "1"), new Event.Moved(SECOND, "4"));
    assertEquals(SHOWN, refused(asks(diary, SECOND)));
    assertEquals(SHOWN, refused(asks(diary, FIRST)));
  }

  @Test
  void sandThatRanOutAndCardsThatWereDrawnStayAsTheyAre() {
    Diary<?, ?, ?> glass =
        lair(new Lair(), "yes").at(1, new Event.Moved(SECOND, "4"), new Event.GlassRan("up 0:1"));
    assertEquals(SHOWN, refused(asks(glass, SECOND)));
    Diary<?, ?, ?> dealt = Diary.ofPeople(new Lair(), 2, new Clock.None());
    dealt.at(1, new Event.Dealt("0:1", List.of()));
    assertEquals(SHOWN, refused(asks(dealt, FIRST)));
  }

  @Test
  void whatWasTakenBackBeforeIsNoMoveAnyMore() {
    Diary<?, ?, ?> diary = Diary.ofPeople(Shelf.find("kukuli").orElseThrow(), 2, new Clock.None());
    diary.at(1, new Event.Moved(FIRST, "C6-C5"), new Event.Moved(SECOND, "B2-B3"));
    diary.at(2, new Event.TakenBack(2), new Event.Moved(FIRST, "C6-C7"));
    assertEquals(NO_MOVE, refused(asks(diary, SECOND)));
  }

  /** Ben has chosen since without a word, and all cards lie open. */
  @Test
  void anOfferIsLookedAtAgainWhenItIsGranted() {
    Diary<?, ?, ?> diary = lair(QUIET, "no").at(1, new Event.Moved(FIRST, "1"));
    diary.at(2, new Event.Offered(FIRST, Offer.What.TAKEBACK));
    assertEquals(
        Decision.write(new Event.Agreed(SECOND, Offer.What.TAKEBACK), new Event.TakenBack(1)),
        grants(diary));
    diary.at(3, new Event.Moved(SECOND, "4"));
    assertEquals(SHOWN, refused(grants(diary)));
  }

  private static Diary<?, ?, ?> lair(Lair game, String sand) {
    return start(game, Map.of("sand", sand), "1,2,3/4,5,6/0,0/0,0/7,8,9,10,11,12,13,14//1");
  }

  private static <S, M, V> Diary<S, M, V> start(
      Game<S, M, V> game, Map<String, String> options, String state) {
    List<Holder> holders = List.of(Diary.person("Ana"), Diary.person("Ben"));
    return new Diary<>(
        game, Diary.created(game, options, new Clock.None(), Optional.of(state), holders));
  }

  private static Decision asks(Diary<?, ?, ?> diary, Seat seat) {
    return decide(diary.match(), diary, new FromClient.Make("m", "t", seat, Offer.What.TAKEBACK));
  }

  private static Decision grants(Diary<?, ?, ?> diary) {
    return decide(
        diary.match(), diary, new FromClient.Grant("m", "t", SECOND, Offer.What.TAKEBACK));
  }

  private static <S, M, V> Decision decide(
      Match<S, M, V> match, Diary<?, ?, ?> diary, FromClient.Does said) {
    return new Steward<>(match, new Attendance(Set.of(), Set.of()), diary::log, 10).decide(said);
  }

  private static String refused(Decision decision) {
    Decision.Refuse refuse = assertInstanceOf(Decision.Refuse.class, decision);
    assertEquals("T-8", refuse.objection().rule());
    return refuse.objection().why().en();
  }
}
